# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Cum se joacă
site-shelf-lead = Pentru oricine vrea să învețe unul dintre aceste jocuri. După ce îi citești pagina, poți juca.
site-rules-lead = Pentru oricine vrea să învețe acest joc. După ce citești pagina, poți juca.
