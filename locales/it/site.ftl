# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Come si gioca
site-shelf-lead = Per chi vuole imparare uno di questi giochi. Letta la sua pagina, si può giocare.
site-rules-lead = Per chi vuole imparare questo gioco. Letta la pagina, si può giocare.
