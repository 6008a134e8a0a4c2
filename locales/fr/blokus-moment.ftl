# Blokus : la règle du moment, le guide, le but en une ligne.

blokus-moment-goal = Couvrez le plus de cases possible, coin contre coin.
blokus-moment-lots = On tire au sort qui commence. Personne ne peut poser de pièce avant.
blokus-moment-wait = Joue maintenant : { $name }. On tourne en sens horaire, une pièce chacun : votre tour viendra tout seul.
blokus-moment-watch = Joue maintenant : { $name }. À ce tour, on pose une pièce de cette couleur : { $colour }.
blokus-moment-first = La première pièce d’une couleur doit couvrir un coin du plateau. { $count ->
        [one] Un coin est encore libre.
       *[other] { $count } coins sont encore libres.
    }
blokus-moment-own-start = La première pièce d’une couleur doit couvrir son propre coin du plateau. Le vôtre est éclairé : { $colour }.
blokus-moment-start = Sur le petit plateau, votre première pièce doit couvrir votre case de départ. Elle est éclairée : { $colour }.
blokus-moment-corner = Votre pièce doit toucher votre couleur par un coin, jamais par un côté. { $pass ->
        [yes] Vous pouvez aussi passer.
       *[no] Elle peut partir des cases éclairées.
    }
blokus-moment-shared-first = Vous posez pour la couleur commune : { $colour }. Sa première pièce doit couvrir un coin libre du plateau.
blokus-moment-shared = Vous posez pour la couleur commune : { $colour }. La pièce doit toucher cette couleur par un coin, jamais par un côté.
blokus-moment-shut = Plus aucune de vos pièces ne trouve de place : vos tours sont sautés. Le plateau ne fait que se remplir, et vos cases restantes seront comptées à la fin.
blokus-moment-done = Toutes vos pièces sont posées : vos tours sont sautés. Les autres posent tant que quelqu’un le peut.
blokus-moment-over = La partie est finie. On compte les cases restantes.

blokus-coach-corners = Désormais, chaque pièce doit toucher cette couleur, et seulement par un coin : { $colour }.
blokus-coach-mine = Cette couleur n’a plus de place, et ses tours seront sautés : { $colour }.
blokus-coach-theirs = Cette couleur est enfermée, et ses tours seront sautés : { $colour }.
blokus-coach-finished = Tout est posé pour cette couleur : { $colour }.
blokus-coach-lane = { $name } : ce coup a fermé un passage. { $count ->
        [one] Une de vos pièces ne va plus nulle part.
       *[other] { $count } de vos pièces ne vont plus nulle part.
    }
