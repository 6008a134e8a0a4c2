# The rule of the moment at a table: what may be done now, and why.

moment-title = Säännöt juuri nyt
moment-why = Miksi? { $reason }
moment-passage = Säännöistä
moment-read = Lue lisää säännöistä
moment-goal = Tavoite
moment-coach = Opas
moment-coach-off = Ota opas pois käytöstä
moment-coach-about = Kunkin pelin kolmella ensimmäisellä kerralla yksi rivi kertoo, mikä juuri muuttui.
moment-plain-yours = On sinun vuorosi. Valitse jokin sivun siirroista.
moment-plain-theirs = Vuorossa: { $name }. Pääset taas pelaamaan omalla vuorollasi.
moment-plain-others = Nyt pelaavat muut. Pääset taas pelaamaan omalla vuorollasi.
moment-plain-over = Peli on ohi. Mitään ei voi enää pelata.
