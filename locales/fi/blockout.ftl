### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Pinoa korkeammalle, pidätä hengitystä ja anna jonkun muun kaataa torni.
game-blockout-alone = Harjoittele
game-blockout-alone-about = Torni ilman kortteja, harjoitteluun.

# A letter for each colour of block; all differ.
blockout-letter-wood = U
blockout-letter-red = P
blockout-letter-blue = S
blockout-letter-yellow = K
blockout-letter-black = M

# A block by size and colour.
blockout-block =
    { $size ->
        [small] pieni
        [medium] keskisuuri
        [large] iso
       *[any] mikä tahansa
    } { $colour ->
        [wood] puinen palikka
        [red] punainen palikka
        [blue] sininen palikka
        [yellow] keltainen palikka
        [black] musta palikka
       *[any] palikka
    }
blockout-card-exact =
    { $size ->
        [small] Pieni
        [medium] Keskisuuri
       *[large] Iso
    } { $colour ->
        [wood] puinen
        [red] punainen
        [blue] sininen
        [yellow] keltainen
       *[black] musta
    }
blockout-card-colour =
    { $colour ->
        [wood] Puinen
        [red] Punainen
        [blue] Sininen
        [yellow] Keltainen
       *[black] Musta
    }
blockout-card-size =
    { $size ->
        [small] Pieni
        [medium] Keskisuuri
       *[large] Iso
    }
blockout-card-any = Mikä vain
blockout-card-pass = Ohita
blockout-card-reverse = Suunnanvaihto

# Spoken while the block must stand, one a second.
blockout-count-1 = tuhatyksi
blockout-count-2 = tuhatkaksi
blockout-count-3 = tuhatkolme

blockout-hand = Korttisi
blockout-copies = { $count } kpl: { $card }
blockout-choose-card = Valitse kortti
blockout-choose-block = Valitse nyt palikka
blockout-hint-again = Pelaa kortti napauttamalla sitä uudelleen
blockout-hint-draw = Mikään ei sovi: nosta, kunnes jokin sopii
blockout-show-hand =
    { $who ->
        [you] Näytä korttisi
        [nobody] Näytä kortit
       *[other] Näytä kortit: { $name }
    }
blockout-dealing = Kortteja jaetaan
blockout-left = poistui
blockout-clockwise = Vuoro kiertää myötäpäivään
blockout-counter = Vuoro kiertää vastapäivään
blockout-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } kortti
       *[other] { $name }: { $count } korttia
    }
blockout-pile =
    { $count ->
        [one] { $count } kortti nostopakassa
       *[other] { $count } korttia nostopakassa
    }
blockout-height =
    { $count ->
        [one] Torni: palikoita { $count } / { $all }
       *[other] Torni: palikoita { $count } / { $all }
    }
blockout-discard = Viimeksi pelattu: { $card }

blockout-lower = Laske
blockout-raise = Nosta
blockout-keys-far = Siirrä isoin askelin
blockout-turn = Neljänneskierros
blockout-hold-left =
    { $seconds ->
        [one] { $seconds } sekunti aikaa päästää irti
       *[other] { $seconds } sekuntia aikaa päästää irti
    }
blockout-put = Aseta tähän
blockout-back = Laita takaisin
blockout-landing =
    { $safety ->
        [steady] Näyttää vakaalta
        [risky] Riskialtis
        [falls] Kaatuisi
       *[misses] Tornin vieressä
    }
blockout-face = Kierrä näkymä takaisin
blockout-picture = Tallenna kuva
blockout-slowly = Katso kaatuminen uudelleen hitaasti
blockout-flat-front = Edestä
blockout-flat-side = Sivulta
blockout-flat-top = Ylhäältä

blockout-centred = keskellä
blockout-turned = kierretty
blockout-aside =
    { $way ->
        [left] { $mm } mm keskeltä vasemmalle
        [right] { $mm } mm keskeltä oikealle
        [nearer] { $mm } mm lähempänä
       *[further] { $mm } mm kauempana
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] vakaa
       *[moving] liikkuu
    }
