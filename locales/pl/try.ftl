try-it = Wypróbuj
try-close = Z powrotem do obrazka
