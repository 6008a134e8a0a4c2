# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Sulje
cancel = Peruuta
done = Valmis
yes = Kyllä
no = Ei
try-again = Yritä taas
to-home = Etusivu

## Waiting and broken

waiting-page = Hetkinen…
waiting-table = Pöytää valmistellaan…
waiting-replay = Haetaan peliä…
broken-part = Tämä osa sivusta ei tullut perille.
connection-lost = Yhteys katkesi. Yritetään uudelleen…
connection-lost-can = Pöytää, sääntöjä ja asetuksia voi yhä katsoa.
not-found-title = Täällä on tyhjää
not-found-about = Tämä osoite ei johda millekään sivulle. Ehkä linkistä puuttuu kirjain.
table-title = Pöytä
table-gone-about = Jos sait tämän linkin joltakulta, pyydä uusi.
table-closed-about = Palvelimen ylläpitäjä on sulkenut tämän pöydän.

## Games

game-players = { $players } pelaajaa
game-minutes =
    { $minutes ->
        [one] noin { $minutes } minuutti
       *[other] noin { $minutes } minuuttia
    }
game-age = ikä { $age }+

## Home

home-motto = Palikkapelien pelihalli
home-continue = Jatka
home-lately = Äskettäin
home-lately-remove = Poista luettelosta
home-table-nameless =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
ago-now = juuri äsken
ago-minutes =
    { $count ->
        [one] minuutti sitten
       *[other] { $count } minuuttia sitten
    }
ago-hours =
    { $count ->
        [one] tunti sitten
       *[other] { $count } tuntia sitten
    }
ago-days =
    { $count ->
        [one] eilen
       *[other] { $count } päivää sitten
    }
home-play = Pelaa heti
home-starting = Pöytää valmistellaan…
home-play-about =
    { $count ->
        [2] Pelaat heti kahta bottia vastaan.
        [3] Pelaat heti kolmea bottia vastaan.
        [one] Pelaat heti yhtä bottia vastaan.
       *[other] Pelaat heti { $count } bottia vastaan.
    }
home-play-last =
    { $count ->
        [one] Kuten viimeksi: { $count } botti
       *[other] Kuten viimeksi: { $count } bottia
    }
home-play-level = Taso: { $level }
home-against-bots = Botteja vastaan
home-set-up = Kaverien kanssa
home-alone = Yksin
home-rules = Näin pelataan
home-open-file = Avaa tallennettu peli
file-bad-move = Tiedoston siirto { $number } ei ole sallittu
file-too-big = Tiedosto on liian suuri: enintään { $most } kt

## Settings

settings-title = Asetukset
settings-language = Kieli
settings-language-unread = Ensimmäinen käännös. Kukaan suomea äidinkielenään puhuva ei ole vielä lukenut sitä.
settings-language-better = Ehdota parempaa tekstiä
settings-theme = Ulkoasu
settings-theme-auto = Automaattinen
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-graphics = Grafiikka
settings-graphics-auto = Automaatti
settings-graphics-low = Kevyt
settings-graphics-flat = Litteä
settings-bot-speed = Bottien vauhti
settings-bot-speed-quick = Nopea
settings-bot-speed-normal = Tavallinen
settings-bot-speed-slow = Hidas
settings-sound = Äänet
settings-volume = Volyymi
settings-patterns = Kuviot väreissä
settings-patterns-about = Pisteitä, raitoja ja ruudukoita, niin kenenkään ei tarvitse erottaa värejä toisistaan.
settings-licences = Avoimen koodin lisenssit
words-title = Parempia tekstejä
words-search = Sanoja tekstistä, jota muuttaisit
words-none = Näitä sanoja ei ole missään tekstissä.
words-english = Englanniksi
words-better = Sinun tekstisi
words-brackets = Jätä kaikki merkkien { "{ }" } sisällä ennalleen: siihen tulee nimiä ja lukuja.
words-mail = Lähetä meilillä
words-copy = Kopioi
words-to-whom = Lähetä se tämän palvelimen ylläpitäjille.

