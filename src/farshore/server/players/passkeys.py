"""Passkeys: challenges for the browser, and the verification of its answers. The library is loaded on first use."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from farshore.server.errors import RequestError, request_error

CHALLENGE_SECONDS: Final = 300.0
"""Seconds for which a challenge can be answered."""
TITLE: Final = "Farshore"


class PasskeySite(NamedTuple):
    """Where the browser is: the domain of its passkeys, and the origins that may use them."""

    domain: str
    origins: tuple[str, ...]


class PasskeyCredential(NamedTuple):
    """A verified passkey."""

    id: str
    credential: str
    public_key: str
    sign_count: int


def credential_hash(credential: str) -> str:
    """Return the key of a passkey in the store: ids of credentials can be long."""
    return sha256(credential.encode()).hexdigest()


def creation_options(
    site: PasskeySite, player: str, name: str, known: Sequence[str], challenge: bytes
) -> dict[str, Any]:
    """Return the options for `navigator.credentials.create`."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.domain,
        rp_name=TITLE,
        user_id=player.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_decode(each)) for each in known],
    )
    return dict(options_to_json_dict(options))


def request_options(site: PasskeySite, challenge: bytes) -> dict[str, Any]:
    """Return the options for `navigator.credentials.get`: the browser offers the passkeys of this domain."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    return dict(options_to_json_dict(generate_authentication_options(rp_id=site.domain, challenge=challenge)))


def challenge_in(answer: dict[str, Any]) -> bytes:
    """Return the challenge that an answer of a browser is about; raise RequestError if it has none."""
    try:
        client = msgspec.json.decode(_decode(answer["response"]["clientDataJSON"]), type=dict[str, Any])
        return _decode(client["challenge"])
    except (KeyError, TypeError, AttributeError, ValueError):
        raise passkey_error() from None


def verify_new(answer: dict[str, Any], site: PasskeySite, challenge: bytes) -> PasskeyCredential:
    """Return the new passkey of an answer; raise RequestError if it is not one for this site and challenge."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=list(site.origins),
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
        raise passkey_error() from None
    credential = _encode(found.credential_id)
    public_key = _encode(found.credential_public_key)
    return PasskeyCredential(credential_hash(credential), credential, public_key, found.sign_count)


def verify_answer(answer: dict[str, Any], site: PasskeySite, challenge: bytes, known: PasskeyCredential) -> int:
    """Return the new counter of a passkey; raise RequestError if the answer is not its signature for this site."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=list(site.origins),
            credential_public_key=_decode(known.public_key),
            credential_current_sign_count=known.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
        raise passkey_error() from None
    return found.new_sign_count


def passkey_error() -> RequestError:
    """Return the one error of all passkeys that are refused: it does not say which check failed."""
    return request_error("passkey-refused", 403)


def _decode(words: Any) -> bytes:
    if not isinstance(words, str):
        raise ValueError(words)
    try:
        return urlsafe_b64decode(words + "=" * (-len(words) % 4))
    except BadBase64 as error:
        raise ValueError(str(error)) from None


def _encode(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")
