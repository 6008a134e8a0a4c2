# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Värvid ja sõrmed
lesson-blockyou-match = Lohista kaart raami: iga värv läheb omaenda värvile.
lesson-blockyou-match-done = Kõik värvid sobivad, nii et kaart võib seal olla.
lesson-blockyou-white = Valge sobib iga värviga, nii sinu kaardil kui ka väljakul: kasuta raami.
lesson-blockyou-white-done = Valge sobib alati, värv ükskõik milline.
lesson-blockyou-turn = Puuduta kaarti, et seda pöörata, ja lohista see raami.
lesson-blockyou-turn-done = Veerandpöördega võib kaart sobima hakata.
lesson-blockyou-two = Kaart pole kunagi ainult ühe kaardi peal: pane oma kaart üle kahe.
lesson-blockyou-two-done = All on kaks kaarti või rohkem: nii tohib.
lesson-blockyou-point = Su kaart osutab üles teisele mängijale: pane see, ja ta on blokeeritud.
lesson-blockyou-point-done = Blokeeritud: selles voorus ta kaarti ei pane.
lesson-blockyou-self = Alla osutav sõrm osutab sulle: pööra kaarti, kuni ükski nii ei osuta, ja pane see.
lesson-blockyou-self-done = Keegi ei blokeeri ennast meelega.
lesson-blockyou-last = Teine mängija eksis: päris mängus on sul nüüd kümme sekundit, et oma kaart panna.
lesson-blockyou-last-done = Jõudsid: sul on üks kaart vähem.
lesson-blockyou-round = Päris voor unise mängija vastu: alusta, oota nulli ja leia koht.
lesson-blockyou-round-done = Olid esimene, nii et voor on läbi.

lesson-wrong-colours-differ = Mõned värvid seal ei sobi ja see maksaks trahvikaardi.
lesson-wrong-points-at-you = Üks sõrm osutab sulle: pööra kaarti.
lesson-wrong-no-white = See sobib, aga väljaku valgest pole seal abi.
lesson-wrong-point-across = See sobib, aga ükski sõrm ei osuta teisele mängijale.
lesson-wrong-covers-one-card = See on ainult ühe kaardi peal: nihuta poole kaardi võrra.
