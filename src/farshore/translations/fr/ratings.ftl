## Classements : tables classées, palmarès, profils

rated-seats = Pour une partie classée, prenez une seule place. Laissez les autres à des amis invités par lien, ou à des robots.
rated-plain = Une partie classée se joue sur une nouvelle donne, sans fichiers personnels.
rated-pace = Choisissez un temps limite : il en faut un pour une partie classée.
rated-twice = Vous êtes déjà à cette table.
no-such-player = Nous ne connaissons personne de ce nom.

rated-table = Partie classée
rated-how = Le résultat change la cote de chacun. Tout le monde doit se connecter, et il n’y a pas de conseils.
rated-sign-in = Connectez-vous pour jouer des parties classées.
rated-household = Nous habitons ensemble et partageons une connexion.

## Classement
leaderboard-title = Classement
leaderboard-time = Période
leaderboard-all-time = Depuis toujours
leaderboard-quarter = Trimestre { $quarter }, { $year }
leaderboard-list = Afficher
leaderboard-people = Tout le monde
leaderboard-following = Personnes que vous suivez
leaderboard-programs = Robots des joueurs
leaderboard-program = { $name } (robot de { $player })
leaderboard-place = Rang
leaderboard-name = Nom
leaderboard-matches = Parties
leaderboard-rating = Cote
leaderboard-none = Personne n’a encore joué assez de parties classées. Jouez-en quelques-unes pour entrer dans la liste.
leaderboard-how = On commence à 1500. Contre quelqu’un qui a 400 de moins, vous gagnez dix parties sur onze. ± indique la marge d’erreur.
leaderboard-how-solo = Votre moyenne au-dessus ou au-dessous du par. Dans les parties analysées, la chance est retirée. ± indique la marge d’erreur. Si vous arrêtez après votre premier coup, les points acquis comptent.

## Cotes
rating-group-solo = en solo
rating-group-two = à deux
rating-group-more = à trois ou quatre
rating-provisional-mark = (provisoire)
rating-plain = D’après les résultats
rating-adjusted = Sans la chance
rating-adjusted-how = « Sans la chance » retire ce que l’analyse attribue à la chance. Dans nos simulations, les joueurs ne sont pas classés plus vite : les résultats comptent.
rating-curve = Cote au fil du temps : { $name }
rating-curve-range = Minimum { $low }, maximum { $high }
rated-result = Cotes
rated-refused-same = Partie non classée : une personne avait deux places.
rated-refused-device = Partie non classée : deux d’entre vous ont joué sur le même appareil.
rated-refused-address = Partie non classée : deux d’entre vous ont la même connexion. Vous habitez ensemble ? Indiquez-le à la prochaine table.
rated-refused-often = Partie non classée : deux d’entre vous ont déjà joué assez de parties classées aujourd’hui.
rated-refused-level = Partie non classée : nous ne connaissons pas la force de ce robot.
rated-refused-merged = Partie non classée : deux places sont maintenant à la même personne.

## Profils
profile-since = Joue ici depuis le { $date }
profile-ratings = Cotes
profile-no-ratings = Pas encore de cote.
profile-rank = Rang { $rank }
profile-matches-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
profile-matches-won =
    { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
profile-averages = Moyennes
profile-points = Points
profile-choices = Choix
profile-luck = Chance
profile-best-deals = Meilleures donnes
profile-opponents = Adversaires les plus fréquents
profile-latest = Dernières parties
profile-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
profile-par = par { $par }
profile-place = rang { $place } sur { $seats }
profile-not-rated = non classée
profile-public = Ce que tout le monde voit
profile-public-ratings = Cotes
profile-public-matches = Parties et meilleures donnes
profile-public-opponents = Adversaires les plus fréquents
profile-public-averages = Choix et chance en moyenne
