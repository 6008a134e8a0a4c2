### A picture of the rules that can be tried in its place.

try-it = Probar
try-close = Volver a la imagen
