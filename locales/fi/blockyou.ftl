### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Ei vuoroja, ei armoa: yhdistä värit, aseta korttisi ensin ja osoita muut ulos kierrokselta.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = valkoinen
blockyou-colour-R = punainen
blockyou-colour-O = oranssi
blockyou-colour-Y = keltainen
blockyou-colour-L = vaaleanvihreä
blockyou-colour-B = sininen
blockyou-colour-P = violetti

blockyou-direction-N = pohjoinen
blockyou-direction-NE = koillinen
blockyou-direction-E = itä
blockyou-direction-SE = kaakko
blockyou-direction-S = etelä
blockyou-direction-SW = lounas
blockyou-direction-W = länsi
blockyou-direction-NW = luode
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = ylhäällä { $nw } ja { $ne }, alhaalla { $sw } ja { $se }; sormien suunnat: { $one } ja { $other }

## Ready

blockyou-ready-title = Kaikki pelaavat yhtä aikaa
blockyou-ready-about = Aseta korttisi usean kortin päälle: jokainen väri omalleen, valkoinen sopii kaikkeen. Kortin sormet estävät ne, joita ne osoittavat.
blockyou-ready-solo-about = Aseta kaikki korttisi niin nopeasti kuin pystyt: jokainen väri omalleen, valkoinen sopii kaikkeen. Mikään sormi ei saa osoittaa sinua.
blockyou-ready-me = Olen valmis
blockyou-ready-us = Olemme valmiit
blockyou-ready-start = Aloita lähtölaskenta
blockyou-ready-count = Valmiina { $ready } / { $count }

## How each one stands

blockyou-status-idle = ei vielä valmis
blockyou-status-leads = pelinjohtaja
blockyou-status-ready = valmis
blockyou-status-active = etsii
blockyou-status-alone = viimeinen
blockyou-status-done = tehty
blockyou-status-blocked = estetty
blockyou-status-fault = virhe
blockyou-status-last = myöhässä
blockyou-status-returned = kortti palaa
blockyou-status-out = sivussa
blockyou-status-left = poistui
blockyou-fault-colours = väärät värit
blockyou-fault-self = osoitti itseään
blockyou-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Sinä estit
        [nobody] Estetty
       *[other] { $name } esti
    }
blockyou-own-done = Tehty!
blockyou-own-last = Jäit viimeiseksi: korttisi palaa pakkaasi
blockyou-own-returned = Korttisi palaa pakkaasi
blockyou-own-out = Virheesi takia olet sivussa tämän kierroksen. Seuraavalla pääset taas mukaan.
blockyou-own-fault-colours = Värit eivät täsmää. Yksi sakkokortti; olet ulkona tämän kierroksen ja seuraavan.
blockyou-own-fault-self = Osoitit itseäsi. Yksi sakkokortti; olet ulkona tämän kierroksen ja seuraavan.
blockyou-solo-fault-colours = Värit eivät täsmää: yksi sakkokortti
blockyou-solo-fault-self = Osoitit itseäsi: yksi sakkokortti

## The hand

blockyou-hand-down = Korttisi, kuvapuoli alas
blockyou-hand-card = Korttisi: { $card }. Kierrä painamalla.
blockyou-lay-do = Aseta se
blockyou-hint-touch = Vedä se kentälle tai napauta kohtaa. Kierrä korttia napauttamalla sitä.
blockyou-hint-mouse = Vedä se kentälle. R tai rulla kiertää sitä.
blockyou-watching = Olet katsojana

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] { $seconds } sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }
blockyou-last-other =
    { $who ->
        [you] Olet viimeinen
        [nobody] Ketään ei ole jäljellä
       *[other] { $name } on viimeinen
    }
blockyou-count = { $figure }
blockyou-solo-time = Aika
blockyou-solo-left =
    { $count ->
        [one] { $count } kortti jäljellä
       *[other] { $count } korttia jäljellä
    }
blockyou-result-title = Kierros { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s myöhemmin
blockyou-result-blocks = estää: { $names }
blockyou-result-nobody = Kukaan ei asettanut korttia
blockyou-ending-all = Ketään ei ole jäljellä: kierros on ohi.
blockyou-ending-last =
    { $who ->
        [you] Sinä jäit viimeiseksi.
        [nobody] Yksi jäi jäljelle.
       *[other] { $name } jäi viimeiseksi.
    }
blockyou-ending-time = Aika loppui: kortit palaavat omistajilleen.
blockyou-ending-dead = Yhtään korttia ei voinut enää asettaa: kortit palaavat omistajilleen.
blockyou-ending-refreshed = Kukaan ei voinut asettaa korttia: tässä on uusi kenttä.
blockyou-fitted-show = Näytä, mihin olisi sopinut
blockyou-fitted =
    { $count ->
        [0] Korttisi ei sopinut mihinkään
        [one] Korttisi sopi { $count } kohtaan
       *[other] Korttisi sopi { $count } kohtaan
    }
blockyou-pause = Tauko
blockyou-pause-later = Tauko kierroksen jälkeen
blockyou-pause-comes = Kierroksen jälkeen on tauko
blockyou-paused =
    { $who ->
        [you] Tauko
        [nobody] Tauko
       *[other] Tauko: { $name }
    }
blockyou-go-on = Jatka

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Olet valmis.
        [nobody] Yksi paikka on valmis.
       *[other] { $name } on valmis.
    }
