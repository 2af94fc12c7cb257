### Les leçons de La Isla, en français.

## Une carte, trois usages

one-card = Une carte, trois usages
one-card-aim = À quoi servent les trois parties d’une carte, et comment les répartir.
one-card-end = Fonction, ressource et animal : une carte, c’est tout cela.
one-card-parts =
    Vous avez trois cartes.
    Chacune montre une fonction, une ressource et un animal, et ne sert dans cette manche qu’à l’un d’eux.
one-card-a =
    Donnez la carte avec la tente à A.
    A est pour les fonctions. Cette carte rapporte 3 points quand vous placez sur une tente.
one-card-a-wrong = Dans cette leçon, la carte à la tente va en A.
one-card-b =
    Donnez la carte avec la ressource jaune à B.
    B est pour les ressources. Cette carte en apporte une jaune.
one-card-b-wrong = Dans cette leçon, la carte à la ressource jaune va en B.
one-card-d =
    La dernière carte est allée d’elle-même en D.
    Son animal, le dodo, montera d’un pas.
one-card-done =
    Confirmez.
    Personne ne voit encore vos cartes.
one-card-function =
    Votre carte A est dans l’étui.
    Sa fonction agit dès maintenant.
one-card-resource = Votre carte B a apporté une ressource : vous en avez maintenant deux jaunes.

## Placer

placing = Placer et payer
placing-aim = Où peut aller un explorateur, et ce qu’il coûte.
placing-end = Votre premier explorateur est sur l’île.
placing-cost =
    Une case coûte deux ressources de sa couleur.
    Vous en avez deux jaunes : toutes les cases de désert sont éclairées.
placing-where =
    Placez votre explorateur en A0.
    La case A0 montre une tente, et vous avez une fonction pour les tentes.
placing-where-wrong = Vous pourriez la payer, mais sur la tente votre fonction rapporte 3 points : placez en A0.
placing-points = Les deux ressources sont payées, et votre fonction a rapporté 3 points.
placing-done =
    Confirmez votre tour.
    Ensuite, c’est au suivant de placer.
placing-instead =
    Prenez une ressource.
    Une manche plus tard, vous économisez : au lieu de placer, vous en prenez une de votre choix.
placing-supply =
    Il reste quatre explorateurs.
    Quand tous sont sur l’île, vous en déplacez un, au même prix.

## Entourer des animaux

surrounding = Entourer des animaux
surrounding-aim = Comment un animal devient le vôtre.
surrounding-end = Votre premier animal. Un 3 ou un 4 demande plus d’explorateurs et rapporte plus.
surrounding-region =
    La région Z1 porte le nombre 2 : les deux cases A0 et A1 l’entourent.
    Vous êtes déjà en A0.
surrounding-place =
    Placez votre explorateur en A1.
    Vous pouvez payer A1.
surrounding-place-wrong = Cela irait aussi, mais A1 achève une région.
surrounding-points = Vos explorateurs sont tout autour : l’animal est à vous, avec 2 points.
surrounding-function = La fonction du slot 2 rapporte 2 points de plus par animal que vous prenez.
surrounding-share =
    En A1 se trouve aussi quelqu’un d’autre.
    C’est permis ; seuls deux des vôtres ne partagent pas une case.
surrounding-done =
    Confirmez.
    Un seul explorateur peut achever plusieurs régions à la fois.

## Pistes et fin

tracks = Les pistes et la fin
tracks-aim = À quoi servent les marqueurs, et quand finit la partie.
tracks-end = Surveillez la somme des zones : elle dit combien de temps il reste.
tracks-card =
    Votre carte D montre le dodo.
    Quand vient la dernière phase de la manche, son marqueur monte.
tracks-done =
    Confirmez votre placement.
    Puis D se joue tout seul.
tracks-points =
    Vous avez avancé le dodo, et votre grand dodo compte pour deux animaux : 2 points.
    Seul marque qui avance.
tracks-zones = La zone d’un marqueur dit ce que vaut à la fin chaque animal de cette sorte.
tracks-sets = Un set des cinq sortes rapporte 10 points à la fin.
tracks-resources = Deux ressources restantes rapportent un point à la fin.
tracks-end-sum = À deux, la partie finit après la manche où les zones font 7 en tout.

## Fonctions

functions = Fonctions
functions-aim = Les slots, recouvrir, et des fonctions qui se cumulent.
functions-end = De bonnes fonctions, souvent utilisées, gagnent ce jeu.
functions-have =
    Dans le slot 1 se trouve votre fonction pour les tentes.
    Elle agit à chaque manche, jusqu’à ce que vous la recouvriez.
functions-slot =
    Mettez votre nouvelle carte dans le slot 2.
    Elle rapporte 2 points par animal, et le slot 2 est libre.
functions-slot-wrong = Cela recouvrirait votre fonction pour les tentes, qui serait perdue. Prenez le slot 2.
functions-done =
    Confirmez.
    Dès maintenant, les deux fonctions agissent.
functions-same =
    La même fonction n’est jamais visible deux fois.
    Des semblables peuvent l’être, et elles s’additionnent.
functions-place =
    Placez votre explorateur en A1.
    Voyez ce qu’apportent vos deux fonctions.
functions-points = 3 points sont venus de la tente tout à l’heure, 2 viennent de l’animal.
