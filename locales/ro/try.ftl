### A picture of the rules that can be tried in its place.

try-it = Încearcă
try-close = Înapoi la imagine
