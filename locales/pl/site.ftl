# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Jak się gra
site-shelf-lead = Dla każdego, kto chce poznać jedną z tych gier. Po przeczytaniu strony można grać.
site-rules-lead = Dla każdego, kto chce poznać tę grę. Po przeczytaniu strony można grać.
