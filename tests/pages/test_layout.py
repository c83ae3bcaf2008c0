"""No text of a page is cut off, overlaps another or leaves its plate: in any window, text size and language."""

from collections.abc import Callable

import pygame
import pytest

from game.i18n import LANGUAGES, Words
from game.pages.dialog import Dialog
from game.pages.dialogs import CodeDialog, Question
from game.pages.menu import TITLE_WORDS
from game.pages.sheet import Sheet
from game.view.scene import Sprite
from tests.pages.conftest import Opener, Shower
from tests.pages.seen import lengthened
from tests.pages.test_statistics_page import play_some
from tests.pages.texts import Placed, Texts
from tests.window.driver import Driver

SIZES = [(640, 400), (1280, 800), (1080, 1920), (3840, 2160)]
SCALES = ["100", "150"]
NAMES = ["menu", "settings", "statistics", "keys"]
THIN = 4  # pixels: lines and rings are no plates


@pytest.fixture(params=[*LANGUAGES, "wordy"])
def tongue(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a test in every language, and in a made-up one with long words."""
    if request.param == "wordy":
        monkeypatch.setattr(Words, "__call__", lambda _, message: lengthened(message))
    else:
        monkeypatch.setattr(Driver, "language", request.param)
    return str(request.param)


def faults(sprites: list[Sprite], texts: Texts, window: pygame.Rect) -> list[str]:
    """What is wrong with the texts of a frame."""
    placed = texts.placed(sprites)
    plates = [sprite for sprite in sprites if texts.words_of(sprite) is None and min(sprite.rect.size) > THIN]
    found = [f"{text.words!r} leaves the window" for text in placed if not window.contains(text.ink)]
    found += [
        f"{one.words!r} overlaps {other.words!r}"
        for number, one in enumerate(placed)
        for other in placed[number + 1 :]
        if one.ink.colliderect(other.ink)
    ]
    found += [
        f"{text.words!r} leaves the plate {plate.key}"
        for text in placed
        for plate in plates
        if plate.layer <= text.layer and plate.rect.collidepoint(text.ink.center) and not plate.rect.contains(text.ink)
    ]
    return found


def walk(page: Sheet, texts: Texts, window: pygame.Rect) -> set[str]:
    """Scroll through a page; the words seen whole on the way out."""
    seen: set[str] = set()
    page.scroll.to_top()
    while True:
        page._stand()
        sprites = list(page.sprites())
        assert faults(sprites, texts, window) == []
        seen |= {text.words for text in texts.placed(sprites)}
        before = page.scroll.offset
        page.scroll.reveal(before + window.h // 4 + page.scroll.box.h, before + window.h // 4 + page.scroll.box.h)
        if page.scroll.offset == before:
            return seen


def all_texts(page: Sheet, texts: Texts) -> list[Placed]:
    """Every text of a page's content, in sight or not."""
    skin = page._skin
    assert skin is not None
    return texts.placed([*page._plan.sprites(0, 0, 0), *page.form.sprites(skin, 0)])


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_every_text_of_every_page_can_be_read(
    size: tuple[int, int], scale: str, tongue: str, show: Shower, texts: Texts
) -> None:
    driver, _ = show("menu", size=size)
    driver.settings.set("text_scale", scale)
    play_some(driver.app._context.store, "hh", "wlgwwlw")
    for name in NAMES:
        driver.say(f"page {name}")
        page = driver.app._pages._pages[-1]
        assert isinstance(page, Sheet)
        wanted = {text.words for text in all_texts(page, texts)}
        assert len(wanted) > 5
        seen = walk(page, texts, pygame.Rect((0, 0), size))
        assert wanted <= seen, f"{name}: never whole: {wanted - seen}"
        assert page.scroll.box.contains(*page._corner)
    assert tongue in ("wordy", driver.app._context.words.language)


def question(driver: Driver) -> Dialog:
    words = driver.app._context.words
    lines = (words("All its finished games are forgotten. The game in progress stays."),)
    return Question(driver.app._context, words("Reset the statistics of {}?"), lines, words("Reset"), lambda: None)


@pytest.mark.parametrize("make", [question, lambda driver: CodeDialog(driver.app._context)])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("tongue")
def test_dialogs_hold_their_texts(
    size: tuple[int, int],
    scale: str,
    make: Callable[[Driver], Dialog],
    open_window: Opener,
    texts: Texts,
) -> None:
    driver = open_window(size=size)
    driver.settings.set("text_scale", scale)
    dialog = make(driver)
    driver.app._open(dialog)
    sprites = list(dialog.sprites())
    assert len(texts.placed(sprites)) >= 4
    assert faults(sprites, texts, pygame.Rect((0, 0), size)) == []


@pytest.mark.parametrize("left_handed", ["on", "off"])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(320, 240), (480, 800), *SIZES])
@pytest.mark.usefixtures("tongue")
def test_the_bar_drops_tools_before_anything_overlaps(
    size: tuple[int, int], scale: str, left_handed: str, open_window: Opener, texts: Texts
) -> None:
    driver = open_window(size=size)
    driver.settings.set("text_scale", scale)
    driver.settings.set("left_handed", left_handed)
    bar, app = driver.app.table.bar, driver.app
    bar.update(driver.desk.session, fullscreen=False)
    sprites = bar.sprites(driver.desk.session, app._context.words, app._look.skin)
    assert faults(sprites, texts, pygame.Rect((0, 0), size)) == []
    icons = [sprite.rect for sprite in sprites if isinstance(sprite.key, tuple) and sprite.key[-1] == "icon"]
    assert all(rect.collidelist([text.ink for text in texts.placed(sprites)]) < 0 for rect in icons)
    names = {widget.name for widget in bar._form.widgets}
    assert {"new", "undo", "menu"} <= names
    assert len(icons) == len(names - {"code-button"})
    if size[0] >= 1280 and scale == "100":
        assert {"restart", "redo", "rules", "statistics", "settings", "fullscreen", "switch", "code"} <= names


def test_the_menu_has_all_that_the_bar_may_drop(show: Shower) -> None:
    driver, page = show("menu")
    tools = set(driver.app.table.bar._tools) - {"new", "undo", "redo", "menu", "switch"}
    assert tools <= {widget.name for widget in page.form.widgets}


def test_the_menu_names_the_program(show: Shower, texts: Texts) -> None:
    driver, _ = show("menu")
    assert TITLE_WORDS in texts.of(driver)
