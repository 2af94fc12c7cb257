### Leute an Tischen: wer da ist, wer eingeladen ist, wer dran ist.

## Anwesenheit

presence-here = da
presence-away = abwesend
presence-gone = weg
presence-free = frei
presence-since = { $what }, { $when }
person-joined = { $name } ist dazugekommen
person-back = { $name } ist wieder da
person-left = { $name } ist gegangen
