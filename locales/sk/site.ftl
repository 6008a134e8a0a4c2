# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Ako sa to hrá
site-shelf-lead = Pre každého, kto sa chce naučiť niektorú z týchto hier. Po prečítaní stránky už môžete hrať.
site-rules-lead = Pre každého, kto sa chce naučiť túto hru. Po prečítaní stránky už môžete hrať.