## Setting a table

new-title = Uusi pöytä: { $game }
new-chairs = Paikat
new-players = Pelaajat
new-players-count = { $count }
new-hint = Napauta paikkaa ja valitse, kuka siinä istuu.
new-alone = Yksin, omaa aikaasi vastaan.
new-friend = Kaveri
new-shared = yhteinen
new-who = Kuka istuu tässä?
new-level = Kuinka vahva?
new-rules = Säännöt
new-house-rules = Kotisäännöt
new-house-rules-changed =
    { $count ->
        [one] ({ $count } muutettu)
       *[other] ({ $count } muutettu)
    }
new-takeback = Siirtojen peruminen
new-takeback-about = Siirron saa perua, kunnes joku muu on pelannut tai sattuma on ratkaissut jotain.
new-hints = Vihjeet
new-hints-about = Vuorossa oleva saa pyytää tietokoneelta hyvää siirtoa.
new-patience = Jos joku on poissa
new-patience-about = Tämän ajan jälkeen muut saavat jatkaa: botin kanssa tai niin, että paikalle tulee joku muu.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minuutti
       *[other] { $minutes } minuuttia
    }
new-patience-never = Odota aina
new-total = Koko pelin aika
new-total-none = Ei rajaa
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Jokaisella on oma kello. Se käy vain omilla vuoroilla ja saa joka vuoron jälkeen muutaman sekunnin takaisin. Jos aika loppuu, putoaa pelistä.
new-start = Aloita
new-open = Avaa pöytä
new-broken = Pöytää ei voi valmistella juuri nyt.
sitter-me = Minä
sitter-me-about = Pelaat tällä laitteella.
sitter-here = Tässä vieressä
sitter-here-about = Joku vieressäsi. Laite kiertää kädestä käteen.
sitter-link = Linkillä
sitter-link-about = Saat linkin ja koodin, jotka voit lähettää kaverille.
sitter-bot = Botti
sitter-bot-about = Tietokone pelaa.
bot-level-random = Huoleton
bot-level-greedy = Innokas
bot-level-easy = Helppo
bot-level-medium = Keskitaso
bot-level-strong = Vahva
bot-level-adapting = Mukautuva
bot-level-adapting-about = Yhtä nopea kuin pöydän hitain ihminen.
bot-level-champion = Mestari
bot-level-more = Lisää tasoja
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Käyttää siirtoon noin sekunnin, helppoon vähemmän.
       *[other] Käyttää siirtoon noin { $seconds } sekuntia, helppoon vähemmän.
    }
bot-level-characters = Luonteet
bot-level-guard = Vartija
bot-level-guard-about = Asettuu tiellesi aina kun voi.
bot-level-explorer = Tutkija
bot-level-explorer-about = Rientää sinne, missä on tilaa.
bot-level-magnet = Magneetti
bot-level-magnet-about = Pyrkii aina keskelle.
bot-level-1 = Ensiaskeleet
bot-level-1-about = Lastenleikkiä, sopii aivan ensimmäiseen kertaan.
bot-level-2 = Leikkisä
bot-level-2-about = Lapsille, jotka osaavat säännöt.
bot-level-3 = Kiltti
bot-level-3-about = Rento peli koko perheelle.
bot-level-4 = Utelias
bot-level-4-about = Silloin tällöin pelaaville.
bot-level-5 = Nokkela
bot-level-5-about = Nappaa sen, minkä jätät auki.
bot-level-6 = Tarkka
bot-level-6-about = Tekee vain vähän virheitä.
bot-level-7 = Terävä
bot-level-7-about = Niille, jotka suunnittelevat etukäteen.
bot-level-8 = Kova
bot-level-8-about = Vaikea voittaa.
bot-level-9 = Mestari
bot-level-9-about = Asiantuntijoille.
bot-level-10 = Täysi voima
bot-level-10-about = Kaikki, mitä se osaa. Se ottaa aikansa ja miettii samalla, kun sinä mietit.
bot-name-1 = Tammi
bot-name-2 = Leppä
bot-name-3 = Tuomi
bot-name-4 = Koivu
bot-name-5 = Haapa

