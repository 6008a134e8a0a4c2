# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Como se joga
site-shelf-lead = Para quem quer aprender um destes jogos. Depois de ler a página, já se pode jogar.
site-rules-lead = Para quem quer aprender este jogo. Depois de ler a página, já se pode jogar.
