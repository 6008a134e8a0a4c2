# Ce que dit chaque page, quel que soit le jeu.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Fermer
cancel = Annuler
done = C’est bon
yes = Oui
no = Non
try-again = Réessayer
to-home = Accueil

## Attente et pannes

waiting-page = Un instant…
waiting-table = On met la table…
waiting-replay = On va chercher la partie…
broken-part = Cette partie de la page n’est pas arrivée.
connection-lost = Connexion perdue. On réessaie…
not-found-title = Il n’y a rien ici
not-found-about = Cette adresse ne mène à aucune page. Il manque peut-être une lettre au lien.
table-title = Table
table-gone-about = Si quelqu’un vous a envoyé ce lien, demandez-lui-en un nouveau.
table-closed-about = La personne qui gère ce serveur a mis fin à cette table.

## Jeux

game-blokus = Blokus
game-blokus-pitch = Coin contre coin, jamais côte à côte : casez toutes vos pièces avant qu’on vous prenne la place.
game-blockout = Block Out !
game-blockout-pitch = Empilez, retenez votre souffle, et que la tour ne tombe pas par votre faute.
game-blockyou = BlockYou !
game-blockyou-pitch = Tous en même temps : accordez les couleurs, posez avant les autres, et du doigt sortez-les de la manche.
game-blackout = Blackout
game-blackout-pitch = Trois dés sur le toboggan, des jetons sur les cartes, et soudain plus de lumière.
game-players = { $players } joueurs
game-minutes =
    { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }

## Accueil

home-motto = La salle de jeux des blocs
home-continue = Reprendre
home-table-nameless =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
home-play = Jouer
home-starting = On met la table…
home-play-about =
    { $count ->
        [1] Vous contre un robot, tout de suite.
        [2] Vous contre deux robots, tout de suite.
        [3] Vous contre trois robots, tout de suite.
       *[other] Vous contre { $count } robots, tout de suite.
    }
home-set-up = Entre amis
home-rules = Comment on joue

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-sound = Son
settings-patterns = Motifs sur les couleurs
settings-patterns-about = Points, rayures et quadrillages : pas besoin de distinguer les couleurs.

## Préparer une table

new-title = Une table de { $game }
new-chairs = Chaises
new-players = Joueurs
new-players-count = { $count }
new-hint = Touchez une chaise pour dire qui s’y assoit.
new-alone = En solitaire, contre la montre.
new-friend = Ami
new-shared = commune
new-who = Qui s’assoit ici ?
new-level = De quelle force ?
new-rules = Règles
new-house-rules = Règles de la maison
new-house-rules-changed =
    { $count ->
        [one] ({ $count } modifiée)
       *[other] ({ $count } modifiées)
    }
new-takeback = Reprendre ses coups
new-takeback-about = On peut annuler un coup tant que personne d’autre n’a joué.
new-hints = Conseils
new-hints-about = Qui doit jouer peut demander un bon coup à l’ordinateur.
new-start = Commencer
new-broken = Impossible de préparer la table pour l’instant.
sitter-me = Moi
sitter-me-about = Vous jouez sur cet appareil.
sitter-here = À côté de moi
sitter-here-about = Quelqu’un près de vous ; vous vous passez l’appareil.
sitter-link = Par lien
sitter-link-about = Vous recevez un lien et un code à envoyer.
sitter-bot = Robot
sitter-bot-about = L’ordinateur joue.
bot-level-random = Insouciant
bot-level-greedy = Gourmand
bot-level-easy = Facile
bot-level-medium = Moyen
bot-level-strong = Fort
bot-level-child = Enfant
bot-level-family = Famille
bot-level-champion = Champion
bot-level-numbered = { $number } · { $name }
bot-level-1 = Premiers pas
bot-level-1-about = Un jeu d’enfant, parfait pour la toute première fois.
bot-level-2 = Espiègle
bot-level-2-about = Pour les enfants qui connaissent les règles.
bot-level-3 = Amical
bot-level-3-about = Une partie tranquille en famille.
bot-level-4 = Curieux
bot-level-4-about = Pour qui joue de temps en temps.
bot-level-5 = Malin
bot-level-5-about = Prend ce que vous laissez ouvert.
bot-level-6 = Prudent
bot-level-6-about = Se trompe rarement.
bot-level-7 = Affûté
bot-level-7-about = Pour qui prépare ses coups.
bot-level-8 = Coriace
bot-level-8-about = Dur à battre.
bot-level-9 = Maître
bot-level-9-about = Pour les experts.
bot-level-10 = Pleine puissance
bot-level-10-about = Tout ce qu’il sait faire. Il prend son temps et réfléchit pendant que vous réfléchissez.
bot-name-1 = Chêne
bot-name-2 = Érable
bot-name-3 = Cerisier
bot-name-4 = Bouleau
bot-name-5 = Noyer

## Chaises

chair-you = Vous
chair-open = chaise libre
chair-away = ailleurs
chair-acting = doit jouer
chair-nameless = Joueur { $number }
chair-bot = Robot { $number }
chair-menu = { $name } : options
seat-standing-bot = Un robot joue : { $level }
seat-standing-here = À la table
seat-standing-away = Pas à la table en ce moment
seat-standing-open = Personne encore sur cette chaise
seat-name = Nom
seat-rename = Renommer
seat-reclaim = Rejouer moi-même
seat-yield = Laisser un robot jouer pour moi
seat-yield-do = À toi, robot
seat-fill = Mettre un robot ici
seat-fill-do = Assieds-toi, robot
seat-offer = Inviter par lien
seat-new-link = Créer un nouveau lien
seat-resign = Abandonner
seat-resign-sure = Abandonner pour de bon ? Les autres continuent sans vous.
seat-resign-do = Oui, abandonner

