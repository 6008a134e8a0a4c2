# The board for any game from outside: its own picture, and a list of moves.
general-moves = Siirrot
general-search = Etsi siirtoa
general-no-match = Tämännimistä siirtoa ei ole.
general-text-moves = Mitä voit tehdä
general-text-parts = Mitä kuvassa näkyy
general-text-not-now = Sinulla ei ole nyt mitään tehtävää.
general-tap = Napauta kuvaa.
general-tap-or-list = Napauta kuvaa tai valitse siirto luettelosta.
general-choose = Valitse siirto luettelosta.
general-as = Pelaajana
general-no-picture = Pelissä ei ole nyt kuvaa. Kaikki siirrot ovat luettelossa.
general-refused = Sitä ei voi pelata nyt.
general-said-move =
    { $who ->
        [you] Siirtosi: { $move }.
        [nobody] Pelattu siirto: { $move }.
       *[other] { $name } pelaa: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Olet pelannut.
        [nobody] Tapahtui jotain, mitä et saa nähdä.
       *[other] { $name } on pelannut.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Olet poistunut pelistä.
        [nobody] Yksi pelaaja on poistunut pelistä.
       *[other] { $name } on poistunut pelistä.
    }
general-said-back = Siirto perutaan.
general-sheet = Miten kävi
general-sheet-place = Sija
general-sheet-player = Pelaaja
general-sheet-points = Pisteet
general-about = Tämä peli tulee paketista, jonka palvelimen ylläpitäjä on asentanut.
