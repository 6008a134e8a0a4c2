# The rule of the moment at a table: what may be done now, and why.

moment-title = Taisyklės dabar
moment-why = Kodėl? { $reason }
moment-passage = Iš taisyklių
moment-read = Skaityti taisykles toliau
moment-goal = Tikslas
moment-coach = Treneris
moment-coach-off = Išjungti trenerį
moment-coach-about = Per pirmuosius tris kiekvieno žaidimo kartus viena eilutė pasako, kas ką tik pasikeitė.
moment-plain-yours = Tavo eilė. Pasirink vieną iš ėjimų puslapyje.
moment-plain-theirs = Eilė: { $name }. Vėl galėsi eiti, kai bus tavo eilė.
moment-plain-others = Dabar eina kiti. Vėl galėsi eiti, kai bus tavo eilė.
moment-plain-over = Žaidimas baigtas. Eiti nebegalima.
