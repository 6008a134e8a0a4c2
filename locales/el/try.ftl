### A picture of the rules that can be tried in its place.

try-it = Δοκιμή
try-close = Πίσω στην εικόνα