## Chairs

chair-you = Sinä
chair-open = vapaa paikka
chair-away = poissa
chair-acting = vuorossa
chair-nameless = Pelaaja { $number }
chair-bot = Botti { $number }
chair-your-bot = Bottisi
chair-menu = { $name }: lisää
seat-standing-bot = Botti pelaa: { $level }
seat-standing-here = Pöydässä
seat-standing-away = Ei juuri nyt pöydässä
seat-standing-away-since = Poissa klo { $time } lähtien
seat-standing-open = Tässä ei istu vielä kukaan
seat-name = Nimi
seat-rename = Vaihda nimi
seat-reclaim = Pelaan taas itse
seat-yield = Anna botin pelata puolestani
seat-yield-do = Jatka sinä, botti
seat-fill = Laita botti tähän
seat-fill-do = Istu alas, botti
seat-level-do = Muuta vahvuutta
seat-offer = Kutsu joku linkillä
seat-new-link = Tee uusi linkki
seat-resign = Luovuta
seat-resign-sure = Luovutatko lopullisesti? Muut jatkavat ilman sinua.
seat-resign-sure-two = Luovutatko lopullisesti? Silloin toinen pelaaja voittaa.
seat-resign-sure-alone = Luovutatko lopullisesti? Silloin peli on ohi.
seat-left =
    { $who ->
        [you] Olet luovuttanut
        [nobody] Joku on luovuttanut
       *[other] { $name } on luovuttanut
    }
seat-left-goes-on =
    { $who ->
        [you] Olet luovuttanut. Peli jatkuu.
        [nobody] Joku on luovuttanut. Peli jatkuu.
       *[other] { $name } on luovuttanut. Peli jatkuu.
    }
seat-late =
    { $who ->
        [you] Aikasi loppui
        [nobody] Vapaan paikan aika loppui
       *[other] Aika loppui: { $name }
    }
seat-late-goes-on =
    { $who ->
        [you] Aikasi loppui. Muut jatkavat.
        [nobody] Vapaan paikan aika loppui. Peli jatkuu.
       *[other] Aika loppui: { $name }. Peli jatkuu.
    }
seat-resign-do = Kyllä, luovuta

## Invitations

invite-title = Kutsu kavereita
invite-chair = Mille paikalle?
invite-how = Osoita koodia puhelimella tai lähetä linkki.
invite-code = Kutsun koodi
invite-link = Kutsun linkki
invite-copy = Kopioi linkki
invite-copied = Kopioitu
invite-share = Jaa
invite-text = Tule pelaamaan kanssani: { $game }!
invite-my-name = Nimesi, kavereita varten
invite-only-here = Tämä linkki toimii vain tällä tietokoneella. Käynnistä palvelin valitsimella --host 0.0.0.0, niin muutkin laitteet pääsevät mukaan.
invite-waiting = Sinun ei tarvitse odottaa: peli jatkuu heti, kun vuoro tulee jollekulle paikalla olevalle.
invite-all-here = Kaikki ovat tulleet.
invite-to-game = Peliin
claim-title = Sinua odottaa paikka
claim-by =
    { $who ->
        [you] Tämä on oma kutsusi peliin { $game }.
        [nobody] Sinut on kutsuttu peliin { $game }.
       *[other] { $name } kutsuu sinut peliin { $game }.
    }
claim-about = Millä nimellä muut saavat kutsua sinua?
claim-do = Istu alas
claim-watch = Katso vain
claim-used = Tämä paikka on varattu
claim-used-by =
    { $who ->
        [you] Olet ottanut tämän paikan.
        [nobody] Joku muu on käyttänyt tämän kutsun.
       *[other] { $name } on käyttänyt tämän kutsun.
    }
