# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Slip af med alle dine kort før de andre.
blockyou-moment-lots = Der trækkes kort. Du kan fortsætte, når dit ligger åbent.
blockyou-moment-ready = Sig til, når du er klar. Nedtællingen begynder, når alle har gjort det.
blockyou-moment-lead = Du er spilleder og starter den første nedtælling. { $count ->
        [0] Alle andre er klar.
        [one] Én anden spiller er ikke klar endnu.
       *[other] { $count } andre spillere er ikke klar endnu.
    }
blockyou-moment-wait = Du er klar. Nedtællingen begynder, når de andre også er det.
blockyou-moment-countdown = Tre, to, en, nul: så vendes alle kort på én gang. Ingen kan lægge før det.
blockyou-moment-lay = Læg dit kort oven på dele af mindst to kort: hver farve på samme farve, hvid passer til alt. Ingen finger på det må pege på dig selv.
blockyou-moment-last = Efter en fejl er kun du tilbage. Du har { $seconds } sekunder til at lægge dit kort efter de samme regler.
blockyou-moment-alone = Læg kort efter kort: hver farve på samme farve, hvid passer til alt. En fejl koster et strafkort, og kun tiden tæller.
blockyou-moment-done = Dit kort er lagt, og fingrene på det har blokeret dem, de peger på. Du er i sikkerhed til næste runde.
blockyou-moment-blocked = En finger peger på dig, så du er ude af denne runde. Dit kort lægges ned under dine andre.
blockyou-moment-fault = En fejl: du er ude i denne runde og den næste. Du får et strafkort oven i dine egne, hvis der er flere.
blockyou-moment-sit-out = Du sidder over i denne runde, fordi du lavede en fejl i den forrige. I den næste er du med igen.
blockyou-moment-back = Runden er slut for dig, og dit kort lægges ned under dine andre. Nu kommer den næste nedtælling.
blockyou-moment-watch = Alle leder på én gang. Hvert rigtigt kort gælder, og fingrene på det kan blokere andre.
blockyou-moment-over = Spillet er slut. Den, der først slap af med alle kort, har vundet.

blockyou-coach-blocked = Blokeret af: { $name }. En finger på det kort peger på dig.
blockyou-coach-colours = Farverne passede ikke: du sidder også over i næste runde.
blockyou-coach-self = En finger pegede på dig selv: du sidder også over i næste runde.
blockyou-coach-fewer = Lagt uden fejl. { $count ->
        [0] Du har ingen kort tilbage.
        [one] Du har ét kort tilbage.
       *[other] Du har { $count } kort tilbage.
    }
blockyou-coach-last = Du var den sidste: et rigtigt kort sluttede runden.
blockyou-coach-ten = Kun du er tilbage: { $seconds } sekunder.
blockyou-coach-dead = Ingen kunne lægge et kort, så runden er slut.
blockyou-coach-refreshed = Ingen kunne lægge et kort, så der lægges en ny bane ud.
