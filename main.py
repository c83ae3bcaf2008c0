"""Start Heart Thieves."""

import sys

from game.app import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
