"""The program's own small widget set; every widget can be operated by pointer and by keyboard."""
