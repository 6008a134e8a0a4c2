# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Spil dit sidste kort, eller sæt den niende klods øverst.
blockout-moment-goal-alone = Sæt alle ni klodser på ét tårn.
blockout-moment-lots = Kortene deles ud. Der trækkes lod om, hvem der begynder, og alle får syv kort.
blockout-moment-wait = Nu spiller: { $name }. { $way ->
        [back] Turen går mod uret, fordi »Vend« er spillet.
       *[clockwise] Turen går med uret, ét kort pr. tur.
    }
blockout-moment-watch = Nu spiller: { $name }. I hver tur spilles ét kort, og en klods, som kortet tillader, sættes på.
blockout-moment-over = Spillet er slut. Der kan ikke spilles mere.
blockout-moment-card = Spil et kort, hvis klods stadig er ledig, eller et handlingskort. Klodsen sættes øverst på tårnet.
blockout-moment-base = Spil et kort, hvis klods er ledig, eller et handlingskort. Den første klods i et tårn står på byggepladsen.
blockout-moment-ninth = Kun én klods er ledig. Har du et kort til den, og bliver den stående, vinder du, uanset hvor mange kort du har tilbage.
blockout-moment-last-card = Det er dit sidste kort. Har du ingen kort, når din tur er slut, vinder du, medmindre en husregel kræver en klods mere.
blockout-moment-draw = Ingen af dine kort kan spilles. Du skal trække, til der kommer et, som kan, og spille det med det samme.
blockout-moment-luck = { $count ->
        [0] Du trækker, til et kort kan spilles.
        [one] Du trækker ét kort mere, fordi tårnet væltede.
       *[other] Du trækker { $count } kort mere, fordi tårnet væltede.
    } Du kan fortsætte, når kortene ligger åbne.
blockout-moment-restart = Tårnet væltede, og alle klodser er ledige. I samme tur begynder du på et nyt tårn med et klodskort; handlingskort kan ikke spilles nu.
blockout-moment-bonus = Du mangler én klods, for dit sidste kort er spillet. Tag en hvilken som helst ledig klods: bliver den stående, vinder du.
blockout-moment-practice = Tag en hvilken som helst ledig klods; her er ingen kort. { $count ->
        [one] Der mangler én klods i det færdige tårn.
       *[other] Der mangler { $count } klodser i det færdige tårn.
    }
blockout-moment-slip = Klodsen lander lidt ved siden af det valgte sted. Tilfældet afgør hvor langt, for ingen hånd er helt stille.
blockout-moment-placing = Klodsen må kun røre oversiden af den øverste klods. Når du har sluppet, skal tårnet stå, til der er talt til tre.
blockout-moment-stack = { $own ->
        [yes] Sæt den rigtige klods med én hånd, kun på den øverste klods.
       *[no] Klodsen sættes med én hånd, kun på den øverste klods: { $name }.
    } Alle må sige til, når den står, eller hvis tårnet væltede.
blockout-moment-count = Alle tæller til tre. Kun et tårn, der stadig står til den tid, gælder; vælter det, kan I sige det med det samme.
blockout-moment-report = Blev det stående? Ét svar er nok, men i nogle sekunder må alle sige imod.
blockout-moment-vote = To har set hver sit, så alle stemmer. Flertallet bestemmer.
blockout-moment-revote = Stemmerne stod lige, så alle stemmer en gang til. Står de stadig lige, sættes klodsen igen.

blockout-coach-fell = { $name }: tårnet væltede. { $count ->
        [0] Alle klodser er ledige igen.
       *[other] Det koster { $count } kort, og et nyt tårn begynder.
    }
blockout-coach-late = Tårnet væltede efter tællingen: trækket gælder alligevel.
blockout-coach-back = Det forsøg talte ikke, så kort og klods kommer tilbage.
blockout-coach-reverse = Fra nu af går turen { $way ->
        [back] mod uret.
       *[clockwise] med uret.
    }
blockout-coach-bonus = Dine kort er brugt: én klods mere, og den skal blive stående.
blockout-coach-drew = { $count ->
        [one] Du har trukket et kort.
       *[other] Du har trukket { $count } kort.
    }
blockout-coach-eight = Otte klodser står: den, der sætter den niende, vinder.
blockout-coach-one-card = Kun ét kort tilbage: { $name }.
blockout-coach-stuck = { $count ->
        [one] Klodsen til et af dine kort står på tårnet nu: kortet må vente.
       *[other] Klodserne til { $count } af dine kort står på tårnet nu: kortene må vente.
    }
