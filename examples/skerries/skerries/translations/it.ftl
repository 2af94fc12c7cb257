title = Scogli
summary = Approda su uno scoglio. Da solo, se puoi.
option-reefs = Scogliere negli angoli
option-reefs-false = no
option-reefs-true = sì
score-squares = Caselle
score-chain = Catena più lunga
board = Il mare
open = mare aperto
reef = una scogliera
round = Round { $round } di { $rounds }
tides = Maree
tide-is = La marea vale { $worth }.
bag = { $count } nel sacchetto
choose-a-square = Dove approdi?
waiting-for = In attesa di { $players }
is-choosing = sta scegliendo
course-set = stai per approdare qui
taken-by = presa da { $player }
worth = vale { $worth }
is-taken = { $square } appartiene a { $player }.
is-reef = { $square } è una scogliera.
if-alone = se nessun altro approda qui
log-tide = Arriva una marea di valore { $worth }.
log-landing = { $who ->
    [you] fai
   *[other] fa
  } rotta per { $square }
log-secret = fa rotta in segreto
