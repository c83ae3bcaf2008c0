"""The pages: one file each. A page takes input and gives sprites."""
