puzzles-title = Fejtörők
puzzles-streak =
    { $count ->
        [one] { $count } nap egymás után
       *[other] { $count } nap egymás után
    }
puzzles-streak-best = rekord: { $count }
puzzles-daily = A nap fejtörője
puzzles-daily-about = Mindenkinek ugyanaz, minden nap új.
puzzles-state-new = Még nem próbáltad
puzzles-state-open = Rád vár
puzzles-state-wrong = Még nincs meg
puzzles-state-solved = Megvan
puzzles-practice = Gyakorlás
puzzles-ideas = Egyszerre egy ötlet
puzzles-rush = Sprint
puzzles-rush-about = Három perc; a harmadik hibánál vége.
puzzles-rush-start = Sprint indítása
puzzles-none = Ezen a szerveren nincsenek fejtörők.

puzzles-goal = Cél
puzzles-goal-better-of-two = Melyik a jobb lépés?
puzzles-goal-best-roll = Használd ki a dobást a legjobban.
puzzles-goal-block = Hagyj a másiknak minél kevesebb helyet.
puzzles-goal-find-place = Találj helyet ennek a lapnak.
puzzles-goal-find-place-leader = Találj olyan helyet, ahol egy ujj arra mutat, akinek a legkevesebb lapja van.
puzzles-goal-fit-everything = Találj helyet minden lapocskádnak.
puzzles-goal-keep-lane = Hagyd szabadon a saját utad.
puzzles-goal-last-piece = Találj helyet minden lapocskádnak, az egymezősnek utoljára.
puzzles-goal-most-squares =
    { $squares ->
        [one] Rakj le { $squares } mezőt: több nem fér el.
       *[other] Rakj le { $squares } mezőt: több nem fér el.
    }
puzzles-goal-which-stands = Melyik helyen áll meg a kocka?
puzzles-goal-will-it-stand = Megáll ott a kocka?
puzzles-moves =
    { $count ->
        [one] { $count } lépés
       *[other] { $count } lépés
    }
puzzles-choice-yes = Megáll
puzzles-choice-no = Ledől
puzzles-choice = { $letter }
puzzles-choice-look = Mutasd: { $letter }
puzzles-level = Szint: { $rating }

puzzles-right = Helyes!
puzzles-wrong = Nem egészen
puzzles-solved-late = Végül megvan
puzzles-go-on = Próbáld meg még egyszer.
puzzles-why-colours-differ = A lap alatt mások a színek.
puzzles-why-falls = Ott ledől.
puzzles-why-finger-misses = Egyik ujj sem mutat arra, akinek a legkevesebb lapja van.
puzzles-why-finger-points-back = Egy ujj rád mutat.
puzzles-why-not-best = Szabad, de van jobb is.
puzzles-why-not-last = Minden elfér, de más volt az utolsó.
puzzles-why-pieces-left = Néhány lapocskának már nincs helye.
puzzles-why-stands = Pedig megáll.
puzzles-why-too-few-squares = Több mező is elfért volna.
puzzles-idea-any-place = A lapodnak azzal a színével kezdd, amelyik a pályán a legritkább.
puzzles-idea-counterweight = Az egyik kocka súlya a helyén tartja a másikat.
puzzles-idea-deny = Foglald el azt a sarkot, amelyik a másiknak a legjobban kell.
puzzles-idea-edge = Egy kocka addig áll, amíg a közepét tartja az alatta lévő.
puzzles-idea-ending = Ha kevés lépés maradt, számold ki, mit rakhat le még a két fél.
puzzles-idea-finger-on-leader = Előbb forgasd úgy a lapot, hogy egy ujj az élen állóra mutasson, aztán keress helyet, ahol illik.
puzzles-idea-lane = A későbbi hely többet ér, mint a mostani mezők.
puzzles-idea-leave-little = Ha nincs mit nyerni, hagyj keveset a következőnek.
puzzles-idea-lower-joint = A torony a leggyengébb ponton törik el, és az mélyen lent is lehet.
puzzles-idea-middle-game = Egy lépés, amely két utat nyit, jobb, mint egy nagy.
puzzles-idea-order = A sorrend dönt: az egymezőst hagyd a végére.
puzzles-idea-packing = Előbb a nehezen rakhatókat tedd le; a kicsik bárhol elférnek.
puzzles-idea-squares = Előbb a nagyokat próbáld, és figyeld, melyik mit zár el.
puzzles-idea-take-back = A VISSZA olyan számot is megnyithat, amely kétszer segít.
puzzles-idea-wild-card = A JOKERT tartsd meg a hiányzó számra.
puzzles-idea-win-card = Keresd azt a lapot, amelyet ez a dobás befejezhet.
puzzles-tag-any-place = Helykeresés
puzzles-tag-counterweight = Ellensúlyok
puzzles-tag-deny = Helyfoglalás
puzzles-tag-edge = Túl a szélén
puzzles-tag-ending = A végjáték
puzzles-tag-finger-on-leader = Ujjal az élen állóra
puzzles-tag-lane = Szabad utak
puzzles-tag-leave-little = Keveset hagyni
puzzles-tag-lower-joint = A gyenge pont
puzzles-tag-middle-game = A játék közepe
puzzles-tag-order = A jó sorrend
puzzles-tag-packing = Pakolás
puzzles-tag-squares = Sok mező
puzzles-tag-take-back = Visszavétel
puzzles-tag-wild-card = A JOKER
puzzles-tag-win-card = Lapnyerés
puzzles-next = Következő
puzzles-again = Elölről
puzzles-answer = Mutasd a választ

puzzles-share = Megosztás
puzzles-shared = Másolva
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = A mai idők
puzzles-board-none = Elsőre még senki sem fejtette meg.
puzzles-board-answered =
    { $count ->
        [one] { $count } ember próbálta
       *[other] { $count } ember próbálta
    }
puzzles-rush-over = Vége a sprintnek
puzzles-rush-solved =
    { $count ->
        [one] { $count } megfejtés
       *[other] { $count } megfejtés
    }
puzzles-rush-best = Rekordod: { $count }
puzzles-rush-wrong = Hiba: { $count } / { $most }
puzzles-time-left = Hátralévő idő
puzzles-mine = Fejtörőim
puzzles-rating = Erősség
puzzles-rating-early = első becslés
puzzles-counts = Elsőre: { $right } / { $tried }
puzzles-mistakes = Javítsd ki a hibáidat
puzzles-goal-mistake = Találj jobb lépést, mint a játékodban.

reason-colours-differ = Mások a színek
reason-falls = Ott ledől
reason-finger-misses = Nem az elsőre mutat
reason-finger-points-back = Rád mutat
reason-not-best = Van jobb is
reason-not-last = Más volt az utolsó
reason-not-offered = Használd a gombokat
reason-pieces-left = Maradt még lapocska
reason-stands = Pedig megáll
reason-too-few-squares = Több is elfért volna
