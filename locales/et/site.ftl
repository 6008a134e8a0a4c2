# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Kuidas mängida
site-shelf-lead = Kõigile, kes tahavad mõnda neist mängudest õppida. Pärast lehe lugemist oskad juba mängida.
site-rules-lead = Kõigile, kes tahavad seda mängu õppida. Pärast lehe lugemist oskad juba mängida.
