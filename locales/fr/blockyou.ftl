### L’aire de jeu de BlockYou!

blockyou-call = BlockYou !

# Les couleurs des cartes ; le blanc va avec toutes.
blockyou-colour-W = blanc
blockyou-colour-R = rouge
blockyou-colour-O = orange
blockyou-colour-Y = jaune
blockyou-colour-L = vert clair
blockyou-colour-B = bleu
blockyou-colour-P = violet

blockyou-direction-N = nord
blockyou-direction-NE = nord-est
blockyou-direction-E = est
blockyou-direction-SE = sud-est
blockyou-direction-S = sud
blockyou-direction-SW = sud-ouest
blockyou-direction-W = ouest
blockyou-direction-NW = nord-ouest
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = en haut { $nw } et { $ne }, en bas { $sw } et { $se } ; un doigt vers { $one }, un vers { $other }

## Prêts

blockyou-ready-title = Tout le monde joue en même temps
blockyou-ready-about = Posez votre carte à cheval sur plusieurs cartes : chaque couleur sur la sienne, le blanc va avec toutes. Ses doigts bloquent les joueurs qu’ils montrent.
blockyou-ready-solo-about = Posez toutes vos cartes au plus vite : chaque couleur sur la sienne, le blanc va avec toutes. Aucun doigt ne doit vous montrer.
blockyou-ready-me = Je suis là !
blockyou-ready-us = Nous sommes là !
blockyou-ready-count = { $ready } sur { $count } attendent le départ

## Où en est chacun

blockyou-status-idle = pas encore là
blockyou-status-ready = au départ
blockyou-status-active = cherche
blockyou-status-alone = reste seul en jeu
blockyou-status-done = posé
blockyou-status-blocked = bloqué
blockyou-status-fault = faute
blockyou-status-last = trop tard
blockyou-status-returned = carte reprise
blockyou-status-out = passe ce tour
blockyou-status-left = est parti
blockyou-fault-colours = mauvaises couleurs
blockyou-fault-self = doigt vers soi
blockyou-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
blockyou-player-state = { $name }, { $direction } : { $status }, { $cards }
blockyou-blocked-by = Bloqué par { $name }
blockyou-own-done = C’est posé !
blockyou-own-last = Trop tard : votre carte retourne dans la file
blockyou-own-returned = Votre carte retourne dans la file
blockyou-own-out = Après votre faute, vous passez cette manche. Retour à la prochaine.
blockyou-own-fault-colours = Les couleurs ne vont pas ensemble. Une carte de pénalité ; vous passez cette manche et la suivante.
blockyou-own-fault-self = Un doigt vous montre. Une carte de pénalité ; vous passez cette manche et la suivante.
blockyou-solo-fault-colours = Les couleurs ne vont pas ensemble : une carte de pénalité
blockyou-solo-fault-self = Un doigt vous montre : une carte de pénalité

## La main

blockyou-hand-down = Votre carte, face cachée
blockyou-hand-card = Votre carte : { $card }. Appuyez pour la tourner.
blockyou-lay-do = Poser
blockyou-hint-touch = Glissez-la sur le champ, ou touchez une place. Touchez la carte pour la tourner.
blockyou-hint-mouse = Glissez-la sur le champ. R ou la molette la tourne.
blockyou-watching = Vous regardez

## Temps et résultats

blockyou-seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
blockyou-last-other = { $name } reste en jeu
blockyou-count = { $figure }
blockyou-solo-time = Temps
blockyou-solo-left =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
blockyou-result-title = Manche { $round }
blockyou-result-later = { $ms } ms plus tard
blockyou-result-blocks = bloque { $names }
blockyou-result-nobody = Personne n’a posé de carte
blockyou-ending-all = Plus personne en jeu : la manche est finie.
blockyou-ending-last =
    { $who ->
        [you] Vous restiez seul en jeu.
       *[other] { $name } restait seul en jeu.
    }
blockyou-ending-time = Le temps est écoulé : les cartes sont reprises.
blockyou-ending-dead = Plus aucune carte ne pouvait être posée : elles sont reprises.
blockyou-ending-refreshed = Personne ne pouvait poser : voici un nouveau champ.

## Ce qui est dit à voix haute

blockyou-said-ready =
    { $who ->
        [you] Vous attendez le départ.
       *[other] { $name } attend le départ.
    }
blockyou-said-left =
    { $who ->
        [you] Vous avez quitté la partie.
       *[other] { $name } a quitté la partie.
    }
blockyou-said-countdown = Trois, deux, un…
blockyou-said-round = Manche { $round }.
blockyou-said-card = Votre carte : { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou ! Vous posez une carte, ligne { $row }, colonne { $column }.
       *[other] BlockYou ! { $name } pose une carte, ligne { $row }, colonne { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Faute : vos couleurs ne vont pas, ligne { $row }, colonne { $column }. Vous recevez une carte de pénalité.
       *[other] Faute de { $name } : les couleurs ne vont pas, ligne { $row }, colonne { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Faute : un doigt vous montre. Vous recevez une carte de pénalité.
       *[other] Faute : { $name } s’est bloqué avec son propre doigt.
    }
blockyou-said-blocked =
    { $count ->
        [one] Bloqué : { $names }.
       *[other] Bloqués : { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Vous restez seul en jeu : dix secondes !
       *[other] { $name } reste seul en jeu et a dix secondes.
    }
blockyou-said-over =
    { $who ->
        [you] La partie est finie. Vous gagnez.
       *[other] La partie est finie. { $name } gagne.
    }
blockyou-now-ready = La course commence quand tout le monde est là.
blockyou-now-countdown = Les prochaines cartes vont être retournées.
blockyou-now-race = Cherchent encore : { $names }.

## L’aire de jeu en mots

blockyou-text-not-now = Rien à faire pour vous en ce moment.
blockyou-text-hand = { $name }, votre carte
blockyou-text-row = Ligne de ses carrés du haut
blockyou-text-column = Colonne de ses carrés de gauche
blockyou-text-turn = Tournée
blockyou-text-turn-0 = non tournée : { $card }
blockyou-text-turn-1 = d’un quart : { $card }
blockyou-text-turn-2 = d’un demi-tour : { $card }
blockyou-text-turn-3 = de trois quarts : { $card }
blockyou-text-lay = Poser
blockyou-text-places = Où le champ permet une carte
blockyou-text-row-places = ligne { $row } : colonnes { $columns }
blockyou-text-field = Le champ : lignes depuis le nord, colonnes depuis l’ouest
blockyou-text-cell = { $colour }, carte { $card }
blockyou-text-row-head = Ligne { $row }
blockyou-text-column-head = Colonne { $column }
blockyou-text-players = Où en est la partie
blockyou-text-pile =
    { $count ->
        [one] { $count } carte de pénalité restante
       *[other] { $count } cartes de pénalité restantes
    }

## La feuille de score

blockyou-sheet = La première main vide gagne
blockyou-sheet-solo = En solo
blockyou-sheet-place = Place
blockyou-sheet-player = Joueur
blockyou-sheet-cards = Cartes restantes
blockyou-sheet-time = Temps
