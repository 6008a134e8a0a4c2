### A picture of the rules that can be tried in its place.

try-it = Proovi
try-close = Tagasi pildi juurde
