# Ce que dit chaque page, quel que soit le jeu.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Fermer
cancel = Annuler
done = Terminé
yes = Oui
no = Non
try-again = Réessayer
to-home = Accueil

## Attente et pannes

waiting-page = Un instant…
waiting-table = On prépare la table…
waiting-replay = On va chercher la partie…
broken-part = Cette partie de la page n’est pas arrivée.
connection-lost = Connexion perdue. On réessaie…
connection-lost-can = Vous pouvez encore regarder la table, les règles et les réglages.
not-found-title = Rien ici
not-found-about = Cette adresse ne mène à aucune page. Il manque peut-être une lettre au lien.
table-title = Table
table-gone-about = Si quelqu’un vous a envoyé ce lien, demandez-lui-en un nouveau.
table-closed-about = La personne qui gère ce serveur a mis fin à cette table.

## Jeux

game-players = { $players } joueurs
game-minutes =
    { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }
game-age = dès { $age } ans

## Accueil

home-motto = L’arcade des jeux de blocs
home-continue = Continuer
home-lately = Récemment
home-lately-remove = Retirer de la liste
home-table-nameless =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ago-now = à l’instant
ago-minutes =
    { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
ago-hours =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
ago-days =
    { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
home-play = Jouer
home-starting = On prépare la table…
home-play-about =
    { $count ->
        [1] Vous contre un robot, tout de suite.
        [2] Vous contre deux robots, tout de suite.
        [3] Vous contre trois robots, tout de suite.
       *[other] Vous contre { $count } robots, tout de suite.
    }
home-play-last =
    { $count ->
        [one] Comme la dernière fois : { $count } robot
       *[other] Comme la dernière fois : { $count } robots
    }
home-play-level = Niveau : { $level }
home-against-bots = Contre des robots
home-set-up = Entre amis
home-alone = En solo
home-rules = Comment on joue
home-open-file = Ouvrir une sauvegarde
file-bad-move = Le coup { $number } de ce fichier n’est pas permis
file-too-big = Le fichier est trop gros : { $most } ko au maximum

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-unread = Première traduction, pas encore relue par quelqu’un dont c’est la langue maternelle.
settings-language-better = Proposer un meilleur texte
settings-theme = Apparence
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-graphics = Graphismes
settings-graphics-auto = Automatiques
settings-graphics-low = Simples
settings-graphics-flat = À plat
settings-bot-speed = Vitesse robots
settings-bot-speed-quick = Rapide
settings-bot-speed-normal = Normale
settings-bot-speed-slow = Lente
settings-sound = Son
settings-volume = Volume
settings-patterns = Motifs sur les couleurs
settings-patterns-about = Points, rayures et quadrillages : pas besoin de distinguer les couleurs.
settings-licences = Licences open source
words-title = De meilleurs textes
words-search = Quelques mots du texte à changer
words-none = Aucun texte ne contient ces mots.
words-english = En anglais
words-better = Votre texte
words-brackets = Laissez tel quel tout ce qui est entre { "{ }" } : des noms et des nombres y prendront place.
words-mail = Envoyer par mail
words-copy = Copier
words-to-whom = À envoyer aux personnes qui gèrent ce serveur.

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
new-takeback-about = On peut annuler un coup tant que ni une autre personne ni le hasard n’ont joué.
new-hints = Conseils
new-hints-about = À son tour, on peut demander un bon coup à l’ordinateur.
new-patience = Si quelqu’un s’absente
new-patience-about = Après ce temps, les autres peuvent continuer : avec un robot, ou avec quelqu’un d’autre sur la chaise.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-patience-never = Toujours attendre
new-total = Temps pour toute la partie
new-total-none = Sans limite
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Tout le monde a son horloge : elle ne tourne que pendant ses propres tours et regagne quelques secondes après chacun. Qui n’a plus de temps est hors jeu.
new-start = Commencer
new-open = Ouvrir la table
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
bot-level-greedy = Fonceur
bot-level-easy = Facile
bot-level-medium = Moyen
bot-level-strong = Fort
bot-level-adapting = Adaptatif
bot-level-adapting-about = Aussi rapide que la personne la plus lente de la table.
bot-level-champion = Champion
bot-level-more = Autres niveaux
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Met environ une seconde pour un coup, moins s’il est facile.
       *[other] Met environ { $seconds } secondes pour un coup, moins s’il est facile.
    }
bot-level-characters = Personnages
bot-level-guard = Gardien
bot-level-guard-about = Vous barre la route dès que possible.
bot-level-explorer = Explorateur
bot-level-explorer-about = Court vers les grands espaces.
bot-level-magnet = Aimant
bot-level-magnet-about = Veut toujours aller au centre.
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
chair-away = pas là
chair-acting = doit jouer
chair-nameless = Joueur { $number }
chair-bot = Robot { $number }
chair-your-bot = Votre robot
chair-menu = { $name } : options
seat-standing-bot = Un robot joue : { $level }
seat-standing-here = À la table
seat-standing-away = Pas à la table en ce moment
seat-standing-away-since = Pas là depuis { $time }
seat-standing-open = Encore personne ici
seat-name = Nom
seat-rename = Renommer
seat-reclaim = Jouer moi-même
seat-yield = Un robot à ma place
seat-yield-do = À toi, robot
seat-fill = Mettre un robot ici
seat-fill-do = Assieds-toi, robot
seat-level-do = Changer sa force
seat-offer = Inviter par lien
seat-new-link = Nouveau lien
seat-resign = Abandonner
seat-resign-sure = Abandonner pour de bon ? Les autres continuent sans vous.
seat-resign-sure-two = Abandonner pour de bon ? L’autre aura gagné.
seat-resign-sure-alone = Abandonner pour de bon ? La partie sera finie.
seat-left =
    { $who ->
        [you] Vous avez abandonné
        [nobody] Quelqu’un a abandonné
       *[other] { $name } a abandonné
    }
seat-left-goes-on =
    { $who ->
        [you] Vous avez abandonné. La partie continue.
        [nobody] Quelqu’un a abandonné. La partie continue.
       *[other] { $name } a abandonné. La partie continue.
    }
seat-late =
    { $who ->
        [you] Votre temps est écoulé
        [nobody] Le temps d’une chaise libre est écoulé
       *[other] Temps écoulé pour { $name }
    }
seat-late-goes-on =
    { $who ->
        [you] Votre temps est écoulé. Les autres continuent.
        [nobody] Le temps d’une chaise libre est écoulé. La partie continue.
       *[other] Temps écoulé pour { $name }. La partie continue.
    }
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
invite-text = Envie d’une partie de { $game } avec moi ?
invite-my-name = Votre nom, pour vos amis
invite-only-here = Ce lien ne marche que sur cet ordinateur. Lancez le serveur avec --host 0.0.0.0 pour accueillir d’autres appareils.
invite-waiting = Inutile d’attendre : la partie avance dès que c’est le tour de quelqu’un de présent.
invite-all-here = Tout le monde est arrivé.
invite-to-game = À la partie
claim-title = Une chaise vous attend
claim-by =
    { $who ->
        [you] C’est votre propre invitation à { $game }.
        [nobody] On vous invite à jouer à { $game }.
       *[other] { $name } vous invite à jouer à { $game }.
    }
claim-about = Comment les autres vous appelleront-ils ?
claim-do = M’asseoir
claim-watch = Juste regarder
claim-used = Cette chaise est prise
claim-used-by =
    { $who ->
        [you] Vous avez pris cette chaise.
        [nobody] Quelqu’un d’autre a déjà utilisé cette invitation.
       *[other] { $name } a déjà utilisé cette invitation.
    }
claim-used-about = Vous pouvez regarder la partie ou ouvrir votre propre table.
claim-own-table = Ouvrir ma table

## À table

bar-menu = Menu
bar-rules = Règles
bar-takeback = Reprendre
bar-leave = Partir
bar-moves = Coups
bar-missing = Absence
bar-result = Résultat
bar-invite-short = Inviter
bar-invite =
    { $count ->
        [one] Inviter ({ $count } chaise)
       *[other] Inviter ({ $count } chaises)
    }
turn-yours = À vous
turn-of =
    { $who ->
        [you] À vous de jouer
        [nobody] La chaise est encore libre
       *[other] À { $name } de jouer
    }
time-total = Temps restant :
time-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
turn-thinking =
    { $who ->
        [you] Vous réfléchissez
        [nobody] La chaise est encore libre
       *[other] { $name } réfléchit
    }
turn-bot-for-you = Un robot joue pour vous
turn-away-since =
    { $who ->
        [you] On vous attend depuis { $time }
        [nobody] On attend quelqu’un depuis { $time }
       *[other] On attend { $name } depuis { $time }
    }
turn-open-chair = Joueur { $number } n’est pas encore là
turn-all = Tout le monde à la fois !
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
missing-title =
    { $who ->
        [you] On vous attend
        [nobody] Quelqu’un n’est pas là
       *[other] { $name } n’est pas là
    }
missing-since = Pas là depuis { $time }.
missing-soon = Vous pourrez continuer dans { $time }.
missing-never = L’hôte a choisi que cette table attende.
missing-wait = Attendre
missing-wait-about = La partie reprend quand tout le monde est là.
missing-bot = Laisser un robot jouer
missing-bot-about = Jusqu’au retour de cette personne.
missing-invite = Inviter quelqu’un d’autre
missing-invite-about = La chaise se libère. Tant que personne ne s’y assoit, qui l’occupait peut la reprendre.
missing-claim = Réclamer la victoire
missing-claim-about = La partie s’arrête et vous avez gagné.
missing-claim-soon = Possible dans { $time }.
missing-claim-turn = Possible quand la partie attend cette personne.
return-bot-by =
    { $who ->
        [you] C’était votre choix avant de partir.
        [nobody] Les autres l’ont laissé jouer pendant votre absence.
       *[other] { $name } l’a laissé jouer pendant votre absence.
    }
return-bot-go-on = Le laisser continuer
return-do = Reprendre ma place
return-offered = Votre chaise a été proposée
return-offered-about =
    { $who ->
        [you] Vous avez invité quelqu’un d’autre. Personne n’est encore venu.
        [nobody] Les autres ont invité quelqu’un d’autre pendant votre absence. Personne n’est encore venu.
       *[other] { $name } a invité quelqu’un d’autre pendant votre absence. Personne n’est encore venu.
    }
return-taken =
    { $who ->
        [you] Votre chaise est de nouveau à vous
        [nobody] Quelqu’un d’autre a maintenant votre chaise
       *[other] { $name } a maintenant votre chaise
    }
return-taken-about = Les autres ont continué en votre absence. Vous pouvez regarder la fin.
resigned-title = Vous avez abandonné
resigned-about = Les autres continuent sans vous.
resigned-watch = Les regarder
leave-title = Quitter la table ?
leave-keep = Garder ma chaise et partir
leave-keep-about = Votre partie vous attend sous « Continuer ».
leave-bot = Un robot à ma place
leave-bot-about = Vous pourrez revenir et reprendre la main.
leave-resign = Abandonner
leave-resign-about = Pour de bon : les autres continuent sans vous.
leave-resign-about-two = Pour de bon : l’autre aura gagné.
leave-resign-about-alone = Pour de bon : la partie sera finie.
moves-since = Depuis votre tour
moves-looking = Position passée
moves-now = Direct
moves-new =
    { $count ->
        [one] { $count } nouveau coup
       *[other] { $count } nouveaux coups
    }

## La fin

end-away =
    { $who ->
        [you] Vous avez trop tardé à revenir
        [nobody] Quelqu’un a trop tardé à revenir
       *[other] { $name } a trop tardé à revenir
    }
end-won =
    { $who ->
        [you] Vous avez gagné !
        [together] Victoire partagée avec { $names }
        [several] Victoire partagée : { $names }
        [nobody] Personne n’a gagné
       *[other] { $names } a gagné
    }
end-level =
    { $way ->
        [up] La prochaine fois, les robots seront un cran plus forts : { $level }.
        [down] La prochaine fois, les robots seront un cran plus faciles : { $level }.
       *[same] La prochaine fois, les robots joueront aussi fort : { $level }.
    }
end-rematch = Rejouer
end-join-rematch = À la partie suivante
end-replay = Revoir
end-review = Analyse
end-details = Détails
review-play-on = Jouer à partir d’ici
end-record = Enregistrement et équité
end-record-json = Fichier de la partie
end-fair = Tout le hasard vient d’un seul nombre secret. Son empreinte était fixée avant le premier coup ; voici le nombre, pour que chacun puisse vérifier.
end-seed-hash = Empreinte (SHA-256)
end-seed = Nombre
closed-title = La table a été fermée
closed-about = La personne qui gère ce serveur a mis fin à cette table. Personne n’a gagné ; ce qui a été joué est conservé, et vous pouvez l’enregistrer.
replay-start = Le début
replay-move = { $name } : { $move }
replay-left =
    { $who ->
        [you] Vous avez quitté la partie
        [nobody] Quelqu’un a quitté la partie
       *[other] { $name } a quitté la partie
    }
replay-wait = temps écoulé
replay-board = Position { $at } sur { $last }
replay-position = Position
replay-count = { $at } / { $last }
replay-first = Au début
replay-last = À la fin
replay-back = Précédent
replay-forward = Suivant
replay-play = Lecture
replay-pause = Pause
actor-chance = Hasard
actor-clock = Horloge
actor-gravity = Gravité

## A playing area in words

twin-open = Jouer en texte
twin-story = Ce qui s’est passé
keys-title = Touches
keys-everywhere = Dans tous les jeux
keys-hint = Conseil
keys-pass = Passer
keys-next = Place suivante qui convient
keys-previous = Place précédente qui convient
keys-back = Remettre, ou fermer ce qui est ouvert
keys-takeback = Reprendre le dernier coup
keys-replay = Revoir les coups
keys-sound = Avec ou sans le son
keys-settings = Table et réglages
keys-move = Déplacer
keys-turn = Tourner
keys-turn-back = Tourner dans l’autre sens
keys-lay = Poser là
key-up = Flèche haut
key-down = Flèche bas
key-left = Flèche gauche
key-right = Flèche droite
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-page-up = Pg préc
key-page-down = Pg suiv
key-shift = Maj
key-control = Ctrl
