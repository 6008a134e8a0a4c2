# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Cómo se juega
site-shelf-lead = Para quien quiera aprender uno de estos juegos. Después de leer su página ya se puede jugar.
site-rules-lead = Para quien quiera aprender este juego. Después de leer la página ya se puede jugar.
