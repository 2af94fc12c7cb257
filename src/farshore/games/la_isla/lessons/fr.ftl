### The lessons of La Isla, in French.

## One card, three uses

one-card = Une carte, trois usages
one-card-aim = Le but du jeu, et ce que font les trois parties d’une carte.
one-card-end = Fonction, ressource et animal : c’est tout ce qu’il y a sur une carte.
one-card-goal =
    Entourez des animaux avec vos explorateurs et marquez le plus de points.
    Vos cartes donnent ce qu’il vous faut : fonctions, ressources et animaux.
one-card-a =
    Affectez la carte à la tente à A.
    A sert aux fonctions. Celle-ci rapporte 3 points chaque fois que vous placez sur une tente.
one-card-a-wrong = Pour cette leçon, affectez la carte à la tente à A.
one-card-b =
    Affectez la carte à la ressource jaune à B.
    B sert aux ressources. Vous en recevez une jaune.
one-card-b-wrong = Pour cette leçon, affectez la carte à la ressource jaune à B.
one-card-d =
    La dernière carte est allée d’elle-même à D.
    D sert aux animaux : le marqueur du dodo va monter d’une case.
one-card-done =
    Appuyez sur **C’est prêt**.
    Chaque carte ne fait qu’une chose, et personne ne voit encore les vôtres.
one-card-function =
    Votre carte A est dans le slot 1 de votre étui.
    Sa fonction sert dès maintenant.
one-card-resource =
    Votre carte B a rapporté une ressource.
    Vous en avez deux jaunes : assez pour une case Désert.

## Placing

placing = Placer et payer
placing-aim = Où va un explorateur, et combien cela coûte.
placing-end = Votre premier explorateur est sur l’île.
placing-cost =
    Une case coûte 2 ressources de sa couleur.
    Vous en avez deux jaunes : toutes les cases Désert sont en évidence.
placing-where =
    Placez votre explorateur sur le Désert avec la tente.
    Vous avez une fonction pour les tentes.
placing-where-wrong = Vous pourriez payer cette case, mais la tente rapporte 3 points.
placing-points =
    Vous avez payé 2 jaunes.
    Et votre fonction a rapporté 3 points.
placing-done =
    Appuyez sur **Terminé**.
    Ensuite, c’est au suivant de placer.
placing-instead =
    Prenez une ressource.
    Une manche plus tard, vous économisez : au lieu de placer, prenez-en une au choix.
placing-supply =
    Il vous reste quatre explorateurs.
    Quand tous sont sur l’île, vous en déplacez un, au même prix.

## Surrounding animals

surrounding = Entourer des animaux
surrounding-aim = Comment un animal devient le vôtre.
surrounding-end = Votre premier animal ! Un 3 ou un 4 demande plus d’explorateurs et rapporte plus.
surrounding-region =
    Deux cases entourent cette région marquée 2.
    Vous êtes déjà sur l’une d’elles, le Désert avec la tente.
surrounding-place =
    Placez votre explorateur sur la Prairie avec le chapeau.
    C’est l’autre, et vous avez deux ressources vertes.
surrounding-place-wrong = C’est possible aussi, mais la Prairie avec le chapeau complète une région.
surrounding-points =
    Vos explorateurs l’entourent.
    L’animal est à vous, et vous marquez 2 points.
surrounding-function =
    La fonction du slot 2 ajoute 2 points.
    Elle sert pour chaque animal obtenu.
surrounding-done =
    Appuyez sur **Terminé**.
    Quelqu’un d’autre est aussi sur cette case. C’est permis : seuls deux des vôtres ne peuvent pas la partager.

## Tracks and the end

tracks = Pistes et fin de partie
tracks-aim = À quoi servent les marqueurs, et quand finit la partie.
tracks-end = Surveillez la somme des zones : elle dit combien de temps il reste.
tracks-card =
    Votre carte D montre le dodo.
    À la dernière phase de cette manche, son marqueur monte.
tracks-done =
    Appuyez sur **Terminé**.
    La phase D passe ensuite d’elle-même.
tracks-points =
    Vous avez avancé le dodo : 2 points.
    Votre grand dodo compte pour deux animaux. Seul celui qui avance un marqueur marque.
tracks-zones =
    La zone d’un marqueur est la valeur de chaque animal de ce type à la fin.
    Mieux vaut donc avancer les animaux que vous avez.
tracks-assign =
    Nouvelle manche : affectez la carte au dodo à D.
    Vous avez des dodos, cela rapporte encore.
tracks-assign-wrong = Pour cette leçon, affectez la carte au dodo à D.
tracks-sets =
    Un set des cinq types rapporte 10 points à la fin.
    Votre grand animal compte pour deux de son type.
tracks-resources =
    Chaque lot de 2 ressources restantes rapporte 1 point à la fin.
    Peu importent les couleurs.
tracks-ready =
    Affectez encore une carte et appuyez sur **C’est prêt**.
    La dernière va d’elle-même à la dernière lettre.
tracks-end-sum =
    À deux, la partie finit quand la somme des zones atteint 7.
    On vérifie après chaque manche.

## Functions

functions = Fonctions
functions-aim = Les slots, recouvrir une carte, et des fonctions qui s’additionnent.
functions-end = De bonnes fonctions, souvent utilisées, font gagner.
functions-have =
    Le slot 1 contient votre fonction pour les tentes.
    Elle sert à chaque manche, jusqu’à ce que vous la recouvriez.
functions-slot =
    Mettez votre nouvelle carte dans le slot 2, qui est libre.
    Elle rapporte 2 points par animal obtenu.
functions-slot-wrong = Cela recouvrirait votre fonction pour les tentes. Prenez le slot 2.
functions-done =
    Appuyez sur **Terminé**.
    Désormais, les deux fonctions servent.
functions-place =
    Placez votre explorateur sur la Prairie avec le chapeau.
    Cela complète une région. Voyez ce qu’ajoutent vos fonctions.
functions-place-wrong = Pour cette leçon, placez sur la Prairie avec le chapeau.
functions-points =
    La tente a rapporté 3 points tout à l’heure, l’animal 2 de plus.
    Les fonctions s’additionnent.
functions-later =
    Appuyez sur **Terminé**.
    Nous passons à la quatrième manche : les trois slots seront pleins.
functions-cover =
    Recouvrez le slot 1 avec votre nouvelle carte.
    Quand tous sont pleins, il faut en recouvrir un. Vous êtes déjà sur la tente : cette fonction a servi.
functions-cover-wrong = C’est permis, mais celle-là sert encore. Recouvrez le slot 1.
functions-covered =
    Appuyez sur **Terminé**.
    La fonction recouverte est perdue ; la nouvelle sert aussitôt.
functions-same =
    La même fonction n’est jamais visible deux fois.
    Des fonctions semblables, d’une autre couleur, d’un autre symbole ou animal, sont permises.
