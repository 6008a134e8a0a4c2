### BlockYou ! : tout ce que les pages en disent, sauf ses règles.

game-blockyou = BlockYou !
game-blockyou-pitch = Pas de tours, pas de quartier : accordez les couleurs, posez avant les autres et, du doigt, écartez-les de la manche.

blockyou-call = BlockYou !

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
blockyou-card-words = en haut { $nw } et { $ne }, en bas { $sw } et { $se } ; un doigt vers { $one }, un vers { $other }

## Prêts

blockyou-ready-title = Tout le monde joue à la fois
blockyou-ready-about = Posez votre carte à cheval sur plusieurs cartes : chaque couleur sur la sienne, le blanc va avec toutes. Ses doigts bloquent les joueurs vers qui ils pointent.
blockyou-ready-solo-about = Posez toutes vos cartes au plus vite : chaque couleur sur la sienne, le blanc va avec toutes. Aucun doigt ne doit pointer vers vous.
blockyou-ready-me = Je suis là
blockyou-ready-us = Nous sommes là
blockyou-ready-start = Lancer le compte à rebours
blockyou-ready-count = Au départ : { $ready } sur { $count }

## Où en est chacun

blockyou-status-idle = pas encore là
blockyou-status-leads = chef de jeu
blockyou-status-ready = au départ
blockyou-status-active = cherche
blockyou-status-alone = encore en jeu
blockyou-status-done = posé
blockyou-status-blocked = blocage
blockyou-status-fault = faute
blockyou-status-last = trop tard
blockyou-status-returned = carte reprise
blockyou-status-out = hors manche
blockyou-status-left = a abandonné
blockyou-fault-colours = mauvaises couleurs
blockyou-fault-self = doigt vers soi
blockyou-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
blockyou-player-state = { $name }, { $direction } : { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blocage de votre part
        [nobody] Blocage
       *[other] Blocage par { $name }
    }
blockyou-own-done = C’est posé !
blockyou-own-last = Trop tard : votre carte vous revient
blockyou-own-returned = Votre carte vous revient
blockyou-own-out = Après votre faute, cette manche se joue sans vous. Retour à la prochaine.
blockyou-own-fault-colours = Les couleurs ne vont pas ensemble. Une carte de pénalité ; cette manche et la suivante se jouent sans vous.
blockyou-own-fault-self = Un doigt pointe vers vous. Une carte de pénalité ; cette manche et la suivante se jouent sans vous.
blockyou-solo-fault-colours = Les couleurs ne vont pas ensemble : une carte de pénalité
blockyou-solo-fault-self = Un doigt pointe vers vous : une carte de pénalité

## La main

blockyou-hand-down = Votre carte, face cachée
blockyou-hand-card = Votre carte : { $card }. Appuyez pour la tourner.
blockyou-lay-do = Poser
blockyou-hint-touch = Glissez-la sur le terrain, ou touchez une place. Touchez la carte pour la tourner.
blockyou-hint-mouse = Glissez-la sur le terrain. R ou la molette la tourne.
blockyou-watching = Vous regardez

## Temps et résultats

