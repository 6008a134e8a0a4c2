blockyou-moment-goal = Szabadulj meg minden lapodtól a többiek előtt.
blockyou-moment-lots = Lapokat húzunk. Folytathatod, ha a tiéd fel van fordítva.
blockyou-moment-ready = Jelezd, hogy kész vagy. A visszaszámlálás akkor indul, ha mindenki jelezte.
blockyou-moment-lead = Te vagy a játékvezető, te indítod az első visszaszámlálást. { $count ->
        [0] A többiek mind készen állnak.
        [one] Egy játékos még nem kész.
       *[other] { $count } játékos még nem kész.
    }
blockyou-moment-wait = Készen állsz. A visszaszámlálás akkor indul, ha a többiek is.
blockyou-moment-countdown = Három, kettő, egy, nulla: akkor minden lap egyszerre fordul fel. Előbb senki sem rakhat.
blockyou-moment-lay = Rakd a lapodat legalább két lapnak egy-egy részére: minden színt a sajátjára, a fehéret bármire. Egyik ujja se mutasson rád.
blockyou-moment-last = Valaki hibázott, így te maradtál utolsónak. { $seconds } mp alatt kell leraknod a lapod, ugyanazokkal a szabályokkal.
blockyou-moment-alone = Rakj le lapot lap után: minden színt a sajátjára, a fehéret bármire. Egy hiba egy büntetőlapba kerül, és csak az idő számít.
blockyou-moment-done = A lapod lent van, és az ujjai blokkolták azokat, akikre mutatnak. A következő fordulóig biztonságban vagy.
blockyou-moment-blocked = Egy ujj rád mutat, így ebből a fordulóból kiestél. A lapod a többi lapod alá kerül.
blockyou-moment-fault = Hiba: ebből a fordulóból és a következőből is kimaradsz. Kapsz egy büntetőlapot, ha van még.
blockyou-moment-sit-out = Az előző fordulóban hibáztál, ezért ebből kimaradsz. A következőben újra játszol.
blockyou-moment-back = Neked vége a fordulónak, és a lapod a többi lapod alá kerül. Aztán jön a következő visszaszámlálás.
blockyou-moment-watch = Mindenki egyszerre versenyez. Minden jó lap számít, és az ujjai blokkolhatnak másokat.
blockyou-moment-over = Vége a játéknak. Az nyert, akinek előbb fogyott el minden lapja.

blockyou-coach-blocked = Blokkolt téged: { $name }. Azon a lapon egy ujj rád mutat.
blockyou-coach-colours = Nem illettek a színek: a következő fordulóból is kimaradsz.
blockyou-coach-self = Egy ujj rád mutatott: a következő fordulóból is kimaradsz.
blockyou-coach-fewer = Hiba nélkül leraktad. { $count ->
        [0] Nem maradt lapod.
        [one] Egy lapod maradt.
       *[other] { $count } lapod maradt.
    }
blockyou-coach-last = Te maradtál utolsónak: egy jó lap lezárta a fordulót.
blockyou-coach-ten = Te maradtál utolsónak: { $seconds } mp.
blockyou-coach-dead = Senki sem tudott lapot lerakni, ezért vége a fordulónak.
blockyou-coach-refreshed = Senki sem tudott lapot lerakni, ezért új pálya jön.
