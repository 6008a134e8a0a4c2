# Blackout: the rule of the moment, the coach, the goal in one line.

blackout-moment-goal = Læg den sidste jeton på et kort for at vinde det. Fem kort vinder spillet.
blackout-moment-lots = Kortene lægges ud. Der trækkes lod om, hvem der begynder, og om de første tre kort.
blackout-moment-wait = Nu spiller: { $name }. Når det slag er brugt, går terningerne videre til venstre.
blackout-moment-watch = Nu spiller: { $name }. Hvert tal i slaget lægger én jeton på et kort.
blackout-moment-over = Spillet er slut: med fem kort er det forbi med det samme. De andres plads afgøres af, hvor mange kort de har vundet.
blackout-moment-roll = Send først terningerne ned ad rutsjebanen. Du kan kun lægge det, du har slået.
blackout-moment-luck = Terningerne eller et nyt kort er på vej. Du kan fortsætte, når de ligger stille.
blackout-moment-place = Mangler at blive lagt: { $numbers }. { $duty ->
        [may] Det, der passer, skal lægges, medmindre du har vundet et kort eller brugt SLÅ OM i denne tur.
       *[must] Hvert tal, der passer, skal lægges; du vælger feltet.
    } { $gone ->
        [0] { "" }
        [one] Passer ingen steder lige nu: { $lost }.
       *[other] Passer ingen steder lige nu: { $lost }.
    }
blackout-moment-reroll = Dine tal er brugt, så nu skal de to andre terninger rulle en gang til. JOKER og FORTRYD gemmes til bagefter.
blackout-moment-wild = Med din JOKER må du lægge en jeton på et hvilket som helst åbent tal. Bruger du den ikke, er den tabt, når turen er slut.
blackout-moment-undo = Med FORTRYD må du tage én jeton af et hvilket som helst kort, uanset hvem der lagde den. Bruger du det ikke, er det tabt, når turen er slut.
blackout-moment-end = Du må slutte din tur. Det, der er tilbage af slaget, er tabt.
blackout-moment-call = Alle tre særlige sider på én gang: råb BLACKOUT! Den, der råber først, tager det næste kort fra bunken.

blackout-coach-dark = Lyset er gået ud: den, der råber først, tager et kort.
blackout-coach-won = Du har vundet et kort. { $count ->
        [0] { "" }
       *[other] Fortsæt med resten af dit slag.
    }
blackout-coach-taken = Kort vundet: { $name }.
blackout-coach-found = Der er plads igen til { $numbers }: læg det, der passer.
blackout-coach-lost = { $count ->
        [one] Intet åbent felt til { $numbers }: tallet er tabt, medmindre der bliver plads.
       *[other] Ingen åbne felter til { $numbers }: tallene er tabt, medmindre der bliver plads.
    }
blackout-coach-wild = Du har en JOKER tilbage: tryk på et hvilket som helst åbent tal.
blackout-coach-winner = Ét kort mangler kun { $number }, og det tal har du slået.