blockout-held = { $block }, { $spot }, { $mm } mm ylempänä
blockout-tower-is =
    { $state ->
        [steady] Torni on vakaa.
       *[moving] Torni liikkuu.
    }
blockout-push =
    { $way ->
        [left] Vasemmalle { $mm } mm
        [right] Oikealle { $mm } mm
        [nearer] Lähemmäs { $mm } mm
        [further] Kauemmas { $mm } mm
        [down] Alas { $mm } mm
       *[up] Ylös { $mm } mm
    }

blockout-asked = Pysyikö torni? Jokainen kertoo, mitä näki.
blockout-asked-again = Olette eri mieltä. Jokainen kertoo vielä kerran, mitä näki.
blockout-how = Pysyikö torni?
blockout-fell-late = Se kaatui juuri
blockout-place = Aseta { $block }
blockout-now-placing =
    { $who ->
        [you] Sinulla on nyt asetettavana { $block }.
        [nobody] Asetettavana on { $block }.
       *[other] { $name } asettaa: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Sinä aloitat.
        [nobody] Vapaa paikka aloittaa.
       *[other] { $name } aloittaa.
    }
blockout-said-take =
    { $who ->
        [you] Pelaat kortin { $card } ja otat: { $block }.
        [nobody] Pelattu kortti { $card }, palikkana { $block }.
       *[other] { $name } pelaa kortin { $card } ja ottaa: { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Otat viimeiseksi: { $block }.
        [nobody] Viimeiseksi otetaan { $block }.
       *[other] { $name } ottaa viimeiseksi: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Otat: { $block }.
        [nobody] Otetaan { $block }.
       *[other] { $name } ottaa: { $block }.
    }
blockout-said-slip = Käsi lipsahtaa: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Ohitat vuoron.
        [nobody] Vuoro ohitetaan.
       *[other] { $name } ohittaa vuoron.
    }
blockout-said-reverse =
    { $who ->
        [you] Vaihdat pelin suunnan.
        [nobody] Pelin suunta vaihtuu.
       *[other] { $name } vaihtaa pelin suunnan.
    }
blockout-said-letgo =
    { $who ->
        [you] Päästät irti.
        [nobody] Palikka päästetään irti.
       *[other] { $name } päästää irti.
    }
blockout-said-drew =
    { $who ->
        [you] Nostat { $count ->
            [one] { $count } kortin.
           *[other] { $count } korttia.
        }
        [nobody] Nostettu { $count ->
            [one] { $count } kortti.
           *[other] { $count } korttia.
        }
       *[other] { $name } nostaa { $count ->
            [one] { $count } kortin.
           *[other] { $count } korttia.
        }
    }
blockout-said-stood = Torni pysyy!
blockout-said-fell = Torni kaatui!
blockout-said-late = Torni kaatui itsestään.
blockout-said-oops = Sitä ei lasketa: kortti ja palikka palaavat, valitse uudelleen.
blockout-said-touched = Torniin osuttiin: kortti ja palikka palaavat, ja vuoro päättyy.
blockout-said-again = Olette yhä eri mieltä: palikka asetetaan uudelleen.
blockout-said-open = Olette yhä eri mieltä: tornin katsotaan pysyneen pystyssä, ja peli jatkuu.
blockout-said-void =
    { $reason ->
        [touched] Torniin osuttiin: kortti ja palikka palaavat, valitse uudelleen.
        [time] Aika loppui: valitse uudelleen.
        [back] Palikka laitettiin takaisin: valitse uudelleen.
       *[lost] Yritys katosi matkalla: valitse uudelleen.
    }
blockout-said-says-stood =
    { $who ->
        [you] Sanot, että torni pysyi.
        [nobody] Joku sanoo, että torni pysyi.
       *[other] { $name } sanoo, että torni pysyi.
    }
blockout-said-says-fell =
    { $who ->
        [you] Sanot, että torni kaatui.
        [nobody] Joku sanoo, että torni kaatui.
       *[other] { $name } sanoo, että torni kaatui.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Perut sen, mitä sanoit.
        [nobody] Sanottu perutaan.
       *[other] { $name } peruu sanomansa.
    }
