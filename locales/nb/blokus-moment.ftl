# Blokus: the rule of the moment, the coach, the goal in one line. The colours come as words: blue, yellow, red, green.

blokus-moment-goal = Legg så mange ruter du kan, hjørne mot hjørne.
blokus-moment-lots = Det trekkes lodd om hvem som begynner. Før det kan ingen legge en brikke.
blokus-moment-wait = Nå spiller: { $name }. Turen går rundt med klokka, én brikke om gangen, så din kommer av seg selv.
blokus-moment-watch = Nå spiller: { $name }. Hver tur legges én brikke i denne fargen: { $colour }.
blokus-moment-first = Den første brikken i en farge må dekke et hjørne av brettet. { $count ->
        [one] Ett hjørne er fortsatt ledig.
       *[other] { $count } hjørner er fortsatt ledige.
    }
blokus-moment-own-start = Den første brikken i en farge må dekke sitt eget hjørne av brettet. Det er lyst opp for deg: { $colour }.
blokus-moment-start = På det lille brettet må den første brikken din dekke din egen startrute. Den er lyst opp for deg: { $colour }.
blokus-moment-corner = Brikken må berøre din egen farge i et hjørne, men aldri side mot side. { $pass ->
        [yes] Du kan også melde pass.
       *[no] I de opplyste rutene kan den begynne.
    }
blokus-moment-shared-first = Du legger for fargen som alle deler: { $colour }. Den første brikken må dekke et ledig hjørne av brettet.
blokus-moment-shared = Du legger for fargen som alle deler: { $colour }. Brikken må berøre den fargen i et hjørne, aldri side mot side.
blokus-moment-shut = Ingen av brikkene dine har plass lenger, så du blir hoppet over. Brettet blir bare fullere: Rutene du har igjen, telles til slutt.
blokus-moment-done = Alle brikkene dine er lagt, så du blir hoppet over. De andre legger til ingen kan mer.
blokus-moment-over = Spillet er over. Rutene som er igjen, telles.

blokus-coach-corners = Fra nå av må hver brikke berøre denne fargen bare i et hjørne: { $colour }.
blokus-coach-mine = Denne fargen har ikke plass lenger og blir hoppet over fra nå av: { $colour }.
blokus-coach-theirs = Denne fargen er stengt ute og blir hoppet over fra nå av: { $colour }.
blokus-coach-finished = Alle brikkene i denne fargen er lagt: { $colour }.
blokus-coach-lane = { $name }: Dette trekket stengte en vei. { $count ->
        [one] Én av brikkene dine passer ikke lenger noe sted.
       *[other] { $count } av brikkene dine passer ikke lenger noe sted.
    }
