# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Pelaa viimeinen korttisi tai aseta yhdeksäs palikka huipulle.
blockout-moment-goal-alone = Aseta kaikki yhdeksän palikkaa samaan torniin.
blockout-moment-lots = Kortteja jaetaan. Sattuma arpoo aloittajan, ja jokainen saa seitsemän korttia.
blockout-moment-wait = Vuorossa: { $name }. { $way ->
        [back] Vuoro kiertää vastapäivään, koska pelattiin Suunnanvaihto.
       *[clockwise] Vuoro kiertää myötäpäivään, yksi kortti kerrallaan.
    }
blockout-moment-watch = Vuorossa: { $name }. Joka vuorolla pelataan yksi kortti ja asetetaan palikka, jonka se sallii.
blockout-moment-over = Peli on ohi. Mitään ei voi enää pelata.
blockout-moment-card = Pelaa kortti, jonka palikka on vielä vapaa, tai toimintakortti. Palikka asetetaan tornin huipulle.
blockout-moment-base = Pelaa kortti, jonka palikka on vapaa, tai toimintakortti. Tornin ensimmäinen palikka seisoo rakennuspaikalla.
blockout-moment-ninth = Vain yksi palikka on vapaa. Jos sinulla on siihen kortti ja palikka pysyy, voitat, oli kortteja jäljellä kuinka monta tahansa.
blockout-moment-last-card = Tämä on viimeinen korttisi. Jos sinulla ei ole kortteja vuorosi lopussa, voitat, ellei kotisääntö vaadi vielä yhtä palikkaa.
blockout-moment-draw = Mitään korteistasi ei voi pelata. Sinun on nostettava, kunnes sopiva tulee, ja pelattava se heti.
blockout-moment-luck = { $count ->
        [0] Nostat, kunnes saat kortin, jonka voi pelata.
        [one] Nostat vielä yhden kortin kaatumisen takia.
       *[other] Nostat vielä { $count } korttia kaatumisen takia.
    } Voit jatkaa, kun kortit ovat auki.
blockout-moment-restart = Torni kaatui, ja kaikki palikat ovat vapaita. Aloitat samalla vuorolla uuden tornin palikkakortilla; toimintakortteja ei voi nyt pelata.
blockout-moment-bonus = Vielä yksi palikka puuttuu, koska viimeinen korttisi on pelattu. Ota mikä tahansa vapaa palikka: jos se pysyy, voitat.
blockout-moment-practice = Ota mikä tahansa vapaa palikka; kortteja ei ole. { $count ->
        [one] Koko tornista puuttuu vielä yksi palikka.
       *[other] Koko tornista puuttuu vielä { $count } palikkaa.
    }
blockout-moment-slip = Palikka laskeutuu hieman valitun kohdan viereen. Sattuma ratkaisee, kuinka kauas, sillä mikään käsi ei ole aivan vakaa.
blockout-moment-placing = Palikka saa koskettaa vain ylimmän palikan yläpintaa. Kun päästät irti, tornin on pysyttävä, kunnes on laskettu kolmeen.
blockout-moment-stack = { $own ->
        [yes] Aseta oikea palikka yhdellä kädellä, vain ylimmän palikan päälle.
       *[no] Palikkaa asettaa yhdellä kädellä, vain ylimmän palikan päälle: { $name }.
    } Kuka tahansa saa sanoa, että se on paikallaan tai että torni kaatui.
blockout-moment-count = Kaikki laskevat kolmeen. Vain torni, joka lopuksi seisoo, lasketaan; kaatumisesta saa sanoa heti.
blockout-moment-report = Pysyikö torni? Yksi vastaus riittää, mutta kuka tahansa saa olla eri mieltä muutaman sekunnin ajan.
blockout-moment-vote = Kaksi ihmistä näki asian eri tavalla, joten kaikki äänestävät. Enemmistö ratkaisee.
blockout-moment-revote = Äänet menivät tasan, joten kaikki äänestävät vielä kerran. Jos tulos on taas tasan, palikka asetetaan uudelleen.

blockout-coach-fell = { $name }: torni kaatui. { $count ->
        [0] Kaikki palikat ovat taas vapaita.
       *[other] Se maksaa { $count } korttia, ja uusi torni alkaa.
    }
blockout-coach-late = Torni kaatui laskemisen jälkeen: palikka lasketaan silti.
blockout-coach-back = Sitä yritystä ei lasketa, joten kortti ja palikka palaavat.
blockout-coach-reverse = Tästä lähtien vuoro kiertää { $way ->
        [back] vastapäivään.
       *[clockwise] myötäpäivään.
    }
blockout-coach-bonus = Korttisi loppuivat: vielä yksi palikka, ja sen on pysyttävä.
blockout-coach-drew = { $count ->
        [one] Nostit kortin.
       *[other] Nostit { $count } korttia.
    }
blockout-coach-eight = Kahdeksan palikkaa seisoo: yhdeksännen asettaja voittaa.
blockout-coach-one-card = Enää yksi kortti: { $name }.
blockout-coach-stuck = { $count ->
        [one] Yhden korttisi palikka on nyt tornissa: kortin on odotettava.
       *[other] { $count } korttisi palikat ovat nyt tornissa: korttien on odotettava.
    }
