"""The tests of Heart Thieves."""
