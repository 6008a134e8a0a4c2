# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Как играть
site-shelf-lead = Для всех, кто хочет научиться одной из этих игр. Прочитав страницу, уже можно играть.
site-rules-lead = Для всех, кто хочет научиться этой игре. Прочитав страницу, уже можно играть.
