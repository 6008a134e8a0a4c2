try-it = Skúsiť
try-close = Späť k obrázku
