# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Bli av med alla dina kort före de andra.
blockyou-moment-lots = Kort dras. Du kan fortsätta när ditt ligger öppet.
blockyou-moment-ready = Säg till att du är redo. Nedräkningen börjar när alla har gjort det.
blockyou-moment-lead = Du är spelledare och startar första nedräkningen. { $count ->
        [0] Alla andra är redo.
        [one] En annan spelare är inte redo än.
       *[other] { $count } andra spelare är inte redo än.
    }
blockyou-moment-wait = Du är redo. Nedräkningen börjar när de andra också är det.
blockyou-moment-countdown = Tre, två, ett, noll: då vänds alla kort på en gång. Ingen kan lägga innan dess.
blockyou-moment-lay = Lägg ditt kort på delar av minst två kort: varje färg på sin egen, vit passar ihop med allt. Inget finger på kortet får peka på dig själv.
blockyou-moment-last = Efter ett fel är bara du kvar. Du har { $seconds } sekunder på dig att lägga ditt kort, med samma regler.
blockyou-moment-alone = Lägg kort efter kort: varje färg på sin egen, vit passar ihop med allt. Ett fel kostar ett straffkort, och bara tiden räknas.
blockyou-moment-done = Ditt kort är lagt, och fingrarna har blockerat dem som de pekar på. Du går säker till nästa omgång.
blockyou-moment-blocked = Ett finger pekar på dig, så du är ute ur omgången. Ditt kort hamnar underst i din egen hög.
blockyou-moment-fault = Ett fel: du är ute den här omgången och nästa. Du får ett straffkort, om det finns något.
blockyou-moment-sit-out = Du står över den här omgången, eftersom du gjorde ett fel i förra. I nästa är du med igen.
blockyou-moment-back = Omgången är slut för dig, och ditt kort hamnar underst i din egen hög. Snart kommer nästa nedräkning.
blockyou-moment-watch = Alla letar på en gång. Varje kort som ligger rätt gäller, och fingrarna på det kan blockera andra.
blockyou-moment-over = Spelet är slut. Den som först blev av med alla sina kort har vunnit.

blockyou-coach-blocked = Blockerad av: { $name }. Ett finger på det kortet pekar på dig.
blockyou-coach-colours = Färgerna stämde inte: du står över nästa omgång också.
blockyou-coach-self = Ett finger pekade på dig själv: du står över nästa omgång också.
blockyou-coach-fewer = Lagt utan fel. { $count ->
        [0] Du har inga kort kvar.
        [one] Du har ett kort kvar.
       *[other] Du har { $count } kort kvar.
    }
blockyou-coach-last = Du var sist kvar: ett rätt lagt kort har avslutat omgången.
blockyou-coach-ten = Du är sist kvar: { $seconds } sekunder.
blockyou-coach-dead = Ingen kunde lägga något kort, så omgången är slut.
blockyou-coach-refreshed = Ingen kunde lägga något kort, så en ny plan läggs ut.
