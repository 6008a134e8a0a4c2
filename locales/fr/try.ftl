### Une image des règles qu’on peut essayer sur place.

try-it = Essayer
try-close = Revenir à l’image
