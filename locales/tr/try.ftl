### A picture of the rules that can be tried in its place.

try-it = Dene
try-close = Resme dön