claim-used-about = Voit katsoa peliä tai avata oman pöydän.
claim-own-table = Avaa oma pöytä

## At the table

bar-menu = Valikko
bar-rules = Säännöt
bar-takeback = Peru siirto
bar-leave = Poistu
bar-moves = Siirrot
bar-missing = Poissa
bar-result = Tulos
bar-invite-short = Kutsu
bar-invite =
    { $count ->
        [one] Kutsu ({ $count } paikka)
       *[other] Kutsu ({ $count } paikkaa)
    }
turn-yours = Sinun vuorosi
turn-of =
    { $who ->
        [you] Sinun vuorosi
        [nobody] Paikka on vielä vapaa
       *[other] { $name } on vuorossa
    }
time-total = Aikaa jäljellä:
time-left =
    { $seconds ->
        [one] { $seconds } sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }
turn-thinking =
    { $who ->
        [you] Mietit siirtoa
        [nobody] Paikka on vielä vapaa
       *[other] { $name } miettii
    }
turn-bot-for-you = Botti pelaa puolestasi
turn-away-since =
    { $who ->
        [you] Sinua on odotettu klo { $time } lähtien
        [nobody] Pelaajaa on odotettu klo { $time } lähtien
       *[other] Odotetaan, että { $name } palaa: poissa klo { $time } lähtien
    }
turn-open-chair = Pelaaja { $number } ei ole vielä tullut
turn-all = Kaikki yhtä aikaa!
turn-others = Nyt pelaavat muut
turn-nobody = Hetkinen…
turn-over = Peli on ohi
turn-closed = Pöytä on suljettu
menu-title = Pöytä
menu-chairs = Pelaajat
menu-agreed = Tämän pöydän säännöt
menu-watchers =
    { $count ->
        [one] { $count } katsoja
       *[other] { $count } katsojaa
    }
missing-title =
    { $who ->
        [you] Olet poissa
        [nobody] Pelaaja on poissa
       *[other] { $name } on poissa
    }
missing-since = Poissa klo { $time } lähtien.
missing-soon = Voitte jatkaa { $time } kuluttua.
missing-never = Pöydän avaaja on päättänyt, että tämä pöytä odottaa.
missing-wait = Odota
missing-wait-about = Peli jatkuu, kun kaikki ovat paikalla.
missing-bot = Anna botin pelata
missing-bot-about = Kunnes pelaaja palaa.
missing-invite = Kutsu joku muu
missing-invite-about = Paikka vapautuu. Kunnes joku istuu siihen, pelaaja voi ottaa sen takaisin.
missing-claim = Vaadi voitto
missing-claim-about = Peli päättyy, ja sinä olet voittanut.
missing-claim-soon = Mahdollista { $time } kuluttua.
missing-claim-turn = Mahdollista, kun peli odottaa tätä pelaajaa.
return-bot-by =
    { $who ->
        [you] Annoit sen pelata, ennen kuin lähdit.
        [nobody] Muut antoivat sen pelata, kun olit poissa.
       *[other] { $name } antoi sen pelata, kun olit poissa.
    }
return-bot-go-on = Anna sen jatkaa
return-do = Ota paikkani takaisin
return-offered = Paikkaasi on tarjottu muille
return-offered-about =
    { $who ->
        [you] Kutsuit jonkun muun. Kukaan ei ole vielä tullut.
        [nobody] Muut kutsuivat jonkun muun, kun olit poissa. Kukaan ei ole vielä tullut.
       *[other] { $name } kutsui jonkun muun, kun olit poissa. Kukaan ei ole vielä tullut.
    }
return-taken =
    { $who ->
        [you] Paikka on taas sinun
        [nobody] Paikkasi on nyt jollakulla muulla
       *[other] Paikallasi on nyt { $name }
    }
