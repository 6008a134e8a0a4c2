# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Nasıl oynanır
site-shelf-lead = Bu oyunlardan birini öğrenmek isteyen herkes için. Sayfasını okuyunca oynayabilirsin.
site-rules-lead = Bu oyunu öğrenmek isteyen herkes için. Sayfayı okuyunca oynayabilirsin.
