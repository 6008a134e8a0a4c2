### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Kolme noppaa alas liukumäkeä, pelimerkkejä korteille, ja sitten sammuvat valot.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKERI
blackout-undo = PERU
blackout-reroll = UUSIKSI
blackout-free = VAPAA

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = P
blackout-die-R = U
blackout-die = Noppa { $die } näyttää: { $face }
blackout-die-aside = Noppa { $die } on sivussa
blackout-dice = Nopat

blackout-card = Kortti { $card }
blackout-card-coming = Uusi kortti tulossa
blackout-space-open = { $number }, auki, kortti { $card }, ruutu { $space }
blackout-space-covered = { $number }, peitetty, kortti { $card }, ruutu { $space }
blackout-space-free = VAPAA, peitetty, kortti { $card }, ruutu { $space }

blackout-tray = Mitä heitosta on jäljellä
blackout-token = { $item }
blackout-token-lost = { $item }, ei sovi mihinkään
blackout-fits-nowhere = Ei sovi nyt mihinkään
blackout-about-wild = Pelimerkki mihin tahansa avoimeen ruutuun.
blackout-about-undo = Poistaa yhden pelimerkin miltä tahansa kortilta.
blackout-about-reroll = Heittää kaksi muuta noppaa uudelleen.

blackout-roll-do = Heitä
blackout-reroll-do = UUSIKSI
blackout-end-do = Päätä vuoro
blackout-call = BLACKOUT!
blackout-keys-number = Ota se numero
blackout-keys-use = Käytä tähän ruutuun tai heitä

blackout-your-turn = Sinun vuorosi
blackout-turn-of =
    { $who ->
        [you] Sinun vuorosi
        [nobody] Paikka on vielä vapaa
       *[other] { $name } on vuorossa
    }
blackout-waiting-for =
    { $who ->
        [you] Sinä pelaat
        [nobody] Paikka on vielä vapaa
       *[other] { $name } pelaa
    }
blackout-setting = Kortteja asetellaan
blackout-extra-turn = Lisävuoro
blackout-left = poistui
blackout-hint-roll = Lähetä nopat alas liukumäkeä
blackout-hint-wait =
    { $who ->
        [you] Heität kohta
        [nobody] Heitto odottaa pelaajaa
       *[other] { $name } heittää kohta
    }
