# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Raak al je kaarten kwijt voordat de anderen dat doen.
blockyou-moment-lots = Er worden kaarten getrokken. Je kunt verder zodra de jouwe open ligt.
blockyou-moment-ready = Zeg dat je klaar bent. Het aftellen begint als iedereen dat gezegd heeft.
blockyou-moment-lead = Jij bent de spelleider en start het eerste aftellen. { $count ->
        [0] Alle anderen zijn klaar.
        [one] Eén andere speler is nog niet klaar.
       *[other] Nog { $count } andere spelers zijn niet klaar.
    }
blockyou-moment-wait = Jij bent klaar. Het aftellen begint als de anderen het ook zijn.
blockyou-moment-countdown = Drie, twee, één, nul: dan gaan alle kaarten tegelijk om. Eerder kan niemand leggen.
blockyou-moment-lay = Leg je kaart op stukken van minstens twee kaarten: elke kleur op dezelfde kleur, wit past bij alles. Geen vinger erop mag naar jezelf wijzen.
blockyou-moment-last = Na een fout ben jij als enige over. Je hebt { $seconds } seconden om je kaart te leggen; de regels blijven gelijk.
blockyou-moment-alone = Leg kaart na kaart: elke kleur op dezelfde kleur, wit past bij alles. Een fout kost een strafkaart, en alleen de tijd telt.
blockyou-moment-done = Je kaart ligt, en de vingers erop hebben geblokkeerd naar wie ze wijzen. Tot de volgende ronde ben je veilig.
blockyou-moment-blocked = Er wijst een vinger naar jou, dus je ligt uit deze ronde. Je kaart gaat weer onder je andere kaarten.
blockyou-moment-fault = Een fout: deze ronde en de volgende doe je niet mee. Er komt een strafkaart bij je kaarten, als er nog een is.
blockyou-moment-sit-out = Deze ronde doe je niet mee, omdat je in de vorige een fout maakte. De volgende speel je weer mee.
blockyou-moment-back = Voor jou is de ronde voorbij, en je kaart gaat weer onder je andere kaarten. Zo begint het volgende aftellen.
blockyou-moment-watch = Iedereen zoekt tegelijk. Elke goede kaart telt, en de vingers erop kunnen anderen blokkeren.
blockyou-moment-over = Het spel is afgelopen. Wie het eerst alle kaarten kwijt was, heeft gewonnen.

blockyou-coach-blocked = Geblokkeerd door: { $name }. Een vinger op die kaart wijst naar jou.
blockyou-coach-colours = De kleuren klopten niet: ook de volgende ronde doe je niet mee.
blockyou-coach-self = Er wees een vinger naar jezelf: ook de volgende ronde doe je niet mee.
blockyou-coach-fewer = Zonder fout gelegd. { $count ->
        [0] Je hebt geen kaarten meer.
        [one] Je hebt nog één kaart.
       *[other] Je hebt nog { $count } kaarten.
    }
blockyou-coach-last = Jij was de laatste: een goede kaart maakte een eind aan de ronde.
blockyou-coach-ten = Jij bent als enige over: { $seconds } seconden.
blockyou-coach-dead = Niemand kon een kaart leggen, dus de ronde is voorbij.
blockyou-coach-refreshed = Niemand kon een kaart leggen, dus er komt een nieuw veld.
