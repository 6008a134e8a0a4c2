# Blokus: the rule of the moment, the coach, the goal in one line. The colours come as words: blue, yellow, red, green.

blokus-moment-goal = Aseta niin monta ruutua kuin voit, kulma kulmaa vasten.
blokus-moment-lots = Aloittaja arvotaan. Sitä ennen kukaan ei voi asettaa laattaa.
blokus-moment-wait = Vuorossa: { $name }. Vuoro kiertää myötäpäivään, yksi laatta kerrallaan, joten sinun vuorosi tulee itsestään.
blokus-moment-watch = Vuorossa: { $name }. Joka vuorolla asetetaan yksi tämän värin laatta: { $colour }.
blokus-moment-first = Värin ensimmäisen laatan on peitettävä laudan kulma. { $count ->
        [one] Yksi kulma on vielä vapaa.
       *[other] { $count } kulmaa on vielä vapaana.
    }
blokus-moment-own-start = Värin ensimmäisen laatan on peitettävä oma kulmansa laudalla. Se on valaistu sinulle: { $colour }.
blokus-moment-start = Pienellä laudalla ensimmäisen laattasi on peitettävä oma aloitusruutusi. Se on valaistu sinulle: { $colour }.
blokus-moment-corner = Laatan on kosketettava omaa väriäsi kulmasta, ei koskaan sivusta. { $pass ->
        [yes] Saat myös ohittaa vuoron.
       *[no] Valaistuista ruuduista voit aloittaa.
    }
blokus-moment-shared-first = Asetat laatan kaikkien yhteisellä värillä: { $colour }. Sen ensimmäisen laatan on peitettävä laudan vapaa kulma.
blokus-moment-shared = Asetat laatan kaikkien yhteisellä värillä: { $colour }. Sen on kosketettava omaa väriään kulmasta, ei koskaan sivusta.
blokus-moment-shut = Mikään laatoistasi ei enää mahdu, joten vuorosi ohitetaan. Lauta vain täyttyy: yli jääneet ruutusi lasketaan lopussa.
blokus-moment-done = Kaikki laattasi ovat laudalla, joten vuorosi ohitetaan. Muut asettavat, kunnes kukaan ei enää voi.
blokus-moment-over = Peli on ohi. Yli jääneet ruudut lasketaan.

blokus-coach-corners = Tästä lähtien jokainen laatta saa koskettaa tätä väriä vain kulmasta: { $colour }.
blokus-coach-mine = Tälle värille ei ole enää tilaa, ja se ohitetaan tästä lähtien: { $colour }.
blokus-coach-theirs = Tämä väri on jumissa, ja se ohitetaan tästä lähtien: { $colour }.
blokus-coach-finished = Tämän värin kaikki laatat ovat laudalla: { $colour }.
blokus-coach-lane = { $name }: tämä siirto sulki väylän. { $count ->
        [one] Yksi laatoistasi ei enää mahdu mihinkään.
       *[other] { $count } laattaasi ei enää mahdu mihinkään.
    }
