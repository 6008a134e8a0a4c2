### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Perusteet
lesson-blokus-points = Pisteet
lesson-blokus-two-players = Kaksi pelaajaa
lesson-blokus-three-players = Kolme pelaajaa
lesson-blokus-duo = Pieni lauta

## The basics
lesson-blokus-first-corner = Ensimmäinen laattasi peittää laudan kulman. Aseta se.
lesson-blokus-first-corner-done = Jokainen väri lähtee omasta kulmastaan.
lesson-blokus-touch-corner = Tästä lähtien jokainen laatta koskettaa omaa laattaasi, kulma kulmaa vasten.
lesson-blokus-touch-corner-done = Kulma kulmaa vasten: niin värisi kasvaa.
lesson-blokus-never-edge = Kulmat käyvät, sivut eivät koskaan. Aseta viiden ruudun suora.
lesson-blokus-never-edge-done = Omat laattasi eivät ole koskaan sivu sivua vasten.
lesson-blokus-others-edge = Muiden värien sivut ovat vapaita. Aseta laatta aivan toisen värin viereen.
lesson-blokus-others-edge-done = Vain omat sivusi estävät sinua.
lesson-blokus-turn-flip = Laattoja voi kiertää ja kääntää. Täytä tarkasti valaistut ruudut.
lesson-blokus-turn-flip-done = Sama laatta, toinen puoli ylöspäin.
lesson-blokus-big-first = Isot laatat eivät pian enää mahdu. Aseta viiden ruudun laatta.
lesson-blokus-big-first-done = Pienet mahtuvat vielä myöhemminkin.
lesson-blokus-to-middle = Keskeltä pääsee koko laudalle. Ulotu valaistuun ruutuun.
lesson-blokus-to-middle-done = Sieltä voit kasvaa joka suuntaan.
lesson-blokus-close-door = Keltainen haluaa jatkaa valaistusta ruudusta. Peitä se.
lesson-blokus-close-door-done = Peitetty kulma on suljettu ovi.
lesson-blokus-shut-out = Keltainen ei enää mahdu mihinkään, ja sen vuoro ohitetaan. Aseta seuraava laattasi.
lesson-blokus-shut-out-done = Taas sinun vuorosi: se jatkaa, joka vielä mahtuu.
lesson-blokus-fewest-left = Kukaan ei enää mahdu. Kuka voitti?
lesson-blokus-fewest-left-blue = Sininen, 17 ruutua jäljellä
lesson-blokus-fewest-left-yellow = Keltainen, 54 ruutua jäljellä
lesson-blokus-fewest-left-done = Vähiten ruutuja jäljellä voittaa.

## Points
lesson-blokus-points-left = Pistelaskussa jokainen jäljellä oleva ruutu on miinus yksi. Mitä kaksi neljän ruudun laattaa maksaa?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Kaksi kertaa neljä ruutua: miinus kahdeksan.
lesson-blokus-points-bonus = Kun kaikki laatat on asetettu, saat 15. Jos yhden ruudun laatta oli viimeinen, saat 5 lisää. Paljonko yhteensä?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Enempää kuin kahtakymmentä ei voi saada.

## Two players
lesson-blokus-two-red = Kaksinpelissä sinulla on sininen ja punainen. Vie punainen vapaaseen kulmaan.
lesson-blokus-two-red-done = Joka värillä on omat laattansa ja oma alkunsa.
lesson-blokus-two-apart = Sininen ja punainen ovat sinun, mutta ne eivät auta toisiaan. Aseta sininen.
lesson-blokus-two-apart-done = Sininen kasvaa vain sinisestä.

## Three players
lesson-blokus-shared-turn = Vihreä on yhteinen: asetatte sitä vuorotellen, nyt sinä. Vie se viimeiseen kulmaan.
lesson-blokus-shared-turn-done = Ensi kerralla vihreän asettaa toinen pelaaja.
lesson-blokus-shared-count = Kenen ovat vihreän värin ruudut lopussa?
lesson-blokus-shared-count-me = Minun
lesson-blokus-shared-count-all = Kaikkien
lesson-blokus-shared-count-nobody = Ei kenenkään
lesson-blokus-shared-count-done = Yhteistä väriä ei lasketa kenellekään.

## The small board
lesson-blokus-duo-start = Duo alkaa laudan sisältä. Peitä valaistu aloitusruutusi.
lesson-blokus-duo-start-done = Toinen väri aloittaa vastapäätä.
lesson-blokus-duo-meet = Pienellä laudalla kohtaatte heti. Mene väliin: ulotu valaistuun ruutuun.
lesson-blokus-duo-meet-done = Ajoissa vallattu tila on poissa toiselta.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Värin ensimmäinen laatta peittää vapaan kulmaruudun.
lesson-wrong-no-start-square = Duossa ensimmäinen laatta peittää oman aloitusruutusi.
lesson-wrong-edge-contact = Siinä se on sivu sivua vasten oman värisi kanssa.
lesson-wrong-no-corner-contact = Siinä se ei kosketa yhtään saman värin kulmaa.
lesson-wrong-overlap = Siinä on jo laatta.
lesson-wrong-off-board = Osa siitä on laudan ulkopuolella.
lesson-wrong-not-the-line = Se sopii, mutta ota viiden ruudun suora.
lesson-wrong-no-neighbour = Se sopii, mutta vieressä ei ole muuta väriä.
lesson-wrong-not-the-lit = Tarkasti valaistut ruudut: kierrä tai käännä laattaa.
lesson-wrong-too-small = Se sopii, mutta siinä on alle viisi ruutua.
lesson-wrong-not-to-middle = Se sopii, mutta yhtään valaistua ruutua ei peittynyt.
lesson-wrong-door-open = Keltainen pääsee yhä jatkamaan valaistusta ruudusta.
lesson-wrong-more-left = Sille värille jäi eniten ruutuja.
lesson-wrong-per-piece = Ruudut lasketaan, eivät laatat.
lesson-wrong-no-minus = Se, mitä jää, maksaa pisteitä.
lesson-wrong-smallest-too = Ja yhden ruudun laatta tuli viimeisenä.
lesson-wrong-all-laid-too = Ja kaikki laatat on asetettu.
lesson-wrong-shared-mine = Sinä asetat sitä vain joka kolmas kerta.
lesson-wrong-shared-all = Silloin se ei muuttaisi mitään.
lesson-wrong-not-between = Se sopii, mutta yhtään valaistua ruutua ei peittynyt.
