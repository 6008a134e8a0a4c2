try-it = Zkusit
try-close = Zpět k obrázku
