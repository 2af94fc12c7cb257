### Les gens aux tables : qui est là, qui est invité, à qui le tour.

## Présence

presence-here = ici
presence-away = absent
presence-gone = parti
presence-free = libre
presence-since = { $what }, { $when }
person-joined = { $name } est là
person-back = { $name } est de retour
person-left = { $name } est parti
