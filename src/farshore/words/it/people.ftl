### Le persone ai tavoli: chi c’è, chi è invitato, a chi tocca.

## Presenza

presence-here = qui
presence-away = assente
presence-gone = via
presence-free = libero
presence-since = { $what }, { $when }
person-joined = { $name } si è seduto
person-back = { $name } è di nuovo qui
person-left = { $name } è uscito
