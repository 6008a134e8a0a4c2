# Blokus: the rule of the moment, the coach, the goal in one line.

blokus-moment-goal = Læg så mange firkanter, du kan, hjørne mod hjørne.
blokus-moment-lots = Der trækkes lod om, hvem der begynder. Ingen kan lægge en brik før det.
blokus-moment-wait = Nu spiller: { $name }. Turen går rundt med uret, én brik ad gangen, så den kommer til dig af sig selv.
blokus-moment-watch = Nu spiller: { $name }. I hver tur lægges én brik i den farve: { $colour }.
blokus-moment-first = Den første brik i en farve skal dække et hjørne af brættet. { $count ->
        [one] Ét hjørne er stadig ledigt.
       *[other] { $count } hjørner er stadig ledige.
    }
blokus-moment-own-start = Den første brik i en farve skal dække sit eget hjørne af brættet. Det lyser for dig: { $colour }.
blokus-moment-start = På det lille bræt skal din første brik dække dit eget startfelt. Det lyser for dig: { $colour }.
blokus-moment-corner = Brikken skal røre din egen farve med et hjørne og må aldrig ligge side mod side med den. { $pass ->
        [yes] Du må også melde pas.
       *[no] Den kan begynde ved de felter, der lyser.
    }
blokus-moment-shared-first = Du lægger for den fælles farve: { $colour }. Dens første brik skal dække et ledigt hjørne af brættet.
blokus-moment-shared = Du lægger for den fælles farve: { $colour }. Brikken skal røre den farve med et hjørne, aldrig side mod side.
blokus-moment-shut = Ingen af dine brikker har plads mere, så du bliver sprunget over. Brættet bliver kun mere fyldt: de firkanter, du har tilbage, tælles til sidst.
blokus-moment-done = Alle dine brikker er lagt, så du bliver sprunget over. De andre lægger, til ingen kan mere.
blokus-moment-over = Spillet er slut. De firkanter, der er tilbage, bliver talt.

blokus-coach-corners = Fra nu af skal hver brik røre denne farve, og kun med hjørnerne: { $colour }.
blokus-coach-mine = Denne farve har ikke plads mere og bliver sprunget over fra nu af: { $colour }.
blokus-coach-theirs = Denne farve er lukket ude og bliver sprunget over fra nu af: { $colour }.
blokus-coach-finished = Alt i denne farve er lagt: { $colour }.
blokus-coach-lane = { $name }: det træk lukkede en vej. { $count ->
        [one] Én af dine brikker passer ikke længere nogen steder.
       *[other] { $count } af dine brikker passer ikke længere nogen steder.
    }
