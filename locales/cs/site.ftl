# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Jak se to hraje
site-shelf-lead = Pro každého, kdo se chce naučit některou z těchto her. Po přečtení stránky už můžete hrát.
site-rules-lead = Pro každého, kdo se chce tuto hru naučit. Po přečtení stránky už můžete hrát.
