# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Ensimmäinen tornisi
lesson-blockout-box = Oikeilla palikoilla
lesson-blockout-take = Punainen kortti sallii minkä tahansa punaisen palikan: napauta korttia ja sitten palikkaa.
lesson-blockout-take-done = Mikä tahansa punainen palikka kävi; muut värit eivät.
lesson-blockout-lower = Napauta valaistua korttia, paina ↓, kunnes palikka on pöydällä, ja päästä irti.
lesson-blockout-lower-done = Siinä on tornisi pohja.
lesson-blockout-stack = Vedä palikka tornin yläpuolelle, paina ↓ ja päästä irti: tornin on pysyttävä, kunnes on laskettu kolmeen.
lesson-blockout-stack-done = Se pysyi koko laskemisen ajan.
lesson-blockout-edge = Ylin palikka on oikealla: laske omasi siihen ja päästä irti, kun se on vakaa.
lesson-blockout-edge-done = Palikan keskikohdan on levättävä jonkin päällä.
lesson-blockout-fall = Tämä torni ei kestä: ota palikka, katso, mitä kaatuminen maksaa, ja aloita alusta.
lesson-blockout-fall-done = Kolme korttia lisää ja uusi torni samalla vuorolla.
lesson-blockout-pass = Onko se liian huojuva? Napauta Ohita kahdesti.
lesson-blockout-pass-done = Ei palikkaa tällä kertaa: vapiskoot muut.
lesson-blockout-reverse = Napauta Suunnanvaihto kahdesti, niin vuoro kiertää toiseen suuntaan.
lesson-blockout-reverse-done = Nyt seuraavana on toisella puolellasi istuva.
lesson-blockout-extra = Kun käytössä on ”Vielä yksi palikka”, viimeinen kortti ei vielä voita: aseta mikä tahansa palikka.
lesson-blockout-extra-done = Se pysyy, ja peli on sinun.
lesson-blockout-ninth = Kahdeksan palikkaa seisoo: aseta yhdeksäs, niin voitat heti.
lesson-blockout-ninth-done = Kaikki yhdeksän: muulla ei ole enää väliä.
lesson-blockout-real = Napauta valaistua korttia, aseta sellainen palikka omalle pöydällesi ja kerro, mitä tapahtui.
lesson-blockout-real-done = Puhelin säilyttää kortit, te hoidatte tornin.

lesson-wrong-red-card = Ei tätä: pelaa punainen kortti.
lesson-wrong-build = Ei nyt: ota palikka.
lesson-wrong-play-pass = Ei nyt: pelaa Ohita.
lesson-wrong-play-reverse = Ei nyt: pelaa Suunnanvaihto.
lesson-wrong-fell = Se kaatui. Yritä uudestaan.
lesson-wrong-need-block-card = Uusi torni alkaa palikkakortilla.
