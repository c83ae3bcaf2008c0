"""Everything that may befall a program: killed, pelted with events, given broken files and no room."""
