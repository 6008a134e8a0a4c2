### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Ei mingit ootamist, ei mingit halastust: sobita värvid, pane oma kaart esimesena ja osuta teised voorust välja.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = valge
blockyou-colour-R = punane
blockyou-colour-O = oranž
blockyou-colour-Y = kollane
blockyou-colour-L = heleroheline
blockyou-colour-B = sinine
blockyou-colour-P = lilla

blockyou-direction-N = põhi
blockyou-direction-NE = kirre
blockyou-direction-E = ida
blockyou-direction-SE = kagu
blockyou-direction-S = lõuna
blockyou-direction-SW = edel
blockyou-direction-W = lääs
blockyou-direction-NW = loe
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = ülal { $nw } ja { $ne }, all { $sw } ja { $se }; ühe sõrme suund { $one }, teise suund { $other }

## Ready

blockyou-ready-title = Kõik mängivad korraga
blockyou-ready-about = Pane oma kaart mitme kaardi peale: iga värv omaenda värvile, valge sobib kõigega. Selle sõrmed blokeerivad need, kellele nad osutavad.
blockyou-ready-solo-about = Pane kõik oma kaardid nii kiiresti, kui jõuad: iga värv omaenda värvile, valge sobib kõigega. Ükski sõrm ei tohi osutada sulle.
blockyou-ready-me = Olen valmis
blockyou-ready-us = Oleme valmis
blockyou-ready-start = Alusta loendust
blockyou-ready-count = Valmis { $ready } / { $count }

## How each one stands

blockyou-status-idle = pole valmis
blockyou-status-leads = mängujuht
blockyou-status-ready = valmis
blockyou-status-active = otsib
blockyou-status-alone = viimane
blockyou-status-done = pandud
blockyou-status-blocked = blokeeritud
blockyou-status-fault = viga
blockyou-status-last = hiljaks jäi
blockyou-status-returned = kaart tagasi
blockyou-status-out = jääb vahele
blockyou-status-left = lahkus
blockyou-fault-colours = valed värvid
blockyou-fault-self = osutas endale
blockyou-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarti
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Sina blokeerisid
        [nobody] Blokeeritud
       *[other] Blokeeris { $name }
    }
blockyou-own-done = Pandud!
blockyou-own-last = Jäid viimaseks: su kaart läheb tagasi
blockyou-own-returned = Su kaart läheb tagasi
blockyou-own-out = Vea pärast jääb see voor sul vahele. Järgmises mängid jälle.
blockyou-own-fault-colours = Värvid ei sobi. Üks trahvikaart; see ja järgmine voor jäävad sul vahele.
blockyou-own-fault-self = Osutasid iseendale. Üks trahvikaart; see ja järgmine voor jäävad sul vahele.
blockyou-solo-fault-colours = Värvid ei sobi: üks trahvikaart
blockyou-solo-fault-self = Osutasid iseendale: üks trahvikaart

## The hand

blockyou-hand-down = Kaart, pildiga allapoole
blockyou-hand-card = Sinu kaart: { $card }. Vajuta, et seda pöörata.
blockyou-lay-do = Pane
blockyou-hint-touch = Lohista see väljakule või puuduta kohta. Kui puudutad kaarti, siis see pöördub.
blockyou-hint-mouse = Lohista see väljakule. R või ratas pöörab.
blockyou-watching = Sa vaatad pealt

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Veel { $seconds } sekund
       *[other] Veel { $seconds } sekundit
    }
blockyou-last-other =
    { $who ->
        [you] Sina jäid viimaseks
        [nobody] Kedagi pole järel
       *[other] { $name } jäi viimaseks
    }
blockyou-count = { $figure }
blockyou-solo-time = Aeg
blockyou-solo-left =
    { $count ->
        [one] { $count } kaart järel
       *[other] { $count } kaarti järel
    }
blockyou-result-title = { $round }. voor
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s hiljem
blockyou-result-blocks = blokeeris: { $names }
blockyou-result-nobody = Keegi ei pannud kaarti
blockyou-ending-all = Kedagi pole järel: voor on läbi.
blockyou-ending-last =
    { $who ->
        [you] Sina jäid viimaseks.
        [nobody] Üks jäi järele.
       *[other] { $name } jäi viimaseks.
    }
blockyou-ending-time = Aeg on läbi: kaardid lähevad tagasi.
blockyou-ending-dead = Ühtki kaarti ei saanud enam panna: kaardid lähevad tagasi.
blockyou-ending-refreshed = Keegi ei saanud kaarti panna: siin on uus väljak.
blockyou-fitted-show = Näita, kuhu oleks sobinud
blockyou-fitted =
    { $count ->
        [0] Sinu kaart ei sobinud kuhugi
        [one] Sinu kaart sobis { $count } kohta
       *[other] Sinu kaart sobis { $count } kohta
    }
