# Why a request about a competition is refused
no-such-tournament = Ce tournoi n’existe pas.
too-many-tournaments =
    { $most ->
        [one] Vous organisez déjà 1 tournoi. Terminez-le d’abord.
       *[other] Vous organisez déjà { $most } tournois. Terminez-en un d’abord.
    }
too-many-tournaments-entered =
    { $most ->
        [one] Vous jouez déjà dans 1 tournoi. Terminez-le d’abord.
       *[other] Vous jouez déjà dans { $most } tournois. Terminez-en un d’abord.
    }
tournament-name-needed = Donnez un nom au tournoi.
tournament-start-wrong = Choisissez une date de début dans les 12 prochains mois.
tournament-pace-needed = Choisissez un temps limite par tour.
tournament-not-now = Ce n’est pas possible pour l’instant.
tournament-closed = Trop tard pour entrer dans ce tournoi ou le quitter.
tournament-full = Ce tournoi est complet.
tournament-code-wrong = Ce n’est pas le code de ce tournoi.
too-few-entrants =
    { $least ->
        [one] Personne ne participe encore.
       *[other] Il faut être au moins { $least } pour commencer.
    }
not-organiser = Seul l’organisateur du tournoi peut le faire.
not-entered = Vous ne participez pas à ce tournoi.
no-such-deal = Cette donne ne fait pas partie de ce tournoi.
no-such-club = Ce club n’existe pas, ou vous n’en êtes pas membre.
round-closed = D’autres jouent encore cette donne. Vous pourrez regarder après la manche.

# The cup of the week
cup-how = Cinq donnes de { $game }, les mêmes pour tous. Un seul essai par donne, sans conseils.
cup-ends = Jusqu’au { $date }
cup-count = Participants : { $count }
cup-is-over = Cette coupe est terminée.
deal-number = Donne { $number }
deal-play = Jouer
deal-go-on = Continuer
deal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
deal-missed = Pas jouée

# The cup of a club
club-cup = Coupe du club
club-to-club = Voir le club

# Tournaments
tournaments-none = Pas encore de tournoi. Créez le premier.
tournament-new = Nouveau tournoi
tournament-name-label = Nom du tournoi
tournament-format = Formule
format-swiss = Système suisse : vous rencontrez vos voisins de classement
format-round-robin = Toutes rondes : tout le monde se rencontre
format-ladder = Tournoi en solo : les mêmes donnes pour tous
tournament-seats = Places par table
tournament-rounds = Manches
tournament-deals = Donnes
tournament-entry = Qui peut participer
entry-open = Tout le monde
entry-link = Les personnes qui ont le lien
entry-code = Les personnes qui ont le code
entry-club = Les membres d’un club
tournament-club = Club
tournament-no-show = En cas d’absence
no-show-bot = un robot joue cette manche
no-show-leave = un robot joue, et l’absent sort du tournoi
tournament-late = Inscription possible jusqu’à la manche
tournament-starts = Début
starts-by-hand = Quand je le lance
starts-full = Quand le tournoi est complet
starts-time = À une heure fixée
tournament-most = Nombre maximal de joueurs
tournament-days = Jours
tournament-make = Créer le tournoi
status-open = Inscriptions ouvertes
status-running = En cours
status-paused = En pause
status-over = Terminé
status-cancelled = Annulé
tournament-count = Inscriptions : { $count }/{ $most }
tournament-entrants = Participants
tournament-round = Manche { $round } sur { $rounds }
tournament-begins = Début : { $date }
tournament-by = Organisation : { $name }
tournament-conditions = Conditions
tournament-enter = Participer
tournament-withdraw = Se retirer
tournament-withdraw-how = Un robot termine votre partie en cours ; elle vous rapporte zéro point.
tournament-withdrawn = Vous ne participez plus.
tournament-start = Démarrer
tournament-pause = Mettre en pause
tournament-resume = Reprendre
tournament-cancel = Annuler le tournoi
tournament-cancel-how = Le tournoi s’arrête pour tout le monde, sans vainqueur. C’est définitif.
tournament-code-label = Code d’entrée
tournament-your-code = Code d’entrée : { $code }
tournament-my-table = Aller à votre table
tournament-waiting = Votre partie est terminée. La prochaine manche commence quand toutes les tables ont fini.
tournament-entered = C’est noté ! Votre table apparaît ici au début de la manche.
tournament-warned = On vous attend à votre table. Jouez maintenant, sinon un robot prend votre place.
tournament-sign-in = Connectez-vous ou créez un compte pour jouer.
tournament-to-player = Se connecter
tournament-missing = Ce tournoi n’existe pas.

# Standings
standings-title = Classement
standings-none = Pas encore de résultats.
standing-place = Place
standing-name = Nom
standing-points = Points de place
standing-matchpoints = Points comparés
standing-opponents = Adversaires
standing-best = Meilleure manche
standing-total = Points
standings-how-table = Points de place : 1 pour chaque joueur de votre table que vous devancez, ½ en cas d’égalité. Toutes les tables ont la même donne. Points comparés : votre résultat face à la même place aux autres tables.
standings-how-ladder = Points comparés : le pourcentage de joueurs que vous battez avec la même donne. Les donnes non jouées comptent zéro.
standings-plain = D’après les résultats
standings-adjusted = Sans la chance
standings-adjusted-how = Vos points, sans la chance. Une partie apparaît ici une fois analysée.
standing-best-deal = Meilleure donne
standings-order = Ce qui compte, dans l’ordre : { $names }
tournament-round-number = Manche { $number }
round-promise = La même donne à chaque table, fixée avant la manche. Code de contrôle : { $promise }
round-replay = Revoir
table-going-on = en cours
tournament-bot = Robot
standing-percent = { $value } %
