# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Kaip žaisti
site-shelf-lead = Visiems, kurie nori išmokti vieną iš šių žaidimų. Perskaičius puslapį jau galima žaisti.
site-rules-lead = Visiems, kurie nori išmokti šį žaidimą. Perskaičius puslapį jau galima žaisti.
