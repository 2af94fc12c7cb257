### Ce que dit le serveur.

## Refus

no-such-table = Cette table n’existe pas.
no-such-language = Cette langue n’existe pas.
not-found = Il n’y a rien à cette adresse.
not-your-seat = Ce n’est pas votre place.
seat-played-by-bot = Un robot joue cette place en ce moment. Reprenez-la d’abord.
table-frozen = Cette table est un enregistrement : à regarder, pas à jouer. « Continuer d’ici » en fait une table.
stale-version = Quelque chose s’est passé avant votre clic. Regardez encore une fois.
store-busy = Cette table est très occupée. Réessayez.
store-failed = Votre action n’a pas pu être enregistrée ; elle n’a donc pas été faite. Réessayez.
server-failed = Une erreur est survenue ici. Rien n’a changé.
bad-message = Ce message n’a pas été compris : { $reason }
message-too-long = Ce message est trop long.
too-fast = Trop à la fois. Attendez un instant.
other-origin = Les requêtes d’un autre site ne sont pas acceptées.
join-first = Rejoignez d’abord une table.
unknown-level = Le robot « { $level } » n’existe pas.
challenge-not-over = Seule une partie terminée du même jeu peut servir de défi.
chosen-deal = Ce jeu cache des cartes, et qui choisit la donne les connaît : avec d’autres à la table, on ne peut pas la choisir.
challenge-closed = Cette donne fait partie du défi du jour. Jouez-la vous-même jusqu’au bout, ou revenez demain.
branch-not-over = On peut continuer d’ici quand cette partie est terminée.
rematch-not-over = La revanche est possible quand cette partie est terminée.
bad-record = Ligne { $line } : { $reason }
takes-too-long = Cela prendrait plus de { $seconds } secondes, ou plus de mémoire qu’il n’y en a pour cela.
not-playable = On ne peut jouer aucune partie avec cela.
hints-off = Pas de conseils à cette table.
no-hint = Il n’y a pas de conseil pour cette position.

## Analyses

review-failed = L’analyse n’a pas pu être achevée. Redemandez-la : elle reprend là où elle s’est arrêtée.
too-many-reviews = Trop d’analyses à la fois. Attendez un peu.
no-review-here = Il n’y a pas d’analyse pour une leçon.

## Journal

log-undo = { has-done } annulé cela

## Donnes vérifiées

verify-nothing = Cet enregistrement n’a pas de promesse avec son secret : il n’y a rien à vérifier.
verify-promise = Le secret ne correspond pas à la promesse.
verify-draw = Événement { $number } : « { $told } » a été tiré, mais le secret dit « { $right } ».
