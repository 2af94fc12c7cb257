### Bot: quanto sono forti, le loro abitudini, e gli obiettivi in solitario.

strength-random = sta imparando
habit-random = Svolazza: gioca tutto ciò che è permesso.
strength-greedy = principiante
habit-greedy = Afferra subito più punti e non guarda mai avanti.
strength-casual = famiglia
habit-casual = Gioca per divertirsi: una buona mossa, non sempre la migliore.
strength-skilled = circolo
habit-skilled = Astuta: di rado lontana dalla mossa migliore.
strength-planner = forte
habit-planner = Prepara tutto il turno prima di cominciare.
strength-expert = esperto
habit-expert = Prima di ogni mossa guarda qualche turno avanti.
typical-points = di solito { $points } punti
next-opponent = Hai battuto { $name }! Il prossimo: { $next }.
play-opponent = Gioca contro { $next }
goals-title = Obiettivi per questo sorteggio
goal-gold = Oro
goal-silver = Argento
goal-bronze = Bronzo
goal-par = Par { $points }
goal-reached = raggiunto
