# Blokus: the rule of the moment, the coach, the goal in one line. The colours come as words: blue, yellow, red, green.

blokus-moment-goal = Padėk kuo daugiau langelių, kampas prie kampo.
blokus-moment-lots = Burtai lemia, kas pradės. Iki tol niekas negali dėti detalės.
blokus-moment-wait = Eilė: { $name }. Eilė keliauja pagal laikrodžio rodyklę, po vieną detalę, tad ir tavo ateis pati.
blokus-moment-watch = Eilė: { $name }. Kiekvienu ėjimu padedama viena detalė, spalva { $colour }.
blokus-moment-first = Pirmoji spalvos detalė turi uždengti lentos kampą. { $count ->
        [one] Dar laisvas { $count } kampas.
        [few] Dar laisvi { $count } kampai.
       *[other] Dar laisva { $count } kampų.
    }
blokus-moment-own-start = Pirmoji spalvos detalė turi uždengti savo lentos kampą. Jis tau šviečia, spalva { $colour }.
blokus-moment-start = Ant mažos lentos pirmoji tavo detalė turi uždengti tavo pradžios langelį. Jis tau šviečia, spalva { $colour }.
blokus-moment-corner = Detalė turi liesti tavo spalvą kampu, bet niekada kraštine. { $pass ->
        [yes] Ėjimą gali ir praleisti.
       *[no] Pradėti galima šviečiančiuose langeliuose.
    }
blokus-moment-shared-first = Eini visų bendra spalva: { $colour }. Pirmoji jos detalė turi uždengti laisvą lentos kampą.
blokus-moment-shared = Eini visų bendra spalva: { $colour }. Detalė turi liesti tą spalvą kampu, niekada kraštine.
blokus-moment-shut = Nė viena tavo detalė nebetelpa, todėl ėjimą praleidi. Lenta tik pildosi: likę tavo langeliai bus suskaičiuoti pabaigoje.
blokus-moment-done = Visos tavo detalės padėtos, todėl ėjimą praleidi. Kiti deda, kol niekas nebegalės.
blokus-moment-over = Žaidimas baigtas. Likę langeliai suskaičiuojami.

blokus-coach-corners = Nuo šiol kiekviena detalė šią spalvą turi liesti tik kampu: { $colour }.
blokus-coach-mine = Šiai spalvai vietos nebėra, ir nuo šiol ji praleidžia ėjimus: { $colour }.
blokus-coach-theirs = Ši spalva įstrigo, ir nuo šiol ji praleidžia ėjimus: { $colour }.
blokus-coach-finished = Visos šios spalvos detalės padėtos: { $colour }.
blokus-coach-lane = { $name }: šis ėjimas uždarė kelią. { $count ->
        [one] Niekur nebetelpa { $count } tavo detalė.
        [few] Niekur nebetelpa { $count } tavo detalės.
       *[other] Niekur nebetelpa { $count } tavo detalių.
    }
