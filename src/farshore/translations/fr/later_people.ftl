### Texts about the people at a table.

## Présence

presence-here = en ligne
presence-away = en pause
presence-gone = hors ligne
presence-free = libre
presence-since = { $what }, { $when }
person-joined = { $name } a rejoint la table
person-back = { $name } est de retour
person-left = { $name } a quitté la table

## Invitation

invites-you = { $name } vous invite à jouer à { $title }
invited = On vous invite à jouer à { $title }
opened-when = ouverte { $when }
minutes-to-play = environ { $count } min
sits-host = invite
sits-joined = à la table
sits-yours = votre place
sits-free = Libre
sits-or-bot = ou un robot
your-name-here = Votre nom ici
join-as = Jouer comme
only-watch = Seulement regarder
seat-of = C’est la place de { $name }
link-spent = Quelqu’un a déjà rejoint { $title } avec ce lien.
i-am = C’est moi, { $name }
own-means = Sur l’appareil où vous jouez, choisissez « Lien vers ma place » dans le menu de la table. Ouvrez ce lien ici.
learn-first = Apprendre d’abord
no-account-no-mail = Ni compte ni e-mail.
in-three-sentences = { $title } en trois phrases
play-on-phone = Jouer sur un téléphone
board-of-table = Le plateau de cette table.
show-code = Code QR
code-label = Code de la place
code-how = Les huit caractères sous le code QR.
code-go = Continuer
code-for-seat = Code QR pour la place { $number }

## Tables ouvertes

open-to-all = Ouverte à tout le monde, visible sur l’accueil
chat-allowed = Autoriser la discussion, pas seulement les phrases rapides

## Attente et rythme

at-the-table = À la table
waiting-how = La partie commence dès que quelqu’un arrive.
bot-instead = Jouer plutôt avec un robot
seat-bot-there = Un robot
invite-friend = Invitez quelqu’un
invite-how = Partagez le lien, ou faites scanner ou saisir le code.
invite-seats = Places
invite-share = Partager
invite-copied = Lien copié
seat-a-bot = Un robot
cancel-table = Annuler
play-meanwhile = Commencer
waiting-for-names = En attente : { $names }
kept-how = Les horloges démarrent quand tout le monde est là.
unarchive = Remettre dans la liste
over-time = { $name } a dépassé son temps.
over-time-soon = { $name } a dépassé son temps et a reçu un rappel. Bientôt, vous pourrez faire jouer un robot.
over-time-you = Votre temps est écoulé. Les autres pourront bientôt faire jouer un robot à votre place.
let-bot-play = Faire jouer un robot
bot-plays-for-you = Un robot joue pour vous
bot-plays-until = Revenez quand vous voulez.
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

## Notifications

notice-late = Votre temps est écoulé : { $title }
notice-remind = { $name } vous attend : { $title }
notice-invited = { $name } vous invite : { $title }
notice-open = Ouvrir
notice-end = Désactiver
notices-allow = M’avertir quand je ne suis pas sur cette page
notices-refused = Votre navigateur bloque les notifications. Vous pouvez changer cela dans ses réglages pour cette page.
sounds = Sons doux
hook-add = Connecter une messagerie…
hook-how = Adresse qui reçoit des messages (webhook)
hook-go = Connecter
hook-active = { $host } reçoit un message quand c’est à vous
hook-end = Déconnecter
hook-secret = Les messages sont signés avec cette clé secrète. Vous ne la verrez que maintenant.
notices-end = Désactiver les notifications
notices-end-how = Appuyez sur le bouton, et plus rien ne sera envoyé.
notices-ended = C’est fait. Plus rien ne sera envoyé.

## Phrases rapides et discussion

signs = Phrases rapides
sign-hello = Bonjour !
sign-nice = Bien joué !
sign-thanks = Merci !
sign-wow = Waouh !
sign-oops = Oups !
sign-moment = Un instant
sign-again = Encore une ?
sign-bye = Au revoir !
talk = Discussion
talk-say = Écrire un message
talk-send = Envoyer
talk-report = Signaler
talk-reported = Signalé
talk-report-ask = Envoyer ceci à l’exploitant du site ?
talk-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
talk-report-name = Signaler un nom
talk-mute = Masquer
talk-unmute = Afficher à nouveau
talk-muted = messages masqués
rematch-invited = Une revanche commence : venez !

## Refus

day-tables = { $most ->
    [one] Vous avez ouvert { $most } table aujourd’hui, c’est le maximum. Revenez demain.
   *[other] Vous avez ouvert { $most } tables aujourd’hui, c’est le maximum. Revenez demain.
  }
day-bytes = Vous avez enregistré { $most } Mo aujourd’hui, c’est le maximum. Revenez demain.
too-many-open = { $most ->
    [one] Vous avez déjà { $most } table en attente de joueurs.
   *[other] Vous avez déjà { $most } tables en attente de joueurs.
  }
table-not-open = Cette table n’est pas ouverte à tout le monde.
no-free-seat = Toutes les places sont prises maintenant.
no-such-code = Aucune place libre n’a ce code. Un code expire dès que la place est prise.
still-has-time = Vous ne pouvez pas encore prendre cette place : il reste du temps à son joueur.
bad-address = Cette adresse est injoignable.
too-many-notices = C’est le maximum pour une place : { $most }
nobody-to-remind = Il n’y a personne à relancer.
no-words-here = Phrases rapides seulement à cette table, pas de discussion.
nothing-said = Écrivez d’abord quelque chose.
no-such-name = Il n’y a pas de nom à signaler.
words-ended = D’autres ont signalé vos messages : ici, la discussion vous est fermée. Les phrases rapides marchent encore.
