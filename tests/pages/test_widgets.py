"""Every widget, operated by pointer and by keyboard."""

import pytest

from game.view import text
from game.view.geometry import Box
from game.view.inputs import Interrupted, Wheel
from game.view.widgets.button import TextButton
from game.view.widgets.choice import Choice
from game.view.widgets.form import Form
from game.view.widgets.one_of import OneOf, Option
from game.view.widgets.slider import Slider
from game.view.widgets.switch import Switch
from game.view.widgets.tabs import Tabs
from game.view.widgets.widget import Mood
from tests.pages.hands import SKIN, Hands, Kept

ROW = Box(100, 50, 400, 44)
OPTIONS = (Option("a", "First"), Option("b", "Second"), Option("c", "Third"))


def switch(kept: Kept) -> Switch:
    widget = Switch("switch", ("Off", "On"), lambda: bool(kept.number), kept.turn)
    widget.lay(ROW, SKIN)
    return widget


def slider(kept: Kept) -> Slider:
    widget = Slider("slider", 10, lambda: kept.number, kept.go, lambda step: f"{step * 10} %")
    widget.lay(ROW, SKIN)
    return widget


def one_of(kind: type[OneOf], kept: Kept, width: int = 400) -> OneOf:
    widget = kind("one", OPTIONS, lambda: kept.value, kept.set)
    widget.lay(Box(100, 50, *widget.size_within(width, SKIN)), SKIN)
    return widget


def test_a_switch_turns_by_click_anywhere_in_its_row() -> None:
    kept = Kept()
    hands = Hands(Form([switch(kept)]).handle)
    hands.click(ROW)
    assert kept.number == 1
    hands.press(ROW.x + 1, ROW.y + 1)
    hands.release(ROW.right + 5, ROW.y)
    assert kept.number == 1


def test_a_switch_turns_by_keys_and_the_arrows_name_its_sides() -> None:
    kept = Kept()
    hands = Hands(Form([switch(kept)]).handle)
    hands.keys("tab", "space", "return", "space")
    assert (kept.number, kept.changes) == (1, 3)
    hands.keys("right", "left", "left", "right")
    assert (kept.number, kept.changes) == (1, 5)


def test_a_switch_tells_its_state_without_colour() -> None:
    kept = Kept()
    widget = switch(kept)
    off = {sprite.key: sprite for sprite in widget.sprites(SKIN, Mood(), 0)}
    kept.number = 1
    on = {sprite.key: sprite for sprite in widget.sprites(SKIN, Mood(), 0)}
    assert off["switch", "word"].surface is not on["switch", "word"].surface
    assert off["switch", "knob"].x < on["switch", "knob"].x
    assert set(on) - set(off) == {("switch", "tick")}


@pytest.mark.parametrize("kind", [Choice, Tabs])
def test_one_of_several_is_chosen_by_click(kind: type[OneOf]) -> None:
    kept = Kept("a")
    widget = one_of(kind, kept)
    hands = Hands(Form([widget]).handle)
    hands.click(widget.segments[2])
    assert kept.value == "c"
    hands.click(widget.segments[2])
    assert kept.changes == 1


@pytest.mark.parametrize("kind", [Choice, Tabs])
def test_one_of_several_is_chosen_by_keys(kind: type[OneOf]) -> None:
    kept = Kept("a")
    hands = Hands(Form([one_of(kind, kept)]).handle)
    hands.keys("tab", "right")
    assert kept.value == "b"
    hands.keys("end", "right")
    assert kept.value == "c"
    hands.keys("return")
    assert kept.value == "a"
    hands.keys("left", "end", "left", "home")
    assert kept.value == "a"


@pytest.mark.parametrize("kind", [Choice, Tabs])
def test_one_of_several_wraps_into_rows_where_its_words_are_long(kind: type[OneOf]) -> None:
    kept = Kept("b")
    wide, narrow = one_of(kind, kept), one_of(kind, kept, width=160)
    assert len({box.y for box in wide.segments}) == 1
    assert len({box.y for box in narrow.segments}) > 1
    for box, option in zip(narrow.segments, OPTIONS, strict=True):
        assert box.right <= narrow.box.right
        assert box.bottom <= narrow.box.bottom
        assert box.w >= text.width_of(option.words, text.STRONG, SKIN.px(narrow.size))


def test_a_choice_ticks_what_is_chosen() -> None:
    kept = Kept("b")
    widget = one_of(Choice, kept)
    tick = next(sprite for sprite in widget.sprites(SKIN, Mood(), 0) if sprite.key == ("one", "tick"))
    assert widget.segments[1].contains(*tick.rect.center)


