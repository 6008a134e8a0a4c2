### A picture of the rules that can be tried in its place.

try-it = Try it
try-close = Back to the picture
