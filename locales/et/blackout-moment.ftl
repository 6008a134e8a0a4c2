# Blackout: the rule of the moment, the coach, the goal in one line. Numbers come as a list: 2, 5. WILD, UNDO and
# REROLL are faces of the dice.

blackout-moment-goal = Pane kaardile viimane žetoon, ja kaart on sinu. Viie kaardiga võidad mängu.
blackout-moment-lots = Kaardid laotakse välja. Loositakse alustaja ja esimesed kolm kaarti.
blackout-moment-wait = Kord: { $name }. Kui see vise on kasutatud, lähevad täringud edasi vasakule.
blackout-moment-watch = Kord: { $name }. Iga veeretatud arv paneb kaardile ühe žetooni.
blackout-moment-over = Mäng on läbi: viis kaarti lõpetab selle kohe. Teiste kohad otsustab võidetud kaartide arv.
blackout-moment-roll = Lase kõigepealt täringud liumäest alla. Panna saad ainult seda, mille veeretasid.
blackout-moment-luck = Täringud või uus kaart on teel. Jätkata saad kohe, kui need paigal on.
blackout-moment-place = Veel panna: { $numbers }. { $duty ->
        [may] Arv, mis sobib, tuleb panna, välja arvatud pärast võidetud kaarti või kui sel korral tuli UUESTI.
       *[must] Iga arv, mis sobib, tuleb panna; koha valid sina.
    } { $gone ->
        [0] { "" }
        [one] Ei sobi praegu kuhugi: { $lost }.
       *[other] Ei sobi praegu kuhugi: { $lost }.
    }
blackout-moment-reroll = Su arvud on kasutatud, nii et teised kaks täringut tuleb veel kord veeretada. JOKKER ja TAGASI jäävad sulle alles.
blackout-moment-wild = Sul on JOKKER: võid panna žetooni mis tahes avatud arvule. Kui seda ei kasuta, läheb see korra lõpus kaduma.
blackout-moment-undo = Sul on TAGASI: võid ühelt kaardilt ühe žetooni ära võtta, ükskõik kes selle pani. Kui seda ei kasuta, läheb see korra lõpus kaduma.
blackout-moment-end = Võid oma korra lõpetada. Mis viskest alles on, läheb kaduma.
blackout-moment-call = Kõik kolm erilist külge korraga: hüüa BLACKOUT! Kes esimesena hüüab, saab tõmbepakist järgmise kaardi.

blackout-coach-dark = Tuled kustusid: kes esimesena hüüab, saab kaardi.
blackout-coach-won = Võitsid kaardi. { $count ->
        [0] { "" }
       *[other] Jätka ülejäänud viskega.
    }
blackout-coach-taken = Kaardi sai: { $name }.
blackout-coach-found = Nüüd on jälle ruumi: { $numbers }. Pane, mis sobib.
blackout-coach-lost = { $count ->
        [one] Avatud kohta pole: { $numbers }. Arv läheb kaduma, kui ruumi ei teki.
       *[other] Avatud kohti pole: { $numbers }. Arvud lähevad kaduma, kui ruumi ei teki.
    }
blackout-coach-wild = JOKKER on alles: puuduta mis tahes avatud arvu.
blackout-coach-winner = Ühel kaardil on puudu ainult { $number }, ja sina veeretasid selle.
