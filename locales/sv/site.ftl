# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Så spelar man
site-shelf-lead = För alla som vill lära sig något av de här spelen. När du har läst sidan kan du spela.
site-rules-lead = För alla som vill lära sig spelet. När du har läst sidan kan du spela.
