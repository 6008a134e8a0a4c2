# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Kā spēlēt
site-shelf-lead = Visiem, kas grib iemācīties kādu no šīm spēlēm. Kad lapa izlasīta, var spēlēt.
site-rules-lead = Visiem, kas grib iemācīties šo spēli. Kad lapa izlasīta, var spēlēt.
