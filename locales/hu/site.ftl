# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Így kell játszani
site-shelf-lead = Mindenkinek, aki meg akarja tanulni valamelyik játékot. Az oldal elolvasása után már játszhatsz is.
site-rules-lead = Mindenkinek, aki meg akarja tanulni ezt a játékot. Az oldal elolvasása után már játszhatsz is.
