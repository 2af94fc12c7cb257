"""Labels of the page, looked up in the Fluent files: rewording a button breaks no test."""

from __future__ import annotations

import re

from farshore.core.text import Arg, text
from farshore.games import find
from farshore.learn import lesson_translator
from farshore.translations import app_translator, translator

GAP = "\ue000"
"""Stands for a variable while a message is turned into a pattern."""


def say(key: str, *, game: str = "", language: str = "en", **args: Arg) -> str:
    """Return a message of the page, or of a game, in a language.

    >>> say("language")
    'Language'
    """
    speaker = translator(find(game)) if game else app_translator()
    assert speaker.knows(key, language), f"no message {key}"
    return speaker.translate(text(key, **args), language)


def saying(key: str, *gaps: str, game: str = "", language: str = "en", **args: Arg) -> re.Pattern[str]:
    """Return a pattern that matches a message with anything in place of the variables that are named as gaps.

    >>> bool(saying("join-as", "name").search(say("join-as", name="Ben")))
    True
    """
    words = say(key, game=game, language=language, **dict.fromkeys(gaps, GAP), **args)
    return re.compile(".*".join(re.sub(r"([.^$*+?{}\[\]\\|()/])", r"\\\1", part) for part in words.split(GAP)))


def say_lesson(key: str, game: str, language: str = "en") -> list[str]:
    """Return the lines of a step of a lesson: what to do, and why."""
    return lesson_translator(find(game)).translate(text(key), language).splitlines()


def offers(game: str, option: str) -> dict[str, str]:
    """Return the labels of what a list among the options of a game offers, by value."""
    (listed,) = [one for one in find(game).info.options if one.name == option]
    return {offer.value: translator(find(game)).translate(offer.label, "en") for offer in listed.offers}
