# Why a request about a club or about people is refused
club-name-needed = Donnez un nom au club.
club-code-wrong = Ce lien de club ne marche plus.
club-full = Ce club est complet (maximum : { $most }).
too-many-clubs = Vous ne pouvez pas rejoindre d’autre club (maximum : { $most }).
not-club-owner = Seul le responsable du club peut le faire.
no-such-member = Cette personne n’est pas dans ce club.
delete-club-name-wrong = Écrivez exactement le nom du club.
person-not-met = Vous n’avez pas encore joué avec cette personne.
too-many-people = Votre liste est pleine (maximum : { $most }).
too-many-invitations = Attendez quelques réponses avant d’inviter d’autres gens (maximum : { $most }).
no-such-invitation = Cette invitation n’est plus valable.

# Clubs
clubs-how = Jouez avec votre groupe : une coupe par semaine et des tables que seuls les membres voient.
clubs-none = Vous n’êtes encore dans aucun club.
club-new = Nouveau club
club-name-label = Nom du club
club-make = Créer le club
club-members-count =
    { $count ->
        [one] 1 membre
       *[other] { $count } membres
    }
club-owner = Responsable
club-owner-is = Responsable : { $name }
club-share = Invitez des gens avec ce lien :
club-new-link = Nouveau lien
club-new-link-how = L’ancien lien ne marchera plus.
club-members = Membres
club-member = Nom
club-played = Parties
club-won = Victoires
club-results-how = Seules les parties avec au moins deux membres comptent.
club-remove = Retirer
club-give = Nommer responsable
club-leave = Quitter le club
club-leave-how = Vous partez tout de suite. Si vous revenez, vos victoires seront encore là.
club-settings = Réglages
club-rename = Renommer
club-delete = Supprimer le club
club-delete-how = Écrivez le nom du club pour le supprimer. Ses tournois en cours sont annulés.
club-cup-how = Cinq donnes de { $game } cette semaine, pour les membres seulement.
club-to-cup = Voir la coupe
club-cup-game = Jeu de la coupe
club-cup-game-how = Le changement vaut dès la coupe de la semaine prochaine.
club-cup-rotates = Un autre jeu chaque semaine
club-tables = Tables ouvertes
club-tables-none = Aucune table ouverte pour l’instant.
club-new-table = Nouvelle table pour le club
club-tournaments-none = Pas encore de tournoi.
club-join-title = Rejoindre { $name } ?
club-join = Rejoindre le club
open-to-club = Table du club : seuls les membres la voient

# People
people-following = Personnes que vous suivez
people-following-none = Personne pour l’instant. Après une partie, vous pouvez suivre celles et ceux qui ont joué avec vous.
people-followers = Personnes qui vous suivent
people-first-page = Première page
people-next-page = Page suivante
people-met = Avec qui vous avez joué
people-blocked = Personnes bloquées
people-follow = Suivre
people-follow-back = Suivre en retour
people-unfollow = Ne plus suivre
people-block = Bloquer
people-unblock = Débloquer
people-here = ici en ce moment
people-here-how = Si vous vous suivez mutuellement, chacun voit quand l’autre est là.
people-more = Plus
people-invite = Inviter
people-invite-again = Réinviter
people-invited = Invitation envoyée
people-invites-you = { $name } vous invite à jouer à { $title }
people-join = Jouer
people-decline = Non merci
people-after-match = Autour de cette table
people-invite-to-table = Inviter des personnes que vous suivez
