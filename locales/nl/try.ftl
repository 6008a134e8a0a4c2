### A picture of the rules that can be tried in its place.

try-it = Probeer
try-close = Terug naar het plaatje
