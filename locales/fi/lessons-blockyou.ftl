# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Värit ja sormet
lesson-blockyou-match = Vedä korttisi kehykseen: jokainen väri on omansa päällä.
lesson-blockyou-match-done = Kaikki värit täsmäävät, joten kortti saa olla siinä.
lesson-blockyou-white = Valkoinen sopii joka väriin, kortissasi ja kentällä: käytä kehystä.
lesson-blockyou-white-done = Valkoinen täsmää aina, minkä värin kanssa tahansa.
lesson-blockyou-turn = Kierrä korttia napauttamalla ja vedä se sitten kehykseen.
lesson-blockyou-turn-done = Neljänneskierros voi saada kortin sopimaan.
lesson-blockyou-two = Kortti ei ole koskaan vain yhden kortin päällä: aseta omasi kahden päälle.
lesson-blockyou-two-done = Alla vähintään kaksi korttia: niin saa olla.
lesson-blockyou-point = Korttisi osoittaa ylös toista pelaajaa: aseta se, niin hänet on estetty.
lesson-blockyou-point-done = Estetty: hän ei aseta korttia tällä kierroksella.
lesson-blockyou-self = Alas osoittava sormi osoittaa sinua: kierrä korttia, kunnes mikään ei osoita, ja aseta se.
lesson-blockyou-self-done = Kukaan ei estä itseään tahallaan.
lesson-blockyou-last = Toinen pelaaja teki virheen: oikeassa pelissä sinulla olisi nyt kymmenen sekuntia aikaa asettaa korttisi.
lesson-blockyou-last-done = Ajoissa: sinulla on yksi kortti vähemmän.
lesson-blockyou-round = Oikea kierros unista pelaajaa vastaan: aloita, odota nollaa ja etsi kohta.
lesson-blockyou-round-done = Sinä ehdit ensin, joten kierros on ohi.

lesson-wrong-colours-differ = Jotkin värit eivät täsmää siinä, ja siitä saisi sakkokortin.
lesson-wrong-points-at-you = Yksi sormi osoittaa sinua: kierrä korttia.
lesson-wrong-no-white = Se sopii, mutta siinä ei ole apua kentän valkoisesta.
lesson-wrong-point-across = Se sopii, mutta mikään sormi ei osoita toista pelaajaa.
lesson-wrong-covers-one-card = Se on vain yhden kortin päällä: siirrä sitä puoli korttia.
