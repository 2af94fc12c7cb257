"""Laws of translations: the same messages in all languages of a game."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from farshore.core.game import AnyGame, Value
from farshore.laws.random_positions import require
from farshore.translations import WHO, game_fluent, languages_of, package_of, translator
from farshore.translations.glossary import package_slips


def languages_have_the_same_messages(game: AnyGame) -> None:
    """The Fluent files of all languages have the same keys with the same variables, and no key twice."""
    for complaint in differences({each: game_fluent(package_of(game), each) for each in languages_of(game)}):
        require(False, complaint)


def required_messages_exist(game: AnyGame) -> None:
    """Title, summary and every option with its choices have a message; numbers need none."""
    asked = ["title", "summary"]
    for option in game.info.options:
        asked.append(f"option-{option.name}")
        asked += [f"option-{option.name}-{word}" for word in map(choice_word, option.choices) if not word.isdecimal()]
    for key in asked:
        for language in languages_of(game):
            require(translator(game).knows(key, language), f"'{key}' is not known in {language}")


def glossary_terms_are_used(game: AnyGame) -> None:
    """No text uses a word that the game's glossary forbids."""
    for language in languages_of(game):
        for slip in package_slips(package_of(game), language):
            require(False, str(slip))


def choice_word(choice: Value) -> str:
    """Return a choice as it appears in a message key: `true`, `basic`, `3`."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def differences(texts: dict[str, str]) -> Iterator[str]:
    """Yield the differences between the messages of the languages."""
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
    """Return the messages of a Fluent text with their variables; raise LawBroken if it is invalid."""
    found = []
    for entry in FluentParser().parse(words).body:
        if isinstance(entry, ast.Junk):
            require(False, f"this is not Fluent: {(entry.content or '').strip().splitlines()[0]}")
        if isinstance(entry, ast.Message):
            found.append((entry.id.name, frozenset(variables_in(entry)) - {WHO}))
    return found


def variables_in(node: object) -> Iterator[str]:
    """Yield the variables in a Fluent syntax node."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for each in vars(node).values():
            yield from variables_in(each)
    elif isinstance(node, list):
        for each in node:
            yield from variables_in(each)


LAWS = (languages_have_the_same_messages, required_messages_exist, glossary_terms_are_used)
