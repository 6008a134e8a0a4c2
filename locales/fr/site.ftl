# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Comment on joue
site-shelf-lead = Pour qui veut apprendre un de ces jeux. Une fois sa page lue, on peut jouer.
site-rules-lead = Pour qui veut apprendre ce jeu. Une fois la page lue, on peut jouer.
