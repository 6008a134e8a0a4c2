### Block Out ! : tout ce que les pages en disent, sauf ses règles.

game-blockout = Block Out !
game-blockout-edition-top = Top of the Blocks !
game-blockout-pitch = Empilez, retenez votre souffle, et que la tour ne tombe pas par votre faute.
game-blockout-alone = S’entraîner
game-blockout-alone-about = Une tour sans cartes, pour s’entraîner.

# Une lettre pour chaque couleur de bloc ; toutes diffèrent.
blockout-letter-wood = N
blockout-letter-red = R
blockout-letter-blue = B
blockout-letter-yellow = J
blockout-letter-black = K

# Un bloc par sa taille et sa couleur.
blockout-block =
    { $size ->
        [small] le petit bloc
        [medium] le bloc moyen
        [large] le grand bloc
       *[any] un bloc
    } { $colour ->
        [wood] en bois
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [black] noir
       *[any] au choix
    }
blockout-card-exact =
    { $size ->
        [small] Petit
        [medium] Moyen
       *[large] Grand
    } { $colour ->
        [wood] bois
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[black] noir
    }
blockout-card-colour =
    { $colour ->
        [wood] Bois
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
       *[black] Noir
    }
blockout-card-size =
    { $size ->
        [small] Petit
        [medium] Moyen
       *[large] Grand
    }
blockout-card-any = Au choix
blockout-card-pass = Passer
blockout-card-reverse = Inversion

# Dit pendant que le bloc doit tenir, un par seconde.
blockout-count-1 = Un, deux, trois
blockout-count-2 = petit bloc
blockout-count-3 = tiens-toi droit !

blockout-hand = Vos cartes
blockout-copies = { $count } fois { $card }
blockout-choose-card = Choisissez une carte
blockout-choose-block = Puis choisissez un bloc
blockout-hint-again = Touchez encore la carte pour la jouer
blockout-hint-draw = Rien ne convient : piochez jusqu’à ce que ça aille
blockout-show-hand =
    { $who ->
        [you] Montrer vos cartes
        [nobody] Montrer les cartes
       *[other] Montrer les cartes : { $name }
    }
blockout-dealing = On distribue les cartes
blockout-left = a abandonné
blockout-clockwise = On joue en sens horaire
blockout-counter = On joue en sens antihoraire
blockout-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
blockout-player-cards =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
blockout-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
blockout-height =
    { $count ->
        [one] Tour : { $count } bloc sur { $all }
       *[other] Tour : { $count } blocs sur { $all }
    }
blockout-discard = Dernière carte jouée : { $card }

blockout-lower = Descendre
blockout-raise = Monter
blockout-keys-far = Déplacer à grands pas
blockout-turn = Quart de tour
blockout-hold-left =
    { $seconds ->
        [one] Encore { $seconds } seconde pour lâcher
       *[other] Encore { $seconds } secondes pour lâcher
    }
blockout-put = Poser ici
blockout-back = Remettre
blockout-landing =
    { $safety ->
        [steady] Semble stable
        [risky] Risqué
        [falls] Tomberait
       *[misses] À côté de la tour
    }
blockout-face = Rétablir la vue
blockout-picture = Garder une photo
blockout-slowly = Revoir la chute au ralenti
blockout-flat-front = De face
blockout-flat-side = De côté
blockout-flat-top = De dessus

blockout-centred = au milieu
blockout-turned = tourné
blockout-aside =
    { $way ->
        [left] { $mm } mm à gauche du centre
        [right] { $mm } mm à droite du centre
        [nearer] { $mm } mm plus près
       *[further] { $mm } mm plus loin
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stable
       *[moving] en mouvement
    }
blockout-held = { $block }, { $spot }, { $mm } mm au-dessus
blockout-tower-is =
    { $state ->
        [steady] La tour est stable.
       *[moving] La tour bouge.
    }
blockout-push =
    { $way ->
        [left] { $mm } mm à gauche
        [right] { $mm } mm à droite
        [nearer] { $mm } mm plus près
        [further] { $mm } mm plus loin
        [down] { $mm } mm plus bas
       *[up] { $mm } mm plus haut
    }