blockyou-said-left =
    { $who ->
        [you] Olet poistunut pelistä.
        [nobody] Yksi pelaaja on poistunut pelistä.
       *[other] { $name } on poistunut pelistä.
    }
blockyou-said-countdown = Kolme, kaksi, yksi…
blockyou-said-round = Kierros { $round }.
blockyou-said-card = Korttisi: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Asetat kortin riville { $row }, sarakkeeseen { $column }.
        [nobody] BlockYou! Kortti on rivillä { $row }, sarakkeessa { $column }.
       *[other] BlockYou! { $name } asettaa kortin riville { $row }, sarakkeeseen { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Virhe: värisi eivät täsmää rivillä { $row }, sarakkeessa { $column }. Saat sakkokortin.
        [nobody] Virhe: värit eivät täsmää rivillä { $row }, sarakkeessa { $column }.
       *[other] { $name } teki virheen: värit eivät täsmää rivillä { $row }, sarakkeessa { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Virhe: osoitit itseäsi. Saat sakkokortin.
        [nobody] Virhe: sormi osoittaa omaa paikkaa.
       *[other] Virhe: { $name } osoitti itseään.
    }
blockyou-said-blocked =
    { $count ->
        [one] Estetty: { $names }.
       *[other] Estetyt: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Olet viimeinen: kymmenen sekuntia!
        [nobody] Kymmenen sekuntia jäljellä.
       *[other] { $name } on viimeinen: aikaa on kymmenen sekuntia.
    }
blockyou-said-over =
    { $who ->
        [you] Peli on ohi. Sinä voitit.
        [nobody] Peli on ohi.
       *[other] Peli on ohi. { $name } voittaa.
    }
blockyou-now-ready = Kilpailu alkaa, kun kaikki ovat valmiina.
blockyou-now-leader =
    { $who ->
        [you] Aloitat lähtölaskennan, kun muut ovat valmiina.
        [nobody] Vapaa paikka aloittaa lähtölaskennan, kun muut ovat valmiina.
       *[other] { $name } aloittaa lähtölaskennan, kun muut ovat valmiina.
    }
blockyou-now-countdown = Seuraavat kortit käännetään aivan kohta.
blockyou-now-race = Vielä etsimässä: { $names }.

## The playing area in words

blockyou-text-not-now = Sinulla ei ole nyt mitään tehtävää.
blockyou-text-hand = { $name }, korttisi
blockyou-text-row = Ylempien ruutujen rivi
blockyou-text-column = Vasempien ruutujen sarake
blockyou-text-turn = Kierto
blockyou-text-turn-0 = ei kierretty: { $card }
blockyou-text-turn-1 = neljännes: { $card }
blockyou-text-turn-2 = puolikas: { $card }
blockyou-text-turn-3 = kolme neljännestä: { $card }
blockyou-text-lay = Aseta
blockyou-text-places = Mihin kentällä saa asettaa kortin
blockyou-text-row-places = rivi { $row }: sarakkeet { $columns }
blockyou-text-field = Kenttä: rivit pohjoisesta, sarakkeet lännestä
blockyou-text-cell = { $colour }, kortti { $card }
blockyou-text-row-head = Rivi { $row }
blockyou-text-column-head = Sarake { $column }
blockyou-text-players = Tilanne
blockyou-text-pile =
    { $count ->
        [one] { $count } sakkokortti jäljellä
       *[other] { $count } sakkokorttia jäljellä
    }

## The score sheet

blockyou-sheet = Ensin kaikki kortit asettanut voittaa
blockyou-sheet-solo = Pelattu yksin
blockyou-sheet-place = Sija
blockyou-sheet-player = Pelaaja
blockyou-sheet-cards = Kortteja jäi
blockyou-sheet-time = Aika
blockyou-sheet-fastest = Nopein
blockyou-sheet-blocks = Estot
blockyou-sheet-faults = Virheet
blockyou-best = Päihitä: { $time }
blockyou-best-new = Paras aikasi!
blockyou-best-all = Parhaat aikasi: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Olet sivussa
reason-off-field = Kentän ulkopuolella
reason-covers-one-card = Peittää vain yhden kortin

## Moves as a replay tells them

replay-blockyou-ready = valmis
replay-blockyou-begin =
    { $who ->
        [you] Aloitat lähtölaskennan
        [nobody] Vapaa paikka aloittaa lähtölaskennan
       *[other] { $name } aloittaa lähtölaskennan
    }
replay-blockyou-count = kolme, kaksi, yksi, nolla
replay-blockyou-turn = kortit käännetään
replay-blockyou-lay =
    { $turns ->
        [0] kortti riville { $row }, sarakkeeseen { $column }
        [1] kortti riville { $row }, sarakkeeseen { $column }, neljänneskierros oikealle
        [2] kortti riville { $row }, sarakkeeseen { $column }, puoli kierrosta
       *[other] kortti riville { $row }, sarakkeeseen { $column }, neljänneskierros vasemmalle
    }
replay-blockyou-hidden = kortti, kuvapuoli alas
replay-blockyou-draw = kortti nostopakasta: { $card }
