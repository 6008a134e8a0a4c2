### A picture of the rules that can be tried in its place.

try-it = Prova
try-close = Torna all’immagine
