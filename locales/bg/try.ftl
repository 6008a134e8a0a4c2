### A picture of the rules that can be tried in its place.

try-it = Опитай
try-close = Назад към картинката