blockout-said-left =
    { $who ->
        [you] Olet poistunut pelistä.
        [nobody] Yksi pelaaja on poistunut pelistä.
       *[other] { $name } on poistunut pelistä.
    }
blockout-said-back = Siirto perutaan.
blockout-said-turn =
    { $who ->
        [you] On sinun vuorosi.
        [nobody] Vuorossa on vapaa paikka.
       *[other] Vuorossa on { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Aloita uusi torni palikkakortilla.
        [nobody] Uusi torni aloitetaan.
       *[other] { $name } aloittaa uuden tornin.
    }
blockout-said-bonus =
    { $who ->
        [you] Vielä yksi palikka, mikä tahansa vapaa, ja voitat.
        [nobody] Vielä yksi palikka on asetettava.
       *[other] { $name } asettaa vielä yhden palikan.
    }
blockout-said-practice =
    { $who ->
        [you] Ota mikä tahansa palikka.
        [nobody] Minkä tahansa palikan saa ottaa.
       *[other] { $name } harjoittelee.
    }
blockout-said-over =
    { $who ->
        [you] Peli on ohi. Sinä voitit.
        [together] Peli on ohi. Jaettu voitto: sinä ja { $names }.
        [several] Peli on ohi. Jaettu voitto: { $names }.
        [nobody] Peli on ohi.
       *[other] Peli on ohi. { $names } voittaa.
    }

blockout-move-block = { $card }: ota { $block }
blockout-move-extra = Ota { $block }
blockout-move-pass = Ohita
blockout-move-reverse = Suunnanvaihto
blockout-move-drawcards = Nosta kortteja
blockout-move-letgo = Päästä irti
blockout-move-stood = Se pysyi
blockout-move-fell = Se kaatui
blockout-move-unsay = Peru
blockout-move-oops = Hups, osui

blockout-text-not-now = Sinulla ei ole nyt mitään tehtävää.
blockout-text-moves = Mitä voit tehdä
blockout-text-hand = Siirrä palikkaa
blockout-text-state = Tilanne
blockout-text-free = Vapaat palikat: { $blocks }
blockout-text-cards = Korttisi: { $cards }

blockout-sheet =
    { $count ->
        [one] Torni: palikoita { $count } / { $all }
       *[other] Torni: palikoita { $count } / { $all }
    }
blockout-sheet-place = Sija
blockout-sheet-player = Pelaaja
blockout-sheet-cards = Kortteja jäi

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = On jo tornissa
reason-block-mismatch = Palikka ei sovi
reason-no-contact = Ei lepää huipulla
reason-off-site = Ei rakennuspaikalla
reason-wrong-spot = Sellaista kohtaa ei ole
reason-wrong-verdict = Ei sellaista vastausta
reason-can-play = Voit pelata
reason-need-block-card = Tarvitaan palikkakortti
reason-bonus-due = Ensin lisäpalikka
reason-nine-blocks = Kaikki yhdeksän pystyssä
reason-bonus-block = Lisäpalikka pysyi

## Moves as a replay tells them

replay-blockout-take = { $card } ja { $block }
replay-blockout-extra = { $block }, viimeisenä
replay-blockout-slip = käsi lipsahtaa: { $mm } mm
replay-blockout-pass = ohitus
replay-blockout-reverse = pelin suunta vaihtuu
replay-blockout-drawcards = mikään ei sovi, nostetaan kortteja
replay-blockout-letgo = päästää irti
replay-blockout-oops = osui torniin, ei lasketa
replay-blockout-stood = se pysyi
replay-blockout-fell = se kaatui
replay-blockout-unsay = peruttu: ei kaatunut
replay-blockout-void =
    { $reason ->
        [touched] torniin osuttiin, ei lasketa
        [time] aika loppui: uusi yritys
        [back] palikka laitettiin takaisin
       *[lost] yritys katosi matkalla: uusi yritys
    }
replay-blockout-begin =
    { $who ->
        [you] Sinä aloitat
        [nobody] Vapaa paikka aloittaa
       *[other] { $name } aloittaa
    }
replay-blockout-draw = kortti nostopakasta: { $card }
replay-blockout-hidden = kortti nostopakasta