## Invitations

invite-title = Inviter des amis
invite-chair = Pour quelle chaise ?
invite-how = Visez le code avec un téléphone, ou envoyez le lien.
invite-code = Code de l’invitation
invite-link = Lien de l’invitation
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-text = Viens jouer avec moi !
invite-only-here = Ce lien ne marche que sur cet ordinateur. Lancez le serveur avec --host 0.0.0.0 pour accueillir d’autres appareils.
invite-waiting = Inutile d’attendre : la partie avance dès que c’est le tour de quelqu’un de présent.
invite-all-here = Tout le monde est arrivé.
invite-to-game = Au jeu
claim-title = Une chaise vous attend
claim-about = On vous invite à jouer. Comment les autres vous appelleront-ils ?
claim-do = M’asseoir
claim-watch = Regarder seulement

## À table

bar-menu = Menu
bar-rules = Règles
bar-takeback = Reprendre mon coup
bar-leave = Partir
bar-result = Résultat
bar-invite-short = Inviter
bar-invite =
    { $count ->
        [one] Inviter ({ $count } chaise)
       *[other] Inviter ({ $count } chaises)
    }
turn-yours = À vous de jouer
turn-of = À { $name } de jouer
time-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
turn-thinking = { $name } réfléchit
turn-bot-for-you = Un robot joue pour vous
turn-away = On attend { $name }
turn-open-chair = { $name } n’est pas encore là
turn-all = Tous en même temps !
turn-others = Aux autres de jouer
turn-nobody = Un instant…
turn-over = La partie est finie
turn-closed = La table a été fermée
menu-title = Table
menu-chairs = Qui joue
menu-agreed = Règles de cette table
menu-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
leave-title = Quitter la table ?
leave-keep = Garder ma chaise et partir
leave-keep-about = Votre partie vous attend sous « Reprendre ».
leave-bot = Laisser un robot jouer pour moi
leave-bot-about = Vous pourrez revenir et reprendre la main.
leave-resign = Abandonner
leave-resign-about = Pour de bon : les autres continuent sans vous.

## La fin

end-you-won = Vous avez gagné !
end-won =
    { $count ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
end-rematch = Rejouer
end-join-rematch = Vers la partie suivante
end-replay = Revoir la partie
end-review = Analyse
end-record = Partie enregistrée et équité
end-record-json = Fichier de la partie
end-record-blksgf = Pour Pentobi (.blksgf)
end-fair = Tout le hasard vient d’un seul nombre secret. Son empreinte était fixée avant le premier coup ; voici le nombre, pour que chacun puisse vérifier.
end-seed-hash = Empreinte (SHA-256)
end-seed = Nombre
closed-title = La table a été fermée
closed-about = La personne qui gère ce serveur a mis fin à cette table. Personne n’a gagné ; ce qui a été joué est conservé, et vous pouvez l’enregistrer.
replay-start = Le début
replay-move = { $who } : { $move }
replay-left = { $who } a quitté la partie
replay-wait = le temps est écoulé
replay-blackout-roll = les dés sur le toboggan
replay-blackout-reroll = deux dés encore une fois
replay-blackout-end = fin du tour
replay-blackout-call = Blackout !
replay-blackout-put = { $what } sur la carte { $card }, case { $space }
replay-blackout-undo = jeton ôté de la carte { $card }, case { $space }
replay-blackout-draw = carte { $card }
replay-blackout-begin = { $name } commence
replay-blockyou-ready = c’est parti
replay-blockyou-count = trois, deux, un, zéro
replay-blockyou-turn = les cartes se retournent
replay-blockyou-lay =
    { $turns ->
        [0] une carte rangée { $row }, colonne { $column }
        [1] une carte rangée { $row }, colonne { $column }, un quart de tour à droite
        [2] une carte rangée { $row }, colonne { $column }, un demi-tour
       *[3] une carte rangée { $row }, colonne { $column }, un quart de tour à gauche
    }
replay-blockyou-hidden = une carte, face cachée
replay-blockyou-draw = une carte de la pioche : { $card }
replay-blockout-take = { $card }, et { $block }
replay-blockout-extra = pour finir, { $block }
replay-blockout-pass = passe
replay-blockout-reverse = le sens du jeu s’inverse
replay-blockout-drawcards = rien ne va, on pioche
replay-blockout-letgo = le bloc est lâché
replay-blockout-oops = ça ne compte pas, on recommence
replay-blockout-stood = elle a tenu
replay-blockout-fell = elle est tombée
replay-blockout-void =
    { $reason ->
        [touched] la tour a été touchée, on recommence
        [time] le temps est écoulé, on recommence
       *[lost] la pose a été perdue, on recommence
    }
replay-blockout-begin = { $name } commence
replay-blockout-draw = une carte de la pioche : { $card }
replay-blockout-hidden = une carte de la pioche
replay-board = Position { $at } sur { $last }
replay-position = Position
replay-count = { $at } / { $last }
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-play = Lecture
replay-pause = Pause
actor-chance = Le hasard
actor-clock = L’horloge
actor-gravity = La pesanteur

## A playing area in words

twin-open = Jouer par le texte
twin-story = Ce qui s’est passé
