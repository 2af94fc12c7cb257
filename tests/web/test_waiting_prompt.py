"""While I wait for others the screen stays on; when it is my turn, the device vibrates if I want it to."""

from __future__ import annotations

from web.conftest import DESK, NewDevice
from web.test_home import friends, play_until

# Counts what the page asks of the device.
DEVICE = """
window.asked = {locks: 0, released: 0, vibrations: []}
const sentinel = {release: async () => { window.asked.released += 1 }}
Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => (window.asked.locks += 1, sentinel)}})
navigator.vibrate = length => window.asked.vibrations.push(length)
localStorage.setItem('farshore.vibration', 'true')
"""


def test_the_screen_stays_on_while_i_wait_and_the_device_vibrates_at_my_turn(new_device: NewDevice) -> None:
    one, (ben,), table = friends(new_device, DESK)
    one.context.add_init_script(DEVICE)
    play_until(one, table, mine=False)
    one.page.wait_for_function("() => window.asked.locks > window.asked.released")
    play_until(ben, table, mine=False)
    one.page.wait_for_function("() => window.asked.vibrations.length > 0")
    assert one.page.evaluate("window.asked.vibrations[0]") == 30
    one.page.wait_for_function("() => window.asked.released === window.asked.locks")
