blokus-moment-goal = Rakj le minél több mezőt, sarok a sarokhoz.
blokus-moment-lots = Sorsoljuk, ki kezd. Addig senki sem rakhat le lapocskát.
blokus-moment-wait = Most következik: { $name }. Óramutató szerint megyünk, mindenki egy-egy lapocskát rak le, így te is sorra kerülsz.
blokus-moment-watch = Most következik: { $name }. Egy körben egy lapocska kerül le, most ebből a színből: { $colour }.
blokus-moment-first = Egy szín első lapocskájának a tábla egyik sarkát kell lefednie. { $count ->
        [one] Még egy sarok szabad.
       *[other] Még { $count } sarok szabad.
    }
blokus-moment-own-start = Egy szín első lapocskájának a saját sarkát kell lefednie a táblán. A tiéd világít: { $colour }.
blokus-moment-start = A kis táblán az első lapocskád a saját kezdőmeződet fedi le. Már világít: { $colour }.
blokus-moment-corner = A lapocskád a sarkával érjen a színedhez, az oldalával soha. { $pass ->
        [yes] Passzolhatsz is.
       *[no] A világító mezők mutatják, hol kezdődhet.
    }
blokus-moment-shared-first = Most a közös színnel lépsz: { $colour }. Az első lapocskájának a tábla egyik szabad sarkát kell lefednie.
blokus-moment-shared = Most a közös színnel lépsz: { $colour }. A lapocska a sarkával érjen ehhez a színhez, az oldalával soha.
blokus-moment-shut = Már egyik lapocskádnak sincs helye, ezért kimaradsz. A tábla egyre telik: a megmaradt mezőidet a végén számoljuk meg.
blokus-moment-done = Minden lapocskád lent van, ezért kimaradsz. A többiek addig raknak, amíg tudnak.
blokus-moment-over = Vége a játéknak. Most a megmaradt mezőket számoljuk.

blokus-coach-corners = { $colour }: mostantól minden lapocska csak a sarkával érhet ehhez a színhez, de azzal érnie kell.
blokus-coach-mine = { $colour }: nincs több helye, mostantól kimarad.
blokus-coach-theirs = { $colour }: körbezárták, mostantól kimarad.
blokus-coach-finished = { $colour }: minden lapocska lent van.
blokus-coach-lane = { $name }: ez a lépés elzárt egy utat. { $count ->
        [one] Egy lapocskádnak már sehol sincs helye.
       *[other] { $count } lapocskádnak már sehol sincs helye.
    }
