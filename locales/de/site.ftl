# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = So wird gespielt
site-shelf-lead = Für alle, die eines dieser Spiele lernen wollen. Wer die Seite dazu gelesen hat, kann spielen.
site-rules-lead = Für alle, die dieses Spiel lernen wollen. Wer die Seite gelesen hat, kann spielen.
