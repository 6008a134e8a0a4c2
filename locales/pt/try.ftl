### A picture of the rules that can be tried in its place.

try-it = Testar
try-close = Voltar à imagem
