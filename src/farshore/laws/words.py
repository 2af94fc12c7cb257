"""Laws of the words: four languages that say the same things."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from farshore.core.game import AnyGame, Value
from farshore.laws.position import Asked, require
from farshore.words import WHO, game_words, package_of, silent_in, translator
from farshore.words.glossary import slips_of


def languages_say_the_same(game: AnyGame) -> None:
    """The four Fluent files have the same keys with the same variables, and no key twice."""
    for language in (each for each in silent_in(game) if each in Asked.languages):
        require(False, f"there is no words/{language}.ftl (while building, --sketch asks for the languages there are)")
    for complaint in differences({language: game_words(package_of(game), language) for language in Asked.languages}):
        require(False, complaint)


def the_house_finds_its_words(game: AnyGame) -> None:
    """Title, summary and every option with its choices have words; numbers speak for themselves."""
    asked = ["title", "summary"]
    for option in game.info.options:
        asked.append(f"option-{option.name}")
        asked += [f"option-{option.name}-{word}" for word in map(choice_word, option.choices) if not word.isdecimal()]
    for key in asked:
        for language in Asked.languages:
            require(translator(game).knows(key, language), f"'{key}' is not known in {language}")


def one_term_for_one_thing(game: AnyGame) -> None:
    """No language says what its glossary, or the house's, never calls a thing."""
    for language in Asked.languages:
        for slip in slips_of(package_of(game), language):
            require(False, str(slip))


def choice_word(choice: Value) -> str:
    """How a choice is written in a key: `true`, `basic`, `3`."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def differences(texts: dict[str, str]) -> Iterator[str]:
    """What the languages do not agree on."""
    known = {language: messages(words) for language, words in texts.items()}
    everything = {key: variables for found in known.values() for key, variables in found}
    for language, found in known.items():
        keys = [key for key, _ in found]
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            yield f"{language}: '{key}' is there twice"
        for key in sorted(everything.keys() - set(keys)):
            yield f"{language}: '{key}' is missing"
        for key, variables in found:
            if variables != everything[key]:
                yield f"{language}: '{key}' uses {sorted(variables)}, another language {sorted(everything[key])}"


def messages(words: str) -> list[tuple[str, frozenset[str]]]:
    """The messages of a Fluent text with the variables they use; Broken where it cannot be read."""
    found = []
    for entry in FluentParser().parse(words).body:
        if isinstance(entry, ast.Junk):
            require(False, f"this is not Fluent: {(entry.content or '').strip().splitlines()[0]}")
        if isinstance(entry, ast.Message):
            found.append((entry.id.name, frozenset(variables_in(entry)) - {WHO}))
    return found


def variables_in(node: object) -> Iterator[str]:
    """The variables inside a piece of Fluent syntax."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for each in vars(node).values():
            yield from variables_in(each)
    elif isinstance(node, list):
        for each in node:
            yield from variables_in(each)


LAWS = (languages_say_the_same, the_house_finds_its_words, one_term_for_one_thing)
