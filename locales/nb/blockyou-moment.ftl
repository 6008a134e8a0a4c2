# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Bli kvitt alle kortene dine før de andre.
blockyou-moment-lots = Kort blir trukket. Du kan fortsette når ditt ligger åpent.
blockyou-moment-ready = Si at du er klar. Nedtellingen begynner når alle har gjort det.
blockyou-moment-lead = Du er spilleder og starter den første nedtellingen. { $count ->
        [0] Alle de andre er klare.
        [one] Én spiller er ikke klar ennå.
       *[other] { $count } spillere er ikke klare ennå.
    }
blockyou-moment-wait = Du er klar. Nedtellingen begynner når alle de andre også er det.
blockyou-moment-countdown = Tre, to, én, null: Da snus alle kortene på én gang. Før det kan ingen legge.
blockyou-moment-lay = Legg kortet på deler av minst to kort: hver farge på sin egen, hvit på hva som helst. Ingen finger på kortet må peke mot deg.
blockyou-moment-last = Etter en feil er du den eneste som er igjen. Du har { $seconds } sekunder til å legge kortet, etter de samme reglene.
blockyou-moment-alone = Legg kort etter kort: hver farge på sin egen, hvit på hva som helst. En feil koster et straffekort, og bare tiden teller.
blockyou-moment-done = Kortet ditt er lagt, og fingrene på det har blokkert dem de peker på. Du er trygg til neste runde.
blockyou-moment-blocked = En finger peker mot din side, så du er ute av runden. Kortet ditt går underst blant dine egne.
blockyou-moment-fault = En feil: Du er ute i denne runden og den neste. Et straffekort legges til dine egne, hvis det er flere igjen.
blockyou-moment-sit-out = Du står over denne runden, fordi du gjorde en feil i den forrige. I den neste er du med igjen.
blockyou-moment-back = Runden er over for deg, og kortet ditt går underst blant dine egne. Så kommer neste nedtelling.
blockyou-moment-watch = Alle spillerne kappes samtidig. Hvert riktige kort gjelder, og fingrene på det kan blokkere andre.
blockyou-moment-over = Spillet er over. Den som først ble kvitt alle kortene, har vunnet.

blockyou-coach-blocked = Blokkert av: { $name }. En finger på det kortet peker mot din side.
blockyou-coach-colours = Fargene stemte ikke: Du står over neste runde også.
blockyou-coach-self = En finger pekte mot deg selv: Du står over neste runde også.
blockyou-coach-fewer = Lagt uten feil. { $count ->
        [0] Du har ingen kort igjen.
        [one] Du har ett kort igjen.
       *[other] Du har { $count } kort igjen.
    }
blockyou-coach-last = Du var den siste: Et riktig kort har avsluttet runden.
blockyou-coach-ten = Du er den eneste som er igjen: { $seconds } sekunder.
blockyou-coach-dead = Ingen kunne legge noe kort, så runden er over.
blockyou-coach-refreshed = Ingen kunne legge noe kort, så det legges ut et nytt felt.