return-taken-about = Muut jatkoivat, kun olit poissa. Voit katsoa, miten peli päättyy.
resigned-title = Olet luovuttanut
resigned-about = Muut jatkavat ilman sinua.
resigned-watch = Katso peliä
leave-title = Poistutko pöydästä?
leave-keep = Säilytä paikka ja poistu
leave-keep-about = Pelisi odottaa kohdassa ”Jatka”.
leave-bot = Anna botin pelata puolestani
leave-bot-about = Voit palata ja jatkaa itse.
leave-resign = Luovuta
leave-resign-about = Lopullisesti: muut jatkavat ilman sinua.
leave-resign-about-two = Lopullisesti: silloin toinen pelaaja voittaa.
leave-resign-about-alone = Lopullisesti: silloin peli on ohi.
moves-since = Vuorosi jälkeen
moves-looking = Aiempi tilanne
moves-now = Nyt
moves-new =
    { $count ->
        [one] { $count } uusi siirto
       *[other] { $count } uutta siirtoa
    }

## The end

end-away =
    { $who ->
        [you] Olit poissa liian kauan
        [nobody] Yksi pelaaja oli poissa liian kauan
       *[other] { $name } oli poissa liian kauan
    }
end-won =
    { $who ->
        [you] Sinä voitit!
        [together] Jaettu voitto: sinä ja { $names }
        [several] Jaettu voitto: { $names }
        [nobody] Kukaan ei voittanut
       *[other] { $names } voitti
    }
end-level =
    { $way ->
        [up] Ensi kerralla botit ovat pykälän vahvempia: { $level }.
        [down] Ensi kerralla botit ovat pykälän helpompia: { $level }.
       *[same] Ensi kerralla botit ovat yhtä vahvoja: { $level }.
    }
end-rematch = Uudestaan
end-join-rematch = Seuraavaan peliin
end-replay = Uusinta
end-review = Analyysi
end-details = Lisätiedot
review-play-on = Jatka peliä tästä
end-record = Tallenne ja reiluus
end-record-json = Pelin tallenne
end-fair = Kaikki sattuma tuli yhdestä salaisesta luvusta. Sen sormenjälki lukittiin ennen ensimmäistä siirtoa. Tässä on luku, jotta kuka tahansa voi tarkistaa.
end-seed-hash = Sormenjälki (SHA-256)
end-seed = Luku
closed-title = Pöytä on suljettu
closed-about = Palvelimen ylläpitäjä on sulkenut tämän pöydän. Kukaan ei voittanut. Se, mitä ehdittiin pelata, on tallessa, ja voit tallentaa sen itsellesi.
replay-start = Alku
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Poistuit pelistä
        [nobody] Yksi pelaaja poistui pelistä
       *[other] { $name } poistui pelistä
    }
replay-wait = aika loppui
replay-board = Tilanne { $at } / { $last }
replay-position = Tilanne
replay-count = { $at } / { $last }
replay-first = Alkuun
replay-last = Loppuun
replay-back = Yksi taakse
replay-forward = Yksi eteen
replay-play = Toista
replay-pause = Tauko
actor-chance = Sattuma
actor-clock = Kello
actor-gravity = Painovoima

## A playing area in words

twin-open = Pelaa tekstillä
twin-story = Mitä tapahtui
keys-title = Näppäimet
keys-everywhere = Kaikissa peleissä
keys-hint = Vihje
keys-pass = Ohita
keys-next = Seuraava sopiva kohta
keys-previous = Edellinen sopiva kohta
keys-back = Laita takaisin tai sulje avoin näkymä
keys-takeback = Peru viimeisin siirto
keys-replay = Katso aiempia siirtoja
keys-sound = Äänet päälle tai pois
keys-settings = Pöytä ja asetukset
keys-move = Siirrä
keys-turn = Kierrä
keys-turn-back = Kierrä toiseen suuntaan
keys-lay = Aseta siihen
key-up = Ylänuoli
key-down = Alanuoli
key-left = Vasen nuoli
key-right = Oikea nuoli
key-enter = Enter
key-escape = Esc
key-space = Välilyönti
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
