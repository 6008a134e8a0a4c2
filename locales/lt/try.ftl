### A picture of the rules that can be tried in its place.

try-it = Bandyk
try-close = Atgal į paveikslėlį
