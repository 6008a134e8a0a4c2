# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Slik spiller du
site-shelf-lead = For alle som vil lære et av disse spillene. Når du har lest siden, kan du spille.
site-rules-lead = For alle som vil lære spillet. Når du har lest siden, kan du spille.
