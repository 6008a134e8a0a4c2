# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Pulmat
puzzles-streak =
    { $count ->
        [one] { $count } päivä putkeen
       *[other] { $count } päivää putkeen
    }
puzzles-streak-best = paras: { $count }
puzzles-daily = Päivän pulma
puzzles-daily-about = Kaikille sama, joka päivä uusi.
puzzles-state-new = Ei vielä yritetty
puzzles-state-open = Odottaa sinua
puzzles-state-wrong = Ei vielä ratkaistu
puzzles-state-solved = Ratkaistu
puzzles-practice = Harjoittelu
puzzles-ideas = Yksi idea kerrallaan
puzzles-rush = Kiri
puzzles-rush-about = Kolme minuuttia; kolmas virhe päättää sen.
puzzles-rush-start = Aloita kiri
puzzles-none = Tällä palvelimella ei ole pulmia.

## A puzzle. The goal stands over the board.

puzzles-goal = Tavoite
puzzles-goal-better-of-two = Kumpi näistä siirroista on parempi?
puzzles-goal-best-roll = Käytä tämä heitto mahdollisimman hyvin.
puzzles-goal-block = Jätä toiselle mahdollisimman vähän tilaa.
puzzles-goal-find-place = Etsi kohta tälle kortille.
puzzles-goal-find-place-leader = Etsi kohta, jossa sormi osoittaa pelaajaa, jolla on vähiten kortteja.
puzzles-goal-fit-everything = Etsi tilaa kaikille laatoillesi.
puzzles-goal-keep-lane = Pidä oma väyläsi auki.
puzzles-goal-last-piece = Etsi tilaa kaikille laatoillesi, yhden ruudun laatta viimeisenä.
puzzles-goal-most-squares =
    { $squares ->
        [one] Aseta { $squares } ruutu: enempää ei mahdu.
       *[other] Aseta { $squares } ruutua: enempää ei mahdu.
    }
puzzles-goal-which-stands = Missä näistä kohdista palikka pysyy?
puzzles-goal-will-it-stand = Pysyykö palikka siinä?
puzzles-moves =
    { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
puzzles-choice-yes = Pysyy
puzzles-choice-no = Putoaa
puzzles-choice = { $letter }
puzzles-choice-look = Näytä { $letter }
puzzles-level = Taso { $rating }

## Why an answer is right or wrong

puzzles-right = Oikein!
puzzles-wrong = Ei aivan
puzzles-solved-late = Lopulta ratkaistu
puzzles-go-on = Yritä vielä kerran.
puzzles-why-colours-differ = Kortin alla on muut värit.
puzzles-why-falls = Siitä se putoaa.
puzzles-why-finger-misses = Mikään sormi ei osoita pelaajaa, jolla on vähiten kortteja.
puzzles-why-finger-points-back = Yksi sormi osoittaa sinua itseäsi.
puzzles-why-not-best = Niin saa tehdä, mutta on jotain parempaa.
puzzles-why-not-last = Kaikki mahtuu, mutta viimeisenä oli toinen laatta.
puzzles-why-pieces-left = Joillekin laatoille ei ole enää tilaa.
puzzles-why-stands = Se pysyy.
puzzles-why-too-few-squares = Enemmänkin ruutuja olisi mahtunut.
puzzles-idea-any-place = Aloita siitä korttisi väristä, jota on kentällä vähiten.
puzzles-idea-counterweight = Yhden palikan paino pitää toisen paikallaan.
puzzles-idea-deny = Ota kulma, jota toinen tarvitsee eniten.
puzzles-idea-edge = Palikka pysyy, kun sen keskikohta lepää alemman päällä.
puzzles-idea-ending = Kun siirtoja on vähän, laske, mitä kumpikin voi vielä asettaa.
puzzles-idea-finger-on-leader = Kierrä kortti ensin niin, että sormi osoittaa johtajaa, ja etsi sitten paikka, johon se sopii.
puzzles-idea-lane = Tila myöhemmäksi on arvokkaampi kuin ruudut nyt.
puzzles-idea-leave-little = Kun voitettavaa ei ole, jätä seuraavalle vähän.
puzzles-idea-lower-joint = Torni pettää heikoimmasta liitoksestaan, ja se voi olla kaukana alhaalla.
puzzles-idea-middle-game = Kaksi väylää avaava siirto on parempi kuin iso siirto.
puzzles-idea-order = Järjestys ratkaisee: säästä yhden ruudun laatta loppuun.
puzzles-idea-packing = Aseta hankalat laatat ensin; pienet mahtuvat minne vain.
puzzles-idea-squares = Kokeile isoja laattoja ensin ja katso, mitä kukin sulkee.
puzzles-idea-take-back = PERU voi avata numeron, josta on apua kahdesti.
puzzles-idea-wild-card = Säästä JOKERI puuttuvalle numerolle.
puzzles-idea-win-card = Etsi kortti, jonka tämä heitto voi täyttää.
puzzles-tag-any-place = Etsi kohta
puzzles-tag-counterweight = Vastapainot
puzzles-tag-deny = Tilan vienti
puzzles-tag-edge = Reunan yli
puzzles-tag-ending = Loppupeli
puzzles-tag-finger-on-leader = Sormi kohti johtajaa
puzzles-tag-lane = Väylä auki
puzzles-tag-leave-little = Jätä vähän
puzzles-tag-lower-joint = Heikko liitos
puzzles-tag-middle-game = Keskipeli
puzzles-tag-order = Oikea järjestys
puzzles-tag-packing = Pakkaus
puzzles-tag-squares = Paljon ruutuja
puzzles-tag-take-back = Pelimerkki pois
puzzles-tag-wild-card = JOKERI
puzzles-tag-win-card = Kortin voitto
puzzles-next = Seuraava
puzzles-again = Alusta
puzzles-answer = Näytä vastaus

## Results, sharing and times

puzzles-share = Jaa
puzzles-shared = Kopioitu
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Tämän päivän ajat
puzzles-board-none = Kukaan ei ole vielä ratkaissut sitä ensi yrityksellä.
puzzles-board-answered =
    { $count ->
        [one] { $count } ihminen on yrittänyt
       *[other] { $count } ihmistä on yrittänyt
    }
puzzles-rush-over = Kiri on ohi
puzzles-rush-solved =
    { $count ->
        [one] { $count } pulma ratkaistu
       *[other] { $count } pulmaa ratkaistu
    }
puzzles-rush-best = Paras tulos: { $count }
puzzles-rush-wrong = Virheet: { $count } / { $most }
puzzles-time-left = Aikaa vielä
puzzles-mine = Omat pulmat
puzzles-rating = Vahvuus
puzzles-rating-early = arvio
puzzles-counts = { $right } / { $tried } ensi yrityksellä
puzzles-mistakes = Yritä omia virheitäsi
puzzles-goal-mistake = Etsi parempi siirto kuin pelissäsi.

reason-colours-differ = Värit eivät täsmää
reason-falls = Se putoaa siitä
reason-finger-misses = Ei osoita johtajaa
reason-finger-points-back = Osoittaa sinua itseäsi
reason-not-best = On jotain parempaa
reason-not-last = Viimeisenä oli toinen
reason-not-offered = Käytä painikkeita
reason-pieces-left = Laattoja jäi yli
reason-stands = Se pysyy
reason-too-few-squares = Enempikin mahtuisi
