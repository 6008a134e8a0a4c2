# La page de la personne qui gère le serveur.

operator-title = Exploitation
operator-key = Clé de l’exploitant
operator-key-about = Pour la personne qui gère ce serveur. La clé se trouve à côté des données ; cette commande l’y affiche.
operator-enter = Ouvrir
operator-leave = Fermer à clé
operator-ready = Tout va bien
operator-problem-draining = Le serveur s’arrête
operator-problem-store-unreachable = Le stockage ne répond pas
operator-problem-store-failing = Le stockage ne peut pas écrire
operator-problem-disk-full = Le disque est plein
operator-problem-bus-lost = Les autres nœuds sont hors d’atteinte
operator-problem-no-jetstream = Les workers ne reçoivent rien : NATS est sans JetStream
operator-since = démarré { $ago }

## Chiffres

operator-figures = Chiffres
operator-people = Personnes ici
operator-pages =
    { $count ->
        [one] { $count } page ouverte
       *[other] { $count } pages ouvertes
    }
operator-running = Parties en cours
operator-kept =
    { $count ->
        [one] { $count } table conservée
       *[other] { $count } tables conservées
    }
operator-append = Un coup est à l’abri en
operator-lag = minuteries en retard de { $ms }
operator-ms = { $ms } ms
operator-commands = Commandes jusqu’ici
operator-bots-waiting =
    { $count ->
        [0] aucun robot n’attend
        [one] { $count } robot attend
       *[other] { $count } robots attendent
    }
operator-by-game = Par jeu
operator-game-count = { $running } sur { $kept }
operator-troubles = Soucis depuis le démarrage
operator-store-errors = Coups impossibles à conserver
operator-damaged = Tables endommagées
operator-bot-failures = Robots en panne
operator-cut-offs = Pages coupées faute de lecture
operator-refusals = Refus les plus fréquents
operator-no-refusals = Rien n’a été refusé.

## Tables

operator-tables = Tables
operator-search = Nom, jeu ou adresse
operator-over = terminée
operator-live =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
operator-awake = éveillée
operator-asleep = endormie
operator-events =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
operator-nothing-found = Rien trouvé. Moins de lettres, peut-être ?
operator-no-tables = Pas encore de tables.
operator-more = Suite

## Une table

operator-standing = État
operator-under-way = en cours
operator-closed = fermée par l’exploitant
operator-log-damaged = journal endommagé
operator-log-damaged-about = Le journal de cette table est illisible : on n’en sait pas plus. Il reste tel quel, même si vous fermez la table.
operator-opened = Ouverte
operator-changed = Dernier changement
operator-log = Journal
operator-study = Leçon ou énigme
operator-last-events = Derniers événements
operator-event-opened = table ouverte
operator-event-seated = chaise attribuée
operator-event-moved = coup
operator-event-chanced = tirage au sort
operator-event-elapsed = temps écoulé
operator-event-weighed = tour jugée
operator-event-left = abandon
operator-event-taken_back = coup repris
operator-event-missed = absence remarquée
operator-event-returned = retour à la table
operator-event-paused = pause demandée
operator-event-resumed = reprise après la pause
operator-event-paced = vitesse des robots
operator-event-tried = mauvaise réponse
operator-event-revealed = graine révélée
operator-event-followed = revanche
operator-event-closed = fermée par l’exploitant
operator-watch = Regarder
operator-export = Exporter
operator-export-about = L’enregistrement d’une partie en cours montre ce que ses joueurs ne doivent pas encore savoir. Gardez-le pour vous.
operator-end = Fermer la table
operator-end-sure = Fermer cette table pour de bon ?
operator-end-about = Ses joueurs apprendront que vous l’avez fermée. Personne ne gagne, et personne ne peut continuer ici. C’est irréversible.
operator-end-do = Oui, fermer
