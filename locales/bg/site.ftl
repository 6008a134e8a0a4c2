# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Как се играе
site-shelf-lead = За всички, които искат да научат някоя от тези игри. След като прочетеш страницата, можеш да играеш.
site-rules-lead = За всички, които искат да научат тази игра. След като прочетеш страницата, можеш да играеш.
