### People at tables: who is there, who is invited, whose turn it is.

## Presence

presence-here = here
presence-away = away
presence-gone = gone
presence-free = free
presence-since = { $what }, { $when }
person-joined = { $name } joined
person-back = { $name } is back
person-left = { $name } left
