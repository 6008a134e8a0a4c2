### A picture of the rules that can be tried in its place.

try-it = Prøv
try-close = Tilbage til billedet