blockyou-seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
blockyou-last-other =
    { $who ->
        [you] Il ne reste que vous
        [nobody] Il ne reste personne
       *[other] Encore en jeu : { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Temps
blockyou-solo-left =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
blockyou-result-title = Manche { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s plus tard
blockyou-result-blocks = blocage : { $names }
blockyou-result-nobody = Personne n’a posé de carte
blockyou-ending-all = Plus personne en jeu : la manche est finie.
blockyou-ending-last =
    { $who ->
        [you] Il ne restait que vous en jeu.
        [nobody] Il ne restait qu’une personne en jeu.
       *[other] Dernière personne en jeu : { $name }.
    }
blockyou-ending-time = Le temps est écoulé : les cartes sont reprises.
blockyou-ending-dead = Plus aucune carte ne pouvait être posée : elles sont reprises.
blockyou-ending-refreshed = Personne ne pouvait poser : voici un nouveau terrain.
blockyou-fitted-show = Montrer où la carte allait
blockyou-fitted =
    { $count ->
        [0] Votre carte n’allait nulle part
        [one] Votre carte allait à { $count } endroit
       *[other] Votre carte allait à { $count } endroits
    }
blockyou-pause = Pause
blockyou-pause-later = Pause après cette manche
blockyou-pause-comes = Il y aura une pause après cette manche
blockyou-paused =
    { $who ->
        [you] Pause
        [nobody] Pause
       *[other] Pause : { $name }
    }
blockyou-go-on = Continuer

## Ce qui est dit à voix haute

blockyou-said-ready =
    { $who ->
        [you] Vous attendez le départ.
        [nobody] Une chaise attend le départ.
       *[other] { $name } attend le départ.
    }
blockyou-said-left =
    { $who ->
        [you] Vous avez quitté la partie.
        [nobody] Quelqu’un a quitté la partie.
       *[other] { $name } a quitté la partie.
    }
blockyou-said-countdown = Trois, deux, un…
blockyou-said-round = Manche { $round }.
blockyou-said-card = Votre carte : { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou ! Vous posez une carte, ligne { $row }, colonne { $column }.
        [nobody] BlockYou ! Une carte est posée, ligne { $row }, colonne { $column }.
       *[other] BlockYou ! { $name } pose une carte, ligne { $row }, colonne { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Faute : vos couleurs ne vont pas ensemble, ligne { $row }, colonne { $column }. Vous recevez une carte de pénalité.
        [nobody] Faute : les couleurs ne vont pas ensemble, ligne { $row }, colonne { $column }.
       *[other] { $name } fait une faute : les couleurs ne vont pas ensemble, ligne { $row }, colonne { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Faute : un doigt pointe vers vous. Vous recevez une carte de pénalité.
        [nobody] Faute : un doigt pointe vers sa propre place.
       *[other] { $name } fait une faute : un doigt pointe vers sa propre place.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blocage : { $names }.
       *[other] Blocages : { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Il ne reste que vous : dix secondes !
        [nobody] Il reste dix secondes.
       *[other] Encore en jeu : { $name }, pour dix secondes.
    }
blockyou-said-over =
    { $who ->
        [you] La partie est finie. Vous gagnez.
        [nobody] La partie est finie.
       *[other] La partie est finie. { $name } gagne.
    }
blockyou-now-ready = La course commence quand tout le monde est là.
blockyou-now-leader =
    { $who ->
        [you] Vous lancez le compte à rebours quand les autres sont là.
        [nobody] Une chaise libre lance le compte à rebours quand les autres sont là.
       *[other] { $name } lance le compte à rebours quand les autres sont là.
    }
blockyou-now-countdown = Les prochaines cartes vont être retournées.
blockyou-now-race = Cherchent encore : { $names }.

## L’aire de jeu en mots

blockyou-text-not-now = Rien à faire pour vous en ce moment.
blockyou-text-hand = { $name }, votre carte
blockyou-text-row = Ligne de ses carrés du haut
blockyou-text-column = Colonne de ses carrés de gauche
blockyou-text-turn = Tournée
blockyou-text-turn-0 = non tournée : { $card }
blockyou-text-turn-1 = d’un quart : { $card }
blockyou-text-turn-2 = d’un demi-tour : { $card }
blockyou-text-turn-3 = de trois quarts : { $card }
blockyou-text-lay = Poser
blockyou-text-places = Places possibles sur le terrain
blockyou-text-row-places = ligne { $row } : colonnes { $columns }
blockyou-text-field = Le terrain : lignes depuis le nord, colonnes depuis l’ouest
blockyou-text-cell = { $colour }, carte { $card }
blockyou-text-row-head = Ligne { $row }
blockyou-text-column-head = Colonne { $column }
blockyou-text-players = La situation
blockyou-text-pile =
    { $count ->
        [one] { $count } carte de pénalité restante
       *[other] { $count } cartes de pénalité restantes
    }

## La feuille de score

blockyou-sheet = Qui pose tout en premier gagne
blockyou-sheet-solo = En solo
blockyou-sheet-place = Rang
blockyou-sheet-player = Joueur
blockyou-sheet-cards = Cartes restantes
blockyou-sheet-time = Temps
blockyou-sheet-fastest = Plus court
blockyou-sheet-blocks = Blocages
blockyou-sheet-faults = Fautes
blockyou-best = À battre : { $time }
blockyou-best-new = Votre meilleur temps !
blockyou-best-all = Vos meilleurs temps : { $times }

## Pourquoi c’est refusé ou fini, en aussi peu de mots que possible

reason-not-active = Hors manche
reason-off-field = Hors du terrain
reason-covers-one-card = Une seule carte couverte

## Les coups, racontés par la relecture

replay-blockyou-ready = au départ
replay-blockyou-begin =
    { $who ->
        [you] Vous lancez le compte à rebours
        [nobody] Une chaise libre lance le compte à rebours
       *[other] { $name } lance le compte à rebours
    }
replay-blockyou-count = trois, deux, un, zéro
replay-blockyou-turn = les cartes se retournent
replay-blockyou-lay =
    { $turns ->
        [0] une carte, ligne { $row }, colonne { $column }
        [1] une carte, ligne { $row }, colonne { $column }, un quart de tour à droite
        [2] une carte, ligne { $row }, colonne { $column }, un demi-tour
        [3] une carte, ligne { $row }, colonne { $column }, un quart de tour à gauche
       *[other] une carte, ligne { $row }, colonne { $column }
    }
replay-blockyou-hidden = une carte, face cachée
replay-blockyou-draw = une carte de la pioche : { $card }
