### L’espace de jeu de Block Out !

# Une lettre pour chaque couleur de bloc ; toutes diffèrent.
blockout-letter-wood = N
blockout-letter-red = R
blockout-letter-blue = B
blockout-letter-yellow = J
blockout-letter-black = K

# Un bloc par sa taille et sa couleur.
blockout-block =
    { $size ->
        [small] petit bloc
        [medium] bloc moyen
        [large] grand bloc
       *[any] bloc
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
blockout-card-pass = Passe
blockout-card-reverse = Demi-tour

# Dit pendant que le bloc doit tenir, un par seconde.
blockout-count-1 = Un…
blockout-count-2 = deux…
blockout-count-3 = trois, tiens-toi droit !

blockout-hand = Vos cartes
blockout-copies = { $count } fois { $card }
blockout-choose-card = Choisissez une carte
blockout-choose-block = Choisissez maintenant un bloc
blockout-hint-again = Touchez encore la carte pour la jouer
blockout-hint-draw = Rien ne convient : piochez jusqu’à ce que ça aille
blockout-show-hand = Montrer les cartes de { $name }
blockout-dealing = On distribue les cartes
blockout-left = a quitté
blockout-clockwise = On joue dans le sens des aiguilles d’une montre
blockout-counter = On joue dans le sens inverse des aiguilles
blockout-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
blockout-player-cards =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
blockout-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
blockout-height =
    { $count ->
        [one] Tour : { $count } bloc sur { $all }
       *[other] Tour : { $count } blocs sur { $all }
    }
blockout-discard = Dernière carte jouée : { $card }

blockout-lower = Descendre
blockout-raise = Monter
blockout-turn = Quart de tour
blockout-put = Poser ici
blockout-back = Retour
blockout-flat-front = De face
blockout-flat-top = De dessus

blockout-centred = au milieu
blockout-turned = tourné
blockout-aside =
    { $way ->
        [left] { $mm } mm à gauche du centre
        [right] { $mm } mm à droite du centre
        [nearer] { $mm } mm plus près
       *[further] { $mm } mm plus loin
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stable
       *[moving] en mouvement
    }
blockout-held = { $block }, { $spot }, { $mm } mm au-dessus
blockout-tower-is =
    { $state ->
        [steady] La tour est stable.
       *[moving] La tour bouge.
    }
blockout-push =
    { $way ->
        [left] { $mm } mm à gauche
        [right] { $mm } mm à droite
        [nearer] { $mm } mm plus près
        [further] { $mm } mm plus loin
        [down] { $mm } mm plus bas
       *[up] { $mm } mm plus haut
    }

blockout-asked = A-t-elle tenu ? Chacun dit ce qu’il a vu.
blockout-how = A-t-elle tenu ?
blockout-fell-late = Elle vient de tomber
blockout-now-placing =
    { $who ->
        [you] À vous de poser : { $block }.
       *[other] { $name } pose : { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
blockout-said-take =
    { $who ->
        [you] Vous jouez { $card } et prenez : { $block }.
       *[other] { $name } joue { $card } et prend : { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Vous prenez en dernier : { $block }.
       *[other] { $name } prend en dernier : { $block }.
    }
blockout-said-pass =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
blockout-said-reverse =
    { $who ->
        [you] Vous changez le sens du jeu.
       *[other] { $name } change le sens du jeu.
    }
blockout-said-letgo =
    { $who ->
        [you] Vous lâchez.
       *[other] { $name } lâche.
    }
blockout-said-drew =
    { $who ->
        [you] Vous piochez { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
       *[other] { $name } pioche { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
    }
blockout-said-stood = Ça tient !
blockout-said-fell = La tour est tombée !
blockout-said-late = La tour est tombée toute seule.
blockout-said-oops = Ça ne compte pas : on recommence.
blockout-said-void =
    { $reason ->
        [touched] La tour a été touchée : on recommence.
        [time] Le temps est écoulé : choisissez de nouveau.
       *[lost] La pose a été perdue : choisissez de nouveau.
    }
blockout-said-says-stood =
    { $who ->
        [you] Vous dites qu’elle a tenu.
       *[other] { $name } dit qu’elle a tenu.
    }
blockout-said-says-fell =
    { $who ->
        [you] Vous dites qu’elle est tombée.
       *[other] { $name } dit qu’elle est tombée.
    }
blockout-said-left =
    { $who ->
        [you] Vous avez quitté la partie.
       *[other] { $name } a quitté la partie.
    }
blockout-said-back = Un coup est repris.
blockout-said-turn =
    { $who ->
        [you] À vous de jouer.
       *[other] C’est à { $name } de jouer.
    }
blockout-said-restart =
    { $who ->
        [you] Commencez une nouvelle tour avec une carte bloc.
       *[other] { $name } commence une nouvelle tour.
    }
blockout-said-bonus =
    { $who ->
        [you] Encore un bloc, n’importe lequel, et c’est gagné.
       *[other] { $name } pose encore un bloc.
    }
blockout-said-over =
    { $who ->
        [you] La partie est finie. Vous gagnez.
        [one] La partie est finie. { $names } gagne.
       *[several] La partie est finie. Victoire partagée : { $names }.
    }

blockout-move-block = { $card } : prendre { $block }
blockout-move-extra = Prendre { $block }
blockout-move-pass = Passer
blockout-move-reverse = Demi-tour
blockout-move-drawcards = Piocher
blockout-move-letgo = Lâcher
blockout-move-stood = Elle a tenu
blockout-move-fell = Elle est tombée
blockout-move-oops = Oups, encore

blockout-text-not-now = Rien à faire pour vous maintenant.
blockout-text-moves = Ce que vous pouvez faire
blockout-text-hand = Déplacer le bloc
blockout-text-state = La situation
blockout-text-free = Blocs libres : { $blocks }
blockout-text-cards = Vos cartes : { $cards }

blockout-sheet =
    { $count ->
        [one] Tour : { $count } bloc sur { $all }
       *[other] Tour : { $count } blocs sur { $all }
    }
blockout-sheet-place = Place
blockout-sheet-player = Nom
blockout-sheet-cards = Cartes restantes
