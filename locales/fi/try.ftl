### A picture of the rules that can be tried in its place.

try-it = Kokeile
try-close = Takaisin kuvaan
