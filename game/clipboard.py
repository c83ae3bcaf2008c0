"""The desktop's clipboard."""

import pygame


def copy(text: str) -> bool:
    """Put a text into the clipboard; tell whether it is there now."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except pygame.error:
        return False


def paste() -> str:
    """Return the clipboard's text, empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