blockout-asked = A-t-elle tenu ? Chacun dit ce qu’il a vu.
blockout-asked-again = Vous n’êtes pas d’accord. Chacun redit ce qu’il a vu.
blockout-how = A-t-elle tenu ?
blockout-fell-late = Elle vient de tomber
blockout-place = Posez { $block }
blockout-now-placing =
    { $who ->
        [you] À vous de poser { $block }.
        [nobody] Bloc à poser : { $block }.
       *[other] { $name } pose { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Vous commencez.
        [nobody] Une chaise libre commence.
       *[other] { $name } commence.
    }
blockout-said-take =
    { $who ->
        [you] Vous jouez { $card } et prenez { $block }.
        [nobody] Carte jouée : { $card }, pour { $block }.
       *[other] { $name } joue { $card } et prend { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Vous prenez { $block } en dernier.
        [nobody] Dernier bloc : { $block }.
       *[other] { $name } prend { $block } en dernier.
    }
blockout-said-block =
    { $who ->
        [you] Vous prenez { $block }.
        [nobody] Bloc pris : { $block }.
       *[other] { $name } prend { $block }.
    }
blockout-said-slip = La main glisse : { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Vous passez.
        [nobody] Un tour est passé.
       *[other] { $name } passe.
    }
blockout-said-reverse =
    { $who ->
        [you] Vous changez le sens du jeu.
        [nobody] Le sens du jeu change.
       *[other] { $name } change le sens du jeu.
    }
blockout-said-letgo =
    { $who ->
        [you] Vous lâchez.
        [nobody] Le bloc est lâché.
       *[other] { $name } lâche.
    }
blockout-said-drew =
    { $who ->
        [you] Vous piochez { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
        [nobody] Pioche : { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
       *[other] { $name } pioche { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
    }
blockout-said-stood = Ça tient !
blockout-said-fell = La tour est tombée !
blockout-said-late = La tour est tombée toute seule.
blockout-said-oops = Ça ne compte pas : la carte et le bloc reviennent, choisissez de nouveau.
blockout-said-touched = La tour a été touchée : la carte et le bloc reviennent, et le tour est fini.
blockout-said-again = Toujours pas d’accord : le bloc est à reposer.
blockout-said-open = Toujours pas d’accord : on considère que la tour tient, et la partie continue.
blockout-said-void =
    { $reason ->
        [touched] La tour a été touchée : la carte et le bloc reviennent, choisissez de nouveau.
        [time] Le temps est écoulé : choisissez de nouveau.
        [back] Le bloc est remis à sa place : choisissez de nouveau.
       *[lost] L’essai a été perdu : choisissez de nouveau.
    }
blockout-said-says-stood =
    { $who ->
        [you] Vous dites qu’elle a tenu.
        [nobody] On dit qu’elle a tenu.
       *[other] { $name } dit qu’elle a tenu.
    }
blockout-said-says-fell =
    { $who ->
        [you] Vous dites qu’elle est tombée.
        [nobody] On dit qu’elle est tombée.
       *[other] { $name } dit qu’elle est tombée.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Vous annulez : elle n’est pas tombée.
        [nobody] C’est annulé : elle n’est pas tombée.
       *[other] { $name } annule : elle n’est pas tombée.
    }
blockout-said-left =
    { $who ->
        [you] Vous avez quitté la partie.
        [nobody] Quelqu’un a quitté la partie.
       *[other] { $name } a quitté la partie.
    }
blockout-said-back = Un coup est repris.
blockout-said-turn =
    { $who ->
        [you] À vous de jouer.
        [nobody] C’est au tour d’une chaise libre.
       *[other] C’est à { $name } de jouer.
    }
blockout-said-restart =
    { $who ->
        [you] Commencez une nouvelle tour avec une carte Bloc.
        [nobody] Une nouvelle tour doit commencer.
       *[other] { $name } commence une nouvelle tour.
    }
blockout-said-bonus =
    { $who ->
        [you] Encore un bloc libre, n’importe lequel, et c’est gagné.
        [nobody] Il reste un bloc à poser.
       *[other] { $name } pose encore un bloc.
    }
blockout-said-practice =
    { $who ->
        [you] Prenez n’importe quel bloc.
        [nobody] N’importe quel bloc peut être pris.
       *[other] { $name } s’entraîne.
    }
blockout-said-over =
    { $who ->
        [you] La partie est finie. Vous gagnez.
        [together] La partie est finie. Victoire partagée avec { $names }.
        [several] La partie est finie. Victoire partagée : { $names }.
        [nobody] La partie est finie.
       *[other] La partie est finie. { $names } gagne.
    }

blockout-move-block = { $card } : prendre { $block }
blockout-move-extra = Prendre { $block }
blockout-move-pass = Passer
blockout-move-reverse = Inversion
blockout-move-drawcards = Piocher
blockout-move-letgo = Lâcher
blockout-move-stood = Elle a tenu
blockout-move-fell = Elle est tombée
blockout-move-unsay = Annuler
blockout-move-oops = Oups, touchée

blockout-text-not-now = Rien à faire pour vous en ce moment.
blockout-text-moves = Coups possibles
blockout-text-hand = Déplacer le bloc
blockout-text-state = La situation
blockout-text-free = Blocs libres : { $blocks }
blockout-text-cards = Vos cartes : { $cards }

blockout-sheet =
    { $count ->
        [one] Tour : { $count } bloc sur { $all }
       *[other] Tour : { $count } blocs sur { $all }
    }
blockout-sheet-place = Rang
blockout-sheet-player = Joueur
blockout-sheet-cards = Cartes restantes

## Pourquoi c’est refusé ou fini, en aussi peu de mots que possible

reason-block-on-tower = Déjà sur la tour
reason-block-mismatch = Ce bloc ne va pas
reason-no-contact = À poser au sommet
reason-off-site = Hors du chantier
reason-wrong-spot = Pas à cet endroit
reason-wrong-verdict = Verdict impossible
reason-can-play = Vous pouvez jouer
reason-need-block-card = Carte Bloc requise
reason-bonus-due = D’abord le bloc en plus
reason-nine-blocks = Les neuf blocs tiennent
reason-bonus-block = Le bloc en plus a tenu

## Les coups, racontés par la relecture

replay-blockout-take = { $card }, et { $block }
replay-blockout-extra = pour finir, { $block }
replay-blockout-slip = la main glisse : { $mm } mm
replay-blockout-pass = passe
replay-blockout-reverse = le sens du jeu s’inverse
replay-blockout-drawcards = rien ne va, on pioche
replay-blockout-letgo = bloc lâché
replay-blockout-oops = touchée, ça ne compte pas
replay-blockout-stood = elle a tenu
replay-blockout-fell = elle est tombée
replay-blockout-unsay = finalement, elle n’est pas tombée
replay-blockout-void =
    { $reason ->
        [touched] la tour a été touchée, ça ne compte pas
        [time] le temps était écoulé : on réessaie
        [back] le bloc a été remis à sa place
       *[lost] l’essai a été perdu : on réessaie
    }
replay-blockout-begin =
    { $who ->
        [you] Vous commencez
        [nobody] Une chaise libre commence
       *[other] { $name } commence
    }
replay-blockout-draw = une carte de la pioche : { $card }
replay-blockout-hidden = une carte de la pioche
