### Textes sur les gens aux tables : présence, invitations, notifications, discussion.

## Invitation

sits-bot = robot
enter-code = Saisir un code

## Tables ouvertes

open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment. Ouvrez une table à tout le monde : on la trouvera ici.
sit-down = Prendre place
free-seats = 
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
quick-match = Partie rapide
quick-how = Nous cherchons des gens qui veulent jouer au même jeu. Vous pouvez prendre un robot à tout moment.
quick-go = Trouver une partie
players-wanted = Joueurs
programs-allowed = Les robots des joueurs peuvent participer
pace = Rythme
pace-0 = Sans horloge
pace-60 = 1 minute par tour
pace-180 = 3 minutes par tour
pace-600 = 10 minutes par tour
pace-86400 = 1 jour par tour
pace-259200 = 3 jours par tour
pace-604800 = 7 jours par tour

## Attente et rythme

waiting-for-somebody = En attente de joueurs
remove-title = Retirer { $title } ?
remove-delete = Cela supprime la partie. Personne d’autre n’y joue.
remove-solo = Sans conseils, les points acquis comptent pour votre cote en solo.
remove-give-up = Un robot prend votre place, et la partie disparaît de votre liste.
remove-archive = La partie passe dans les archives, en bas de cette page.
do-delete = Supprimer
do-give-up = Abandonner
do-archive = Archiver
archived = Archives

## Notifications

notices = Quand c’est à moi ou qu’on m’invite
