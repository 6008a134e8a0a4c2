# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Zo speel je het
site-shelf-lead = Voor iedereen die een van deze spellen wil leren. Na het lezen van de pagina kun je spelen.
site-rules-lead = Voor iedereen die dit spel wil leren. Na het lezen kun je spelen.
