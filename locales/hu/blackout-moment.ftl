blackout-moment-goal = Aki az utolsó zsetont teszi egy lapra, azé a lap. Öt lap nyer.
blackout-moment-lots = Kirakjuk a lapokat. A sorsolás dönti el, ki kezd, és mi az első három lap.
blackout-moment-wait = Most következik: { $name }. Ha elfogyott a dobás, a kockák a bal oldali szomszédhoz kerülnek.
blackout-moment-watch = Most következik: { $name }. Minden dobott szám egy zsetont tesz egy lapra.
blackout-moment-over = Vége a játéknak: az ötödik lap azonnal lezárja. A többiek helyezését az elnyert lapjaik döntik el.
blackout-moment-roll = Előbb engedd le a kockákat a csúszdán. Csak azt teheted le, amit dobtál.
blackout-moment-luck = Még mozognak a kockák, vagy úton van egy új lap. Mihelyt megállnak, folytathatod.
blackout-moment-place = Még leteendő: { $numbers }. { $duty ->
        [may] Ami illik, azt le kell tenni, kivéve, ha ebben a körben már lapot nyertél, vagy volt ÚJRA.
       *[must] Minden számot, ami illik, le kell tenni; a mezőt te választod.
    } { $gone ->
        [0] { "" }
        [one] Most sehová sem illik: { $lost }.
       *[other] Most sehová sem illenek: { $lost }.
    }
blackout-moment-reroll = Elfogytak a számaid, ezért a másik két kocka még egyszer gurul. A JOKER és a VISSZA megmarad utánra.
blackout-moment-wild = A JOKER egy zsetont ér bármelyik nyitott számra. Ha nem használod, a köröd végén elvész.
blackout-moment-undo = A VISSZA levesz egy zsetont bármelyik lapról, mindegy, ki tette oda. Ha nem használod, a köröd végén elvész.
blackout-moment-end = Befejezheted a kört. Ami a dobásból maradt, elvész.
blackout-moment-call = Mindhárom különleges oldal egyszerre: kiáltsd, hogy BLACKOUT! Aki először kiáltja, elveszi a húzópakli következő lapját.

blackout-coach-dark = Kialudt a fény: aki először kiált, kap egy lapot.
blackout-coach-won = Nyertél egy lapot. { $count ->
        [0] { "" }
       *[other] Folytasd azzal, ami a dobásból maradt.
    }
blackout-coach-taken = Lapot nyert: { $name }.
blackout-coach-found = Újra van hely: { $numbers }. Tedd le, ami illik.
blackout-coach-lost = { $count ->
        [one] Nincs nyitott mező ehhez: { $numbers }. Elvész, hacsak nem lesz neki hely.
       *[other] Nincs nyitott mező ezekhez: { $numbers }. Elvesznek, hacsak nem lesz nekik hely.
    }
blackout-coach-wild = Maradt egy JOKER: koppints bármelyik nyitott számra.
blackout-coach-winner = Az egyik lapról már csak ez hiányzik: { $number }. És éppen azt dobtad.
