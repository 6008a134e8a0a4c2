### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Kulma kulmaa vasten, ei koskaan sivu sivua vasten: etsi tilaa kaikille laatoillesi, ennen kuin muut vievät sen.

blokus-colour-blue = sininen
blokus-colour-yellow = keltainen
blokus-colour-red = punainen
blokus-colour-green = vihreä

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = S
blokus-letter-yellow = K
blokus-letter-red = P
blokus-letter-green = V

blokus-board = Lauta
blokus-shared = Yhteinen väri
blokus-squares-left =
    { $count ->
        [one] { $count } ruutu jäljellä
       *[other] { $count } ruutua jäljellä
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } laatta jäljellä
       *[other] { $count } laattaa jäljellä
    }
blokus-tray = Laatat: { $colour }
blokus-piece = Laatta { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, ei kohtia
        [one] { $piece }, { $count } kohta
       *[other] { $piece }, { $count } kohtaa
    }
blokus-whose-tray = Minkä värin laatat näytetään

blokus-standing-blocked = ei enää siirtoja
blokus-standing-finished = kaikki laudalla
blokus-standing-left = poistui
blokus-skipped = ohitettu

blokus-your-turn = Sinun vuorosi
blokus-turn-of =
    { $who ->
        [you] Sinun vuorosi
        [nobody] Paikka on vielä vapaa
       *[other] { $name } on vuorossa
    }
blokus-waiting-for =
    { $who ->
        [you] Sinun vuorosi
        [nobody] Paikka on vielä vapaa
       *[other] { $name } miettii
    }
blokus-drawing-lots = Arvotaan aloittaja
blokus-lay-for-all = Nyt asetat yhteisen värin laatan
blokus-you-win = Voitit!
blokus-wins =
    { $who ->
        [you] Voitit!
        [nobody] Kukaan ei voita
       *[other] { $name } voittaa
    }
blokus-shared-win = Jaettu voitto

blokus-lay = Aseta tähän
blokus-turn = Kierrä
blokus-turn-key = Kierrä (R)
blokus-flip = Käännä
blokus-flip-key = Käännä (F)
blokus-keys-jump = Hyppää seuraavaan sopivaan kohtaan siinä suunnassa
blokus-put-back = Laita takaisin
blokus-pass = Ohita
blokus-pass-sure = Kyllä, ohita
blokus-turn-board = Kierrä lautaa
blokus-holding = Kädessäsi on { $piece }
blokus-hint-take = Ota laatta ja aseta se laudalle
blokus-hint-holding = R kiertää, F kääntää, Esc laittaa takaisin

blokus-said-laid = Nyt { $colour } asettaa laatan { $piece } ruutuihin { $cells }.
blokus-said-returned = Nyt { $colour } ottaa takaisin laatan { $piece }.
blokus-said-passed = Nyt { $colour } ohittaa vuoron.
blokus-said-skipped = Nyt { $colour } ei enää mahdu mihinkään, ja sen vuoro ohitetaan.
blokus-said-turn =
    { $who ->
        [you] Sinun vuorosi, värinä { $colour }.
        [nobody] Vuorossa on vapaa paikka, värinä { $colour }.
       *[other] Vuorossa on { $name }, värinä { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Peli on ohi. Sinä voitit.
        [together] Peli on ohi. Jaettu voitto: sinä ja { $names }.
        [several] Peli on ohi. Jaettu voitto: { $names }.
        [nobody] Peli on ohi.
       *[other] Peli on ohi. { $names } voittaa.
    }
blokus-said-fits = { $piece }, { $cell }, sopii
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Sinulla ei ole nyt laattaa asetettavana.
blokus-text-pieces = Sopivat laatat
blokus-text-places = Kohdat laatalle { $piece }
blokus-place =
    { $count ->
        [one] { $piece }: { $cells }, peittää { $count } ruudun
       *[other] { $piece }: { $cells }, peittää { $count } ruutua
    }
blokus-text-before = Edelliset
blokus-text-after = Lisää
blokus-text-page = Sivu { $page } / { $pages }
blokus-board-table = Lauta riveittäin ylhäältä alas
blokus-empty = tyhjä

blokus-sheet-basic = Vähiten ruutuja jäljellä voittaa
blokus-sheet-advanced = Eniten pisteitä voittaa: ruutu vie pisteen, bonus lisää
blokus-sheet-place = Sija
blokus-sheet-player = Pelaaja
blokus-sheet-left = Ruutuja jäi
blokus-sheet-bonus = Bonus
blokus-sheet-total = Yhteensä
blokus-sheet-number = { $value }
blokus-sheet-not-counted = ei lasketa

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Laudan ulkopuolella
reason-overlap = Ruutu on varattu
reason-bad-shape = Väärä muoto
reason-no-start-corner = Peitä kulmaruutu
reason-no-start-square = Peitä aloitusruutusi
reason-edge-contact = Sivu omaa väriä vasten
reason-no-corner-contact = Kosketa omaa kulmaa
reason-all-passed = Kaikki ohittivat vuoron
reason-no-more-moves = Ei enää siirtoja
replay-blokus-lay =
    { $squares ->
        [one] yksi ruutu kohtaan { $cell }
       *[other] { $squares } ruutua kohtaan { $cell }
    }
replay-blokus-pass = ohitus
replay-blokus-begin =
    { $who ->
        [you] Sinä aloitat
        [nobody] Vapaa paikka aloittaa
       *[other] { $name } aloittaa
    }

## Records

end-record-blksgf = Pentobille (.blksgf)
