# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Saa kõigist oma kaartidest lahti enne teisi.
blockyou-moment-lots = Kaarte tõmmatakse. Jätkata saad siis, kui sinu oma on lahti.
blockyou-moment-ready = Ütle, et oled valmis. Loendus algab, kui kõik on seda teinud.
blockyou-moment-lead = Sina oled mängujuht ja alustad esimest loendust. { $count ->
        [0] Kõik teised on valmis.
        [one] Üks mängija pole veel valmis.
       *[other] { $count } mängijat pole veel valmis.
    }
blockyou-moment-wait = Sa oled valmis. Loendus algab, kui ka kõik teised on.
blockyou-moment-countdown = Kolm, kaks, üks, null: siis pööratakse kõik kaardid korraga ümber. Enne seda ei saa keegi panna.
blockyou-moment-lay = Pane kaart nii, et see katab osa vähemalt kahest kaardist: iga värv omaenda värvile, valge ükskõik millele. Ükski selle sõrm ei tohi osutada sinu poole.
blockyou-moment-last = Pärast viga oled ainsana järel. Sul on { $seconds } sekundit, et kaart samade reeglite järgi panna.
blockyou-moment-alone = Pane kaart kaardi järel: iga värv omaenda värvile, valge ükskõik millele. Viga toob trahvikaardi ja loeb ainult aeg.
blockyou-moment-done = Su kaart on pandud ja selle sõrmed blokeerisid need, kellele nad osutavad. Järgmise vooruni oled kaitstud.
blockyou-moment-blocked = Üks sõrm osutab sinu poole, nii et oled sellest voorust väljas. Su kaart läheb teiste oma kaartide alla.
blockyou-moment-fault = Viga: see ja järgmine voor jäävad sul vahele. Su kaartidele lisandub trahvikaart, kui neid veel on.
blockyou-moment-sit-out = See voor jääb sul vahele, sest eelmises tegid vea. Järgmises mängid jälle.
blockyou-moment-back = Sinu jaoks on voor läbi ja su kaart läheb teiste oma kaartide alla. Siis tuleb järgmine loendus.
blockyou-moment-watch = Kõik võistlevad korraga. Iga õige kaart loeb ja selle sõrmed võivad blokeerida teisi.
blockyou-moment-over = Mäng on läbi. Võitis see, kes sai esimesena kõigist kaartidest lahti.

blockyou-coach-blocked = Sind blokeeris: { $name }. Üks sõrm sellel kaardil osutab sinu poole.
blockyou-coach-colours = Värvid ei sobinud: ka järgmine voor jääb sul vahele.
blockyou-coach-self = Üks sõrm osutas sulle endale: ka järgmine voor jääb sul vahele.
blockyou-coach-fewer = Veatult pandud. { $count ->
        [0] Sul pole enam kaarte.
        [one] Sul on üks kaart järel.
       *[other] Sul on { $count } kaarti järel.
    }
blockyou-coach-last = Sina jäid viimaseks: õige kaart lõpetas vooru.
blockyou-coach-ten = Oled ainsana järel: { $seconds } sekundit.
blockyou-coach-dead = Keegi ei saanud kaarti panna, nii et voor on läbi.
blockyou-coach-refreshed = Keegi ei saanud kaarti panna, nii et jagatakse uus väljak.