def test_a_slider_follows_the_pressed_pointer_beyond_its_box_and_no_longer() -> None:
    kept = Kept(number=5)
    widget = slider(kept)
    form = Form([TextButton("other", "Other", lambda: None), widget])
    form.widgets[0].lay(Box(0, 200, 700, 50), SKIN)
    hands = Hands(form.handle)
    track = widget.track
    hands.press(track.x + track.w * 0.31, track.y)
    assert kept.number == 3
    hands.move(track.right + 90, 220)
    assert kept.number == 10
    hands.move(track.x - 90, 220)
    hands.release(track.x - 90, 220)
    assert kept.number == 0
    hands.move(track.right, track.y)
    assert kept.number == 0


def test_a_slider_lets_go_when_the_window_loses_the_pointer() -> None:
    kept = Kept(number=5)
    widget = slider(kept)
    form = Form([widget])
    hands = Hands(form.handle)
    hands.press(widget.track.x, widget.track.y)
    form.handle(Interrupted())
    hands.move(widget.track.right, widget.track.y)
    assert kept.number == 0


def test_a_slider_goes_by_keys_and_stops_at_its_ends() -> None:
    kept = Kept(number=5)
    hands = Hands(Form([slider(kept)]).handle)
    hands.keys("tab", "right", "+", "left")
    assert kept.number == 6
    hands.keys("end", "right")
    assert kept.number == 10
    hands.keys("home", "left", "page up")
    assert kept.number == 2


def test_the_wheel_moves_a_slider_only_while_it_has_the_focus_and_the_pointer() -> None:
    kept = Kept(number=5)
    widget = slider(kept)
    form = Form([widget])
    hands = Hands(form.handle)
    hands.move(*ROW.centre)
    assert not form.handle(Wheel(1.0))
    hands.keys("tab")
    assert form.handle(Wheel(1.0))
    assert kept.number == 6
    hands.move(0, 0)
    assert not form.handle(Wheel(-1.0))
    assert kept.number == 6


def test_a_wheel_that_goes_sideways_leaves_a_slider_alone() -> None:
    """A touchpad's wheel turns in two directions; of one sideways no steps remain."""
    kept = Kept(number=5)
    form = Form([slider(kept)])
    hands = Hands(form.handle)
    hands.move(*ROW.centre)
    hands.keys("tab")
    form.handle(Wheel(0.0))
    assert kept.number == 5


def test_the_focus_walks_over_all_widgets_and_shows() -> None:
    kept = Kept("a")
    widgets = [switch(kept), slider(kept), one_of(Choice, kept), one_of(Tabs, kept), TextButton("b", "B", lambda: None)]
    for number, widget in enumerate(widgets):
        widget.name = f"widget-{number}"
        widget.lay(Box(0, 50 * number, 400, 44), SKIN)
    form = Form(widgets)
    hands = Hands(form.handle)
    for widget in widgets:
        hands.keys("tab")
        assert form.focused is widget
        rings = [
            sprite.key for sprite in form.sprites(SKIN, 0) if isinstance(sprite.key, tuple) and "focus" in sprite.key
        ]
        assert rings == [(widget.name, "focus")]
    hands.keys("tab")
    assert form.focused is widgets[0]
    hands.keys("shift+tab")
    assert form.focused is widgets[-1]


def test_a_press_gives_the_focus_but_no_ring_until_the_next_key() -> None:
    kept = Kept()
    widget = switch(kept)
    form = Form([widget])
    hands = Hands(form.handle)
    hands.click(ROW)
    assert form.focused is widget
    assert form.mood[2] is None
    hands.keys("space")
    assert form.mood[2] is widget
    assert kept.changes == 2


def test_a_disabled_widget_takes_neither_pointer_nor_keys() -> None:
    kept = Kept(number=5)
    widget = slider(kept)
    widget.enabled = False
    form = Form([widget])
    hands = Hands(form.handle)
    hands.click(ROW)
    hands.keys("tab", "right")
    assert (kept.changes, form.focused) == (0, None)


def test_widgets_made_anew_inherit_focus_and_press_by_name() -> None:
    kept = Kept(number=0)
    form = Form([slider(kept)])
    hands = Hands(form.handle)
    hands.press(slider(kept).track.x, ROW.centre[1])
    form.replace([slider(kept)])
    hands.move(slider(kept).track.right, ROW.centre[1])
    assert kept.number == 10
    assert form.focused is form.widgets[0]
    form.replace([])
    assert form.mood == (None, None, None)


def test_what_lies_outside_the_shown_part_is_neither_pointed_at_nor_drawn() -> None:
    kept = Kept()
    widget = switch(kept)
    widget.shown = Box(0, 0, 1000, 60)
    form = Form([widget])
    hands = Hands(form.handle)
    hands.press(ROW.x + 5, 70)
    hands.release(ROW.x + 5, 70)
    assert kept.changes == 0
    hands.press(ROW.x + 5, 55)
    hands.release(ROW.x + 5, 55)
    assert kept.changes == 1
    assert not list(form.sprites(SKIN, 0, lambda _: None))
