"""The rules: pure values and functions. Nothing here knows a window, a clock, a file or chance."""
