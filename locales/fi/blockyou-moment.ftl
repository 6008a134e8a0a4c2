# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Hankkiudu eroon kaikista korteistasi ennen muita.
blockyou-moment-lots = Kortteja nostetaan. Voit jatkaa, kun omasi on auki.
blockyou-moment-ready = Kerro, että olet valmis. Lähtölaskenta alkaa, kun kaikki ovat valmiina.
blockyou-moment-lead = Olet pelinjohtaja ja aloitat ensimmäisen lähtölaskennan. { $count ->
        [0] Kaikki muut ovat valmiina.
        [one] Yksi pelaaja ei ole vielä valmis.
       *[other] { $count } pelaajaa ei ole vielä valmiina.
    }
blockyou-moment-wait = Olet valmis. Lähtölaskenta alkaa, kun muutkin ovat valmiina.
blockyou-moment-countdown = Kolme, kaksi, yksi, nolla: silloin kaikki kortit käännetään yhtä aikaa. Sitä ennen kukaan ei voi asettaa.
blockyou-moment-lay = Aseta korttisi vähintään kahden kortin osien päälle: jokainen väri omalleen, valkoinen minne vain. Mikään sen sormi ei saa osoittaa sinua.
blockyou-moment-last = Virheen jälkeen olet ainoa jäljellä. Sinulla on { $seconds } sekuntia aikaa asettaa korttisi samoilla säännöillä.
blockyou-moment-alone = Aseta kortti toisensa jälkeen: jokainen väri omalleen, valkoinen minne vain. Virheestä saa sakkokortin, ja vain aika ratkaisee.
blockyou-moment-done = Korttisi on asetettu, ja sen sormet ovat estäneet ne, joita ne osoittavat. Olet turvassa seuraavaan kierrokseen asti.
blockyou-moment-blocked = Sormi osoittaa sinun puolellesi, joten olet ulkona tältä kierrokselta. Korttisi menee muiden korttiesi alle.
blockyou-moment-fault = Virhe: olet ulkona tämän kierroksen ja seuraavan. Saat sakkokortin, jos niitä on vielä.
blockyou-moment-sit-out = Olet sivussa tämän kierroksen, koska teit edellisellä virheen. Seuraavalla pääset taas mukaan.
blockyou-moment-back = Kierros on osaltasi ohi, ja korttisi menee muiden korttiesi alle. Sitten tulee seuraava lähtölaskenta.
blockyou-moment-watch = Kaikki kilpailevat yhtä aikaa. Jokainen oikea kortti lasketaan, ja sen sormet voivat estää muita.
blockyou-moment-over = Peli on ohi. Se, joka pääsi ensin eroon kaikista korteista, voitti.

blockyou-coach-blocked = Estäjä: { $name }. Sen kortin sormi osoittaa sinun puolellesi.
blockyou-coach-colours = Värit eivät täsmänneet: olet sivussa seuraavankin kierroksen.
blockyou-coach-self = Sormi osoitti sinua itseäsi: olet sivussa seuraavankin kierroksen.
blockyou-coach-fewer = Asetettu virheettä. { $count ->
        [0] Sinulla ei ole enää kortteja.
        [one] Sinulla on yksi kortti jäljellä.
       *[other] Sinulla on { $count } korttia jäljellä.
    }
blockyou-coach-last = Jäit viimeiseksi: oikea kortti päätti kierroksen.
blockyou-coach-ten = Olet ainoa jäljellä: { $seconds } sekuntia.
blockyou-coach-dead = Kukaan ei voinut asettaa korttia, joten kierros on ohi.
blockyou-coach-refreshed = Kukaan ei voinut asettaa korttia, joten jaetaan uusi kenttä.
