# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Näin pelataan
site-shelf-lead = Kaikille, jotka haluavat oppia jonkin näistä peleistä. Sivun luettuasi osaat pelata.
site-rules-lead = Kaikille, jotka haluavat oppia tämän pelin. Sivun luettuasi osaat pelata.
