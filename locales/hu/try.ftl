try-it = Próba
try-close = Vissza a képhez