blockyou-pause = Paus
blockyou-pause-later = Paus pärast seda vooru
blockyou-pause-comes = Pärast seda vooru tuleb paus
blockyou-paused =
    { $who ->
        [you] Paus
        [nobody] Paus
       *[other] Paus: { $name }
    }
blockyou-go-on = Jätka

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Sa oled valmis.
        [nobody] Üks koht on valmis.
       *[other] { $name } on valmis.
    }
blockyou-said-left =
    { $who ->
        [you] Sa lahkusid mängust.
        [nobody] Üks mängija lahkus mängust.
       *[other] { $name } lahkus mängust.
    }
blockyou-said-countdown = Kolm, kaks, üks…
blockyou-said-round = { $round }. voor.
blockyou-said-card = Sinu kaart: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Paned kaardi: rida { $row }, veerg { $column }.
        [nobody] BlockYou! Uus kaart: rida { $row }, veerg { $column }.
       *[other] BlockYou! { $name } paneb kaardi: rida { $row }, veerg { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Viga: su värvid ei sobi, rida { $row }, veerg { $column }. Saad trahvikaardi.
        [nobody] Viga: värvid ei sobi, rida { $row }, veerg { $column }.
       *[other] { $name } tegi vea: värvid ei sobi, rida { $row }, veerg { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Viga: osutasid iseendale. Saad trahvikaardi.
        [nobody] Viga: sõrm osutab oma kohale.
       *[other] Viga: { $name } osutas iseendale.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blokeeritud: { $names }.
       *[other] Blokeeritud: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Sina jäid viimaseks: kümme sekundit!
        [nobody] Aega on kümme sekundit.
       *[other] { $name } jäi viimaseks, aega on kümme sekundit.
    }
blockyou-said-over =
    { $who ->
        [you] Mäng on läbi. Võitsid.
        [nobody] Mäng on läbi.
       *[other] Mäng on läbi. { $name } võitis.
    }
blockyou-now-ready = Võidujooks algab, kui kõik on valmis.
blockyou-now-leader =
    { $who ->
        [you] Sina alustad loendust, kui teised on valmis.
        [nobody] Loendust alustab vaba koht, kui teised on valmis.
       *[other] { $name } alustab loendust, kui teised on valmis.
    }
blockyou-now-countdown = Kohe pööratakse järgmised kaardid ümber.
blockyou-now-race = Veel otsivad: { $names }.

## The playing area in words

blockyou-text-not-now = Sul pole praegu midagi teha.
blockyou-text-hand = { $name }, sinu kaart
blockyou-text-row = Ülemiste ruutude rida
blockyou-text-column = Vasakpoolsete ruutude veerg
blockyou-text-turn = Pööratud
blockyou-text-turn-0 = pööramata: { $card }
blockyou-text-turn-1 = veerand: { $card }
blockyou-text-turn-2 = pool: { $card }
blockyou-text-turn-3 = kolmveerand: { $card }
blockyou-text-lay = Pane
blockyou-text-places = Kuhu väljakul saab kaardi panna
blockyou-text-row-places = rida { $row }: veerud { $columns }
blockyou-text-field = Väljak: read põhjast, veerud läänest
blockyou-text-cell = { $colour }, kaart { $card }
blockyou-text-row-head = Rida { $row }
blockyou-text-column-head = Veerg { $column }
blockyou-text-players = Mis seis on
blockyou-text-pile =
    { $count ->
        [one] { $count } trahvikaart järel
       *[other] { $count } trahvikaarti järel
    }

## The score sheet

blockyou-sheet = Võidab, kes paneb esimesena kõik kaardid
blockyou-sheet-solo = Üksi mängitud
blockyou-sheet-place = Koht
blockyou-sheet-player = Mängija
blockyou-sheet-cards = Kaarte jäi
blockyou-sheet-time = Aeg
blockyou-sheet-fastest = Kiireim
blockyou-sheet-blocks = Blokke
blockyou-sheet-faults = Vigu
blockyou-best = Löö üle: { $time }
blockyou-best-new = Sinu parim aeg!
blockyou-best-all = Sinu parimad ajad: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = See voor jääb vahele
reason-off-field = Väljakult väljas
reason-covers-one-card = Katab vaid üht kaarti

## Moves as a replay tells them

replay-blockyou-ready = valmis
replay-blockyou-begin =
    { $who ->
        [you] Sina alustad loendust
        [nobody] Loendust alustab vaba koht
       *[other] { $name } alustab loendust
    }
replay-blockyou-count = kolm, kaks, üks, null
replay-blockyou-turn = kaardid pööratakse ümber
replay-blockyou-lay =
    { $turns ->
        [0] kaart: rida { $row }, veerg { $column }
        [1] kaart: rida { $row }, veerg { $column }, veerandpööre paremale
        [2] kaart: rida { $row }, veerg { $column }, poolpööre
       *[3] kaart: rida { $row }, veerg { $column }, veerandpööre vasakule
    }
replay-blockyou-hidden = kaart, pildiga allapoole
replay-blockyou-draw = kaart tõmbepakist: { $card }