blackout-cards-won =
    { $count ->
        [one] Kortteja { $count } / { $goal }
       *[other] Kortteja { $count } / { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: kortteja { $count } / { $goal }
       *[other] { $name }: kortteja { $count } / { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } kortti nostopakassa
       *[other] { $count } korttia nostopakassa
    }
blackout-chips =
    { $count ->
        [one] { $count } pelimerkki jäljellä
       *[other] { $count } pelimerkkiä jäljellä
    }
blackout-last-roll = Viime heitto: { $dice }
blackout-pending = Vielä käytettävänä: { $items }.
blackout-lost = Ei sovi nyt mihinkään: { $items }

blackout-said-begins =
    { $who ->
        [you] Sinä aloitat.
        [nobody] Vapaa paikka aloittaa.
       *[other] { $name } aloittaa.
    }
blackout-said-rolled =
    { $who ->
        [you] Heitit: { $dice }.
        [nobody] Nopat näyttävät: { $dice }.
       *[other] { $name } heitti: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Heitit kaksi noppaa uudelleen: { $dice }.
        [nobody] Kaksi noppaa uudelleen: { $dice }.
       *[other] { $name } heitti kaksi noppaa uudelleen: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Käytit: { $item }. Pelimerkki kortille { $card }, ruutuun { $space }.
        [nobody] Pelimerkki on kortilla { $card }, ruudussa { $space }.
       *[other] { $name } käytti: { $item }. Pelimerkki kortille { $card }, ruutuun { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Käytit: PERU. Pelimerkki lähtee kortilta { $card }, ruudusta { $space }.
        [nobody] Pelimerkki on poissa kortilta { $card }, ruudusta { $space }.
       *[other] { $name } käytti: PERU. Pelimerkki lähtee kortilta { $card }, ruudusta { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Voitit kortin.
        [nobody] Kortti on voitettu.
       *[other] { $name } voitti kortin.
    }
blackout-said-opened = Kortti { $card } käännetään.
blackout-said-blackout = BLACKOUT! Ensin huutanut saa kortin.
blackout-said-called =
    { $who ->
        [you] Huusit ensin!
        [nobody] Joku huusi ensin!
       *[other] { $name } huusi ensin!
    }
blackout-said-nobody = Kukaan ei huutanut ajoissa.
blackout-said-nothing = Mikään ei sovi.
blackout-said-ended =
    { $who ->
        [you] Päätät vuoron.
        [nobody] Vuoro päättyy.
       *[other] { $name } päättää vuoron.
    }
blackout-said-left =
    { $who ->
        [you] Olet poistunut pelistä.
        [nobody] Yksi pelaaja on poistunut pelistä.
       *[other] { $name } on poistunut pelistä.
    }
blackout-said-back = Siirto perutaan.
blackout-said-turn =
    { $who ->
        [you] On sinun vuorosi.
        [nobody] Vuorossa on vapaa paikka.
       *[other] Vuorossa on { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Saat lisävuoron.
        [nobody] Tulee lisävuoro.
       *[other] { $name } saa lisävuoron.
    }
blackout-said-over =
    { $who ->
        [you] Peli on ohi. Sinä voitit.
        [together] Peli on ohi. Jaettu voitto: sinä ja { $names }.
        [several] Peli on ohi. Jaettu voitto: { $names }.
        [nobody] Peli on ohi.
       *[other] Peli on ohi. { $names } voittaa.
    }

blackout-move-roll = Heitä nopat
blackout-move-reroll = UUSIKSI: heitä kaksi muuta noppaa uudelleen
blackout-move-end = Päätä vuoro
blackout-move-call = Huuda BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Huudat BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } huutaa BLACKOUT!
    }
blackout-move-number = { $number } kortille { $card }, ruutuun { $space }
blackout-move-wild = JOKERI: kortin { $card } numero { $number }, ruutu { $space }
blackout-move-undo = PERU: kortin { $card } numero { $number }, ruutu { $space }

blackout-text-not-now = Sinulla ei ole nyt mitään tehtävää.
blackout-text-moves = Mitä voit tehdä
blackout-text-state = Tilanne
blackout-cards-table = Kortit pöydällä
blackout-space-column = Ruutu
blackout-cell-open = { $number }, auki
blackout-cell-covered = { $number }, peitetty

blackout-sheet = Ensin { $goal } korttia saanut voittaa
blackout-sheet-place = Sija
blackout-sheet-player = Pelaaja
blackout-sheet-cards = Voitetut

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Ei tässä heitossa
reason-no-match = Numero ei täsmää
reason-covered = Jo peitetty
reason-no-chip = Siinä ei pelimerkkiä
reason-no-blackout = Nyt ei ole Blackout
reason-five-cards = Viisi korttia voitettu

## Moves as a replay tells them

replay-blackout-roll = alas liukumäkeä
replay-blackout-reroll = kaksi noppaa uudelleen
replay-blackout-end = vuoro päättyy
replay-blackout-call = Blackout!
replay-blackout-put = { $what } kortille { $card }, ruutuun { $space }
replay-blackout-undo = pelimerkki pois kortilta { $card }, ruudusta { $space }
replay-blackout-draw = uusi kortti
replay-blackout-begin =
    { $who ->
        [you] Sinä aloitat
        [nobody] Vapaa paikka aloittaa
       *[other] { $name } aloittaa
    }

## The hint / The review

blackout-advice-take = Aseta se
blackout-advice-said = Vihje: { $move }. { $chance }.
blackout-chance = Voiton todennäköisyys: noin { $percent }
blackout-review-chances = Voiton todennäköisyys: { $played }, parhaalla siirrolla { $better }
