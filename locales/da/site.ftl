# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Sådan spilles det
site-shelf-lead = For alle, der vil lære et af disse spil. Når du har læst siden, kan du spille.
site-rules-lead = For alle, der vil lære spillet. Når du har læst siden, kan du spille.
