"""Pictures made in code: felt, shadows, frames, pills. All premultiplied, all cached by their measures."""

import random
from functools import cache, lru_cache

import pygame

from game.view.svg import Rgb, clear, hex_colour, render

_FELT_SIZE = (48, 30)  # the vignette is smooth: it is computed small and scaled up
_FELT_BLURRED, _FELT_BLUR = (160, 100), 5
_SHADOW_SHRINK = 4
SHADOW_REACH = 3
"""How far a shadow reaches beyond its card, in times its blur."""
_LARGE = 400_000  # square pixels: plates from here on are as large as pages, and few are kept
_GRAIN_SIDE, _GRAIN = 96, 4  # a tile's pixels; the strongest speck, of 255


def rounded(
    size: tuple[int, int], radius: int, fill: Rgb | None, line: Rgb | None, width: int, alpha: float
) -> pygame.Surface:
    """Draw a rounded rectangle.

    Args:
        size: pixels; in a window too small for what it holds a side may come out below 1, and is drawn as 1.
        radius: of the corners, pixels.
        fill: its colour, None for none.
        line: the edge's colour, None for none.
        width: the edge's width, pixels, inside `size`.
        alpha: 0 to 1.
    """
    size = (max(1, size[0]), max(1, size[1]))
    kept = _large_plate if size[0] * size[1] > _LARGE else _plate
    return kept(size, radius, fill, line, width, alpha)


def _drawn_plate(
    size: tuple[int, int], radius: int, fill: Rgb | None, line: Rgb | None, width: int, alpha: float
) -> pygame.Surface:
    w, h = size
    half = width / 2 if line else 0
    paint = f'fill="{hex_colour(fill)}" fill-opacity="{alpha}"' if fill else 'fill="none"'
    stroke = f'stroke="{hex_colour(line)}" stroke-opacity="{alpha}" stroke-width="{width}"' if line else ""
    return render(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><rect x="{half}" y="{half}" '
        f'width="{max(0.1, w - 2 * half)}" height="{max(0.1, h - 2 * half)}" rx="{radius}" {paint} {stroke}/></svg>',
        size,
    )


_plate = lru_cache(maxsize=96)(_drawn_plate)
_large_plate = lru_cache(maxsize=8)(_drawn_plate)


@lru_cache(maxsize=32)
def outline(size: tuple[int, int], radius: int, colour: Rgb, width: int, glow: float) -> pygame.Surface:
    """Draw a rounded outline, filled with a breath of its colour: `glow`, 0 to 1."""
    edge = rounded(size, radius, None, colour, width, 1.0)
    if not glow:
        return edge
    picture = rounded(size, radius, colour, None, 0, glow).copy()
    picture.blit(edge, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


@lru_cache(maxsize=16)
def shadow(size: tuple[int, int], radius: int, blur: int, darkness: int) -> pygame.Surface:
    """Draw a card's shadow, `SHADOW_REACH` times `blur` pixels larger on each side than `size`: it ends in nothing.

    Args:
        size: the card's, pixels.
        radius: of the card's corners, pixels.
        blur: how soft, pixels.
        darkness: 0 to 255.
    """
    margin = SHADOW_REACH * blur
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    small = (max(8, whole[0] // _SHADOW_SHRINK), max(8, whole[1] // _SHADOW_SHRINK))
    inner = pygame.Rect(0, 0, small[0] * size[0] // whole[0], small[1] * size[1] // whole[1])
    inner.center = (small[0] // 2, small[1] // 2)
    picture = clear(small)
    pygame.draw.rect(picture, (0, 0, 0, darkness), inner, border_radius=max(1, radius // _SHADOW_SHRINK))
    soft = pygame.transform.gaussian_blur(picture, max(1, blur // _SHADOW_SHRINK))
    return pygame.transform.smoothscale(soft, whole)


@lru_cache(maxsize=64)
def shadow_strip(size: tuple[int, int], radius: int, blur: int, darkness: int, rows: int) -> pygame.Surface:
    """Return the upper part of a shadow, down to `rows` pixels below the card's top edge.

    In a fan the shadows of all cards would add up to dark rails at the sides; each card's ends where the next begins.
    """
    whole = shadow(size, radius, blur, darkness)
    return whole.subsurface((0, 0, whole.get_width(), min(whole.get_height(), SHADOW_REACH * blur + rows)))


@lru_cache(maxsize=1)
def veil(size: tuple[int, int], colour: Rgb, alpha: float) -> pygame.Surface:
    """Draw a shade of one colour over a whole window; `alpha` is 0 to 1."""
    picture = clear(size)
    picture.fill((*(round(channel * alpha) for channel in colour), round(alpha * 255)))
    return picture


@lru_cache(maxsize=1)
def felt(size: tuple[int, int], middle: Rgb, edge: Rgb) -> pygame.Surface:
    """Draw the table's cloth: brightest a little above the middle, darker to the corners, with the faintest grain."""
    # Scaled up at once, the small picture's pixels would show as a net of creases. All are in the screen's format from
    # the start: a window's size of pixels would take long to convert.
    larger = pygame.transform.smoothscale(_vignette(middle, edge).convert(), _FELT_BLURRED)
    cloth = pygame.transform.smoothscale(pygame.transform.gaussian_blur(larger, _FELT_BLUR), size)
    # The grain also hides the steps of a gradient that runs over few shades.
    for tile, flag in zip(_grain(), (pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB), strict=True):
        side = tile.get_width()
        spots = ((x, y) for y in range(0, size[1], side) for x in range(0, size[0], side))
        cloth.fblits([(tile, spot) for spot in spots], flag)
    return cloth


def _vignette(middle: Rgb, edge: Rgb) -> pygame.Surface:
    """Draw the cloth's light, small; left and right are alike."""
    w, h = _FELT_SIZE
    small = pygame.Surface(_FELT_SIZE, depth=32)
    for y in range(h):
        for x in range(w // 2):
            dx, dy = (x + 0.5) / w - 0.5, (y + 0.5) / h - 0.45
            part = min(1.0, (dx * dx + dy * dy) * 2.1) ** 0.8
            shade = tuple(round(a + (b - a) * part) for a, b in zip(middle, edge, strict=True))
            small.set_at((x, y), shade)
            small.set_at((w - 1 - x, y), shade)
    return small


@cache
def _grain() -> tuple[pygame.Surface, pygame.Surface]:
    """Draw two square tiles of noise, one to add to the cloth and one to take from it."""
    chance = random.Random(1)
    levels = bytes(value * (_GRAIN + 1) // 256 for value in range(256))
    return _noise(chance, levels), _noise(chance, levels)


def _noise(chance: random.Random, levels: bytes) -> pygame.Surface:
    grey = chance.randbytes(_GRAIN_SIDE * _GRAIN_SIDE).translate(levels)
    pixels = bytes(value for level in grey for value in (level, level, level))
    return pygame.image.frombytes(pixels, (_GRAIN_SIDE, _GRAIN_SIDE), "RGB").convert()


def forget() -> None:
    """Drop the pictures that are kept, but for the cloth: they are sized after a window that has another size now."""
    for kept in (_plate, _large_plate, outline, shadow, shadow_strip, veil):
        kept.cache_clear()


def faded(surface: pygame.Surface, alpha: float) -> pygame.Surface:
    """Return a copy of a premultiplied picture at `alpha` (0 to 1) of its strength."""
    copy = surface.copy()
    level = max(0, min(255, round(alpha * 255)))
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
