### What the terminal says.

## Playing

play-help = Type an action or its number. “help” explains the rest.
play-help-long =
    A number or an action (“mark e7”): do it. An empty line: nothing.
    why 3, why mark e7: what it would bring, or why it is not possible.
    hint: what a good player would do, and why.
    undo: take your last action back. list: all that can be done. score: the score pad. quit: leave.
    Arrow keys bring back what you typed before; the tab key completes words.
play-why = Say what about: why 3, or why mark e7.
play-more = { $count } more (list)
legend-mine = marked
legend-legal = may be pressed now
