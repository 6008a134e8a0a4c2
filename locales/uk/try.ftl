### A picture of the rules that can be tried in its place.

try-it = Пробую
try-close = Назад до малюнка
