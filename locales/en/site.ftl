# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = How it is played
site-shelf-lead = For everybody who wants to learn one of these games. After reading its page you can play.
site-rules-lead = For everybody who wants to learn this game. After reading you can play.
