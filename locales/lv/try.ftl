### A picture of the rules that can be tried in its place.

try-it = Mēģini
try-close = Atpakaļ pie attēla
