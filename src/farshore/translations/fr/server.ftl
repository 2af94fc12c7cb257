### Textes du serveur.

## Refus

no-such-table = Cette table n’existe pas.
no-such-language = Cette langue n’existe pas.
not-found = Il n’y a rien à cette adresse.
not-your-seat = Ce n’est pas votre place.
seat-played-by-bot = Un robot joue à cette place. Reprenez-la d’abord.
table-frozen = Une partie enregistrée, vous pouvez seulement la regarder. Pour jouer, appuyez sur « Continuer d’ici ».
challenge-kept = Impossible de quitter cette table : elle fait partie d’un défi.
stale-version = Quelque chose a changé avant votre clic. Regardez encore une fois.
store-busy = Cette table est très occupée. Réessayez.
store-failed = Votre coup n’a pas pu être enregistré : rien ne s’est passé. Réessayez.
server-failed = Une erreur est survenue ici. Rien n’a changé.
bad-message = Ce message est illisible : { $reason }
message-too-long = Ce message est trop long.
too-fast = C’était trop à la fois. Attendez un instant.
other-origin = Les requêtes d’autres sites ne sont pas acceptées.
banned = Cette adresse est bloquée ici.
banned-until = Cette adresse est bloquée ici jusqu’au { $until }.
table-stopped = L’exploitant du site a arrêté cette table.
unknown-host = Ce serveur ne répond pas au nom « { $host } ». Si vous le gérez, définissez FARSHORE_HOSTS={ $host }.
table-damaged = Impossible d’ouvrir la table { $table } : ses données sont endommagées. Les autres tables ne sont pas touchées.
deal-unknown = Impossible de rejouer cette donne : elle manque dans la partie enregistrée.
join-first = Rejoignez d’abord une table.
unknown-level = Le robot « { $level } » n’existe pas.
challenge-not-over = Seule une partie terminée du même jeu peut devenir un défi.
chosen-deal = Ce jeu a des cartes cachées. Avec d’autres à la table, impossible de choisir la donne : vous connaîtriez les cartes.
challenge-closed = Cette donne fait partie du défi du jour. Jouez-la jusqu’au bout, ou revenez demain.
no-such-day = Il n’y a pas de donne à jouer pour ce jour.
not-of-a-day = Cette partie ne fait pas partie d’un défi du jour.
branch-not-over = Vous pourrez continuer d’ici quand cette partie sera terminée.
rematch-not-over = La revanche sera possible quand cette partie sera terminée.
bad-record = Ligne { $line } : { $reason }
takes-too-long = Cela prendrait plus de { $seconds } secondes, ou trop de mémoire.
not-playable = Aucune partie n’est possible avec ce matériel.
hints-off = Pas de conseils à cette table.
no-hint = Il n’y a pas de conseil pour cette position.

## Analyses

review-failed = L’analyse ne s’est pas terminée. Redemandez-la : elle reprend là où elle s’est arrêtée.
too-many-reviews = Trop d’analyses à la fois. Attendez un peu.
no-review-here = Il n’y a pas d’analyse pour les leçons.

## Journal

log-undo = { has-done } annulé le coup

## Donnes vérifiées

deal-spent = Cette donne a déjà servi ou a expiré. Veuillez réessayer.
verify-nothing = Cette partie enregistrée n’a ni promesse ni secret : il n’y a rien à vérifier.
verify-promise = Le secret ne correspond pas à la promesse.
verify-draw = Événement { $number } : « { $found } » est sorti, mais le secret dit « { $right } ».
print-not-over = Seule une partie terminée peut être imprimée.
no-pdf = Ce serveur ne peut pas créer de PDF. Imprimez plutôt le fichier SVG.

# Joueurs : refus
former-player = Ancien membre
players-off = Ce serveur n’a pas de comptes : tout le monde joue en invité.
not-signed-in = Connectez-vous d’abord.
player-suspended = Ce compte est suspendu. Adressez-vous à l’administration du serveur.
player-suspended-until = Ce compte est suspendu jusqu’au { $until }.
player-name-length = Un nom a de { $least } à { $most } caractères, dont au moins deux lettres ou chiffres.
player-name-reserved = Ce nom est réservé. Choisissez-en un autre.
player-name-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris.
player-renamed = Vous pourrez de nouveau changer de nom à partir du { $until }.
passkey-refused = Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez votre code de secours.
recovery-wrong = Ce code de secours n’est pas valable. Vérifiez les lettres et réessayez.
device-code-wrong = Ce code a déjà servi ou a expiré. Affichez-en un nouveau sur l’autre appareil.
invitation-wrong = Ce code d’invitation a déjà servi ou a expiré.
no-such-session = Cet appareil n’est plus connecté.
no-such-passkey = Cette clé d’accès est déjà supprimée.
delete-name-wrong = Saisissez votre nom exactement comme il est affiché.
