"""How texts for players are set and phrased, as far as a program can tell: typography, banned words, length."""

from __future__ import annotations

import re

import pytest

from farshore.translations import LANGUAGES
from texts import GAP, Said, bare_variables, texts

CODE = re.compile(r"`[^`]*`|pip install '[^']*'|\S*://\S*|--\w+ \S+|\bfarshore --\w+|\b\w+@[\d.]+s?|<[^>]*>")
"""Not prose: commands, addresses, options, names of bots with a budget."""
WRITTEN = {("translations/en/research.ftl", "proof")}
"""Goes into files word for word, so it stays as it was."""
DOCSTRINGS = "translations/en/laws.ftl"
"""The docstrings of laws, with apostrophes as in source code."""

OWN_QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»"}
QUOTES = set("“”„«»‹›‚")
TYPOGRAPHY = {
    "a straight apostrophe or quote": r"['\"]",
    "a hyphen for a minus sign": r"(?:^|[\s(])-\d",
    "a hyphen in a range": r"\d-\d",
    "x for ×": r"\d ?x ?\d",
    "three dots for …": r"\.\.\.",
    "two spaces": r"\S  +\S",
}
BY_LANGUAGE = {
    "en": {"a space before %": r"\s%", "a space before …": r"[^\d□,]\s…"},
    "de": {"no space before %": r"[\d□]%"},
    "fr": {
        "no space before %": r"[\d□]%",
        "a space before …": r"\s…",
        "no space before : ; ! ?": r"[^\s:;!?(«/□\d][:;!?](?=\s|$)",
        "no space inside « »": r"«\S|\S»",
    },
    "it": {"a space before %": r"\s%", "a space before …": r"\s…", "a space before : ; !": r"[^\s(] [:;!]"},
}
BANNED = {
    "en": (
        r"\bso many you\b",
        r"\bfutures\b",
        r"\bhears? of\b",
        r"\bis being weighed\b",
        r"\b(?:a|one|two|the) press(?:es)?\b",
        r"\bhangs? together\b",
        r"\bstart player\b",
    ),
    "de": (
        r"\bDrücke\b",
        r"\bZukünfte",
        r"\bwird gewogen\b",
        r"\bSpielende\b",
        r"\bBöden\b",
        r"\b(?:Lade|Lege|Melde|Nenne|Sage|Setze|Spiele|Teile|Wähle) (?:dich|den|die|das|eine?n?|jemanden)\b",
    ),
    "fr": (r"\bpress(?:er|ez|é)\b", r"\bavenirs\b", r"\bscore[rz]\b", r"\bmeilleurs? tours?\b", r"\bÊtes-vous prêt\b"),
    "it": (r"\bfuturi\b", r"\bpesat[oa]\b", r"\bturno migliore\b", r"\bprimo giocatore\b", r"\btabellone\b"),
}
"""Phrases that readers stumbled over."""


def prose(said: Said) -> str:
    words = said.words.replace("'", "’") if said.file == DOCSTRINGS else said.words
    return CODE.sub("code", words)


def written(language: str) -> list[Said]:
    return [said for said in texts(language) if (said.file, said.key) not in WRITTEN]


def place(said: Said) -> str:
    return f"{said.file} {said.key}: {said.words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_typeset_as_their_language_is(language: str) -> None:
    foreign = "".join(sorted(QUOTES - set(OWN_QUOTES[language])))
    rules = {**TYPOGRAPHY, **BY_LANGUAGE[language], "quotes of another language": f"[{foreign}]"}
    found = [
        (fault, place(said))
        for said in written(language)
        for fault, sign in rules.items()
        if re.search(sign, prose(said))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It's done"),
        ("en", "95 % sure"),
        ("en", "One moment …"),
        ("en", "costs -2"),
        ("de", "95% sicher"),
        ("de", "Das “Feld”"),
        ("fr", "Pourquoi?"),
        ("fr", "Un instant …"),
        ("fr", "la case «e7»"),
        ("it", "il “?”"),
        ("it", "2-4 giocatori"),
    ],
)
def test_faults_of_typography_are_found(language: str, words: str) -> None:
    foreign = "".join(sorted(QUOTES - set(OWN_QUOTES[language])))
    signs = [*TYPOGRAPHY.values(), *BY_LANGUAGE[language].values(), f"[{foreign}]"]
    assert [sign for sign in signs if re.search(sign, prose(Said("", "page.ftl", "x", words)))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_phrase_that_readers_stumbled_over(language: str) -> None:
    banned = re.compile("|".join(BANNED[language]), re.IGNORECASE)
    assert [place(said) for said in written(language) if banned.search(said.words)] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Lakes hang together"), ("de", "Lade jemanden ein"), ("fr", "Pressez ici"), ("it", "il turno migliore")],
)
def test_phrases_that_readers_stumbled_over_are_found(language: str, words: str) -> None:
    assert re.search("|".join(BANNED[language]), words, re.IGNORECASE)


INVARIANT = {
    "minutes", "minutes-to-play", "profile-won", "so-many-more", "watching", "play-more",
    "keys-free", "scrolls-ready", "prompt-mark-detail", "sum-fish", "sum-temple", "sum-key",
    "many-yellow", "many-green", "many-grey", "many-white", "many-brown", "many-swamp",
}  # fmt: skip
"""The word after the number is the same for one: an abbreviation, an adverb, a German plural."""
SEVERAL = {"terrain-on", "scroll-title", "scroll-on", "prompt-choose-detail", "preview-scroll"}
"""By the rules there is never just one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_before_a_word_has_its_plural_forms(language: str) -> None:
    found = {
        (file, key): rest
        for file, key, name, rest in bare_variables(language)
        if name == "count" and re.match(r"\s[^\W\d]{3,}", rest) and key not in INVARIANT | SEVERAL
    }
    assert found == {}


LONGEST_PROMPT, LONGEST_SENTENCE = 9, 18
LONG_PROMPTS = {"prompt-first-hex"}
LONG_SENTENCES: set[str] = set()


def count_words(words: str) -> int:
    """Return the number of words; a variable counts as one.

    >>> count_words("Use a scroll: 4 marks on one terrain.")
    8
    """
    return len(re.findall(rf"[\w{GAP}’'±×−?%-]+", words))


def sentences(words: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?:;])\s+|\n", words) if part.strip()]


def test_prompts_in_english_are_short() -> None:
    titles = [said for said in texts("en") if said.game and re.fullmatch(r"prompt-(?!.*-(?:detail|how)$).*", said.key)]
    assert titles
    long = {said.key for said in titles if any(count_words(part) > LONGEST_PROMPT for part in sentences(said.words))}
    assert long == LONG_PROMPTS


def test_sentences_on_the_page_are_short() -> None:
    read = ("page.ftl", "later_pages.ftl", "people.ftl", "review.ftl", "learn.ftl", "server.ftl", "core.ftl")
    said_there = [said for said in texts("en", of_rules=False) if said.file.endswith(read) or said.game]
    long = {
        f"{said.game}/{said.key}"
        for said in said_there
        if any(count_words(part) > LONGEST_SENTENCE for part in sentences(said.words))
    }
    assert long == LONG_SENTENCES
