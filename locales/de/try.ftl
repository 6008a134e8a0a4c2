### A picture of the rules that can be tried in its place.

try-it = Probier’s
try-close = Zurück zum Bild
