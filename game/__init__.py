"""Heart Thieves: a desktop client for two patiences, Heart to Heart and Quarante Voleurs."""

import os

VERSION = "0.1.0"

# pygame greets on standard output when imported; that stream belongs to the play protocol.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
