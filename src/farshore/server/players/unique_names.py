"""Names of players: what is allowed, and which names count as the same."""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

from farshore.server.errors import request_error
from farshore.server.tables.clean_names import clean_name

SHORTEST, LONGEST = 2, 24
"""Characters of a name."""
RENAME_AFTER = 30 * 86_400.0
"""Seconds between two changes of a name."""
_ALPHABETS: Final = (
    ("АВЕКМНОРСТУХЅІЈ", "ABEKMHOPCTYXSIJ"),
    ("авекмнорстухѕіјԁһԛԝӏ", "abekmhopctyxsijdhqwl"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    ("αβγεηικνορτυχω", "abyenikvoptuxw"),
    ("ıɩłøđħɑɡ", "iilodhag"),
    ("|!01", "llol"),
)
_LOOK_ALIKES: Final = {
    ord(sign): latin for signs, letters in _ALPHABETS for sign, latin in zip(signs, letters, strict=True)
}
"""Letters of other alphabets, signs and digits that look like Latin letters."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"), ("i", "l"))
"""Letters that look alike or are written in two ways; a capital i looks like l."""
_RESERVED: Final = (
    "admin", "administrator", "administratrice", "anonymous", "bot", "bots", "computer", "everyone", "farshore",
    "former player", "ehemaliges mitglied", "ancien membre", "ex membro", "guest", "gast", "invité", "ospite",
    "help", "host", "me", "moderator", "modérateur", "moderatore", "nobody", "official", "operator", "owner", "player",
    "root", "server", "staff", "support", "system", "you",
)  # fmt: skip


def fold_name(name: str) -> str:
    """Return what two names that look the same have in common: no case, accents, spaces, signs or look-alikes.

    >>> fold_name("Ada") == fold_name("ÀDA") == fold_name("Аda") == fold_name("A d-a")
    True
    >>> fold_name("Bill") == fold_name("Bi11"), fold_name("Mo") == fold_name("Rno"), fold_name("Ada") == "ada"
    (True, True, True)
    """
    words = normalize("NFKD", name)
    words = "".join(sign for sign in words if not combining(sign)).translate(_LOOK_ALIKES).casefold()
    for pair, one in _PAIRS:
        words = words.replace(pair, one)
    return "".join(sign for sign in words if sign.isalnum())


RESERVED: Final = frozenset(map(fold_name, _RESERVED))
"""Folded names that nobody may have."""


def check_name(name: str) -> tuple[str, str]:
    """Return a cleaned name and its fold; raise RequestError if it may not be used."""
    cleaned = clean_name(name)
    fold = fold_name(cleaned)
    if not SHORTEST <= len(cleaned) <= LONGEST or len(fold) < SHORTEST:
        raise request_error("player-name-length", 422, least=SHORTEST, most=LONGEST)
    if fold in RESERVED:
        raise request_error("player-name-reserved", 422)
    return cleaned, fold
