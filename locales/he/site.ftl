# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = איך משחקים
site-shelf-lead = לכל מי שרוצה ללמוד אחד מהמשחקים האלה. אחרי קריאת הדף אפשר לשחק.
site-rules-lead = לכל מי שרוצה ללמוד את המשחק הזה. אחרי קריאת הדף אפשר לשחק.
