"""What outlasts the program: settings, games with their entries, statistics. Nothing here knows a rule."""

from game.store.games import PlayedGame, SavedGame
from game.store.journal import Checkpoint
from game.store.statistics import Statistics
from game.store.store import Store

__all__ = ["Checkpoint", "PlayedGame", "SavedGame", "Statistics", "Store"]
