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

## Invitation

invites-you = { $name } vous invite à { $title }
invited = Vous êtes invité à { $title }
opened-when = ouverte { $when }
minutes-to-play = environ { $count } minutes de jeu
sits-host = invite
sits-joined = a rejoint
sits-yours = cette place est à vous
sits-free = Libre
sits-or-bot = ou un robot
sits-bot = robot
your-name-here = Votre nom ici
join-as = Jouer comme
only-watch = Seulement regarder
learn-first = Apprendre d’abord
no-account-no-mail = Ni compte ni courriel.
in-three-sentences = { $title } en trois phrases
play-on-phone = Jouer sur un téléphone
board-of-table = Le plateau de cette table.
show-code = Code QR
enter-code = Saisir un code
code-label = Code d’une place
code-how = Huit lettres et chiffres, tels qu’ils figurent sous l’image de l’invitation.
code-go = Continuer
code-for-seat = Code QR pour la place { $number }

## Tables ouvertes

open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment. Ouvrez une table à tous, et d’autres la trouveront ici.
sit-down = S’asseoir
free-seats = 
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
quick-match = Partie rapide
quick-how = Vous jouez avec qui veut la même chose. Après une minute, vous pouvez prendre un robot.
quick-go = Chercher des joueurs
players-wanted = Joueurs
open-to-all = Ouverte à tous, annoncée sur la première page
chat-allowed = Mots permis, pas seulement des signes
pace = Rythme
pace-0 = Sans horloge
pace-60 = 1 minute par tour
pace-180 = 3 minutes par tour
pace-600 = 10 minutes par tour
pace-86400 = 1 jour par tour
pace-259200 = 3 jours par tour
pace-604800 = 7 jours par tour

## Attente et rythme

at-the-table = À la table
waiting-for-somebody = On attend que quelqu’un s’assoie
waiting-how = Dès que quelqu’un vient, cela continue ici.
bot-instead = Jouer plutôt avec un robot
seat-bot-there = Un robot
over-time = { $name } a dépassé le temps.
over-time-soon = { $name } a dépassé le temps et reçoit un rappel. Bientôt, vous pourrez faire jouer un robot.
over-time-you = Votre temps est écoulé. Les autres pourront bientôt faire jouer un robot pour vous.
let-bot-play = Faire jouer un robot
bot-plays-for-you = Un robot joue pour vous
bot-plays-until = Reprenez votre place quand vous voulez.
take-seat-back = Reprendre
clock-left = encore { $time }
clock-up = temps écoulé
clock-days = 
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-hours = 
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }

## Avis de tour

notice-late = Votre temps est écoulé dans { $title }
notice-remind = { $name } vous attend dans { $title }
notice-open = Ouvrir
notice-end = Plus aucune
notices = Quand c’est à moi
notices-allow = Me prévenir quand je ne regarde pas
notices-refused = Votre navigateur ne le permet pas. Vous pouvez le changer dans ses réglages pour cette page.
sounds = Sons doux
hook-add = Prévenir une messagerie …
hook-how = Adresse qui reçoit un message (webhook)
hook-go = La prévenir
hook-told = { $host } apprend vos tours ici
hook-end = Arrêter
hook-secret = Ses messages sont signés avec ceci. Il n’est montré que maintenant.
notices-end = Plus d’avis
notices-end-how = Une pression, et plus rien n’y est envoyé.
notices-ended = C’est fait : plus rien n’est envoyé.

## Signes et mots

signs = Signes
sign-hello = Bonjour !
sign-nice = Bien joué !
sign-thanks = Merci !
sign-wow = Oh !
sign-oops = Oups !
sign-moment = Un instant
sign-again = Encore une ?
sign-bye = Au revoir !
talk = Discussion
talk-say = Dire quelque chose
talk-send = Dire
talk-report = Signaler
talk-reported = Signalé
talk-mute = Ne plus entendre
talk-unmute = Entendre à nouveau
talk-muted = muet
rematch-invited = Une revanche est ouverte : venez !

## Refus

too-many-open = Vous avez déjà { $most } tables qui attendent quelqu’un.
table-not-open = Cette table n’est pas ouverte à tous.
no-free-seat = Toutes les places sont prises maintenant.
no-such-code = Aucune place libre n’a ce code. Il s’éteint dès que quelqu’un s’assied.
still-has-time = Cette place est prise, et il lui reste du temps.
bad-address = Cette adresse ne peut pas être atteinte d’ici.
too-many-notices = Une place peut en avoir { $most } au plus.
nobody-to-remind = Il n’y a personne à relancer.
no-words-here = À cette table, on ne fait que des signes, pas de mots.
nothing-said = Il n’y a rien à dire là-dedans.
words-ended = D’autres se sont plaints de vos mots ici. Vous pouvez encore faire des signes.
