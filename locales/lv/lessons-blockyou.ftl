# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Krāsas un pirksti
lesson-blockyou-match = Velc kārti rāmī: katra krāsa guļ uz savas.
lesson-blockyou-match-done = Visas krāsas saskan, tāpēc kārts drīkst tur gulēt.
lesson-blockyou-white = Balta der pie katras krāsas, gan uz tavas kārts, gan uz laukuma: liec rāmī.
lesson-blockyou-white-done = Balta vienmēr saskan ar jebkuru krāsu.
lesson-blockyou-turn = Pieskaries kārtij, lai to pagrieztu, tad velc to rāmī.
lesson-blockyou-turn-done = Pagriezta par ceturtdaļu, kārts var derēt.
lesson-blockyou-two = Kārts nekad neguļ tikai uz vienas kārts: liec savējo pāri divām.
lesson-blockyou-two-done = Zem tās divas kārtis vai vairāk: tā drīkst.
lesson-blockyou-point = Tava kārts rāda augšup, uz otru spēlētāju: noliec to, un viņš saņems bloku.
lesson-blockyou-point-done = Bloks: šajā raundā viņš kārti vairs neliks.
lesson-blockyou-self = Lejup vērsts pirksts rāda uz tevi: griez kārti, līdz neviens tā vairs nerāda, un noliec.
lesson-blockyou-self-done = Neviens sevi nebloķē tīšām.
lesson-blockyou-last = Otrs spēlētājs kļūdījās: īstā spēlē tev tagad ir desmit sekundes, lai noliktu kārti.
lesson-blockyou-last-done = Laikā: tev par vienu kārti mazāk.
lesson-blockyou-round = Īsts raunds pret miegainu spēlētāju: sāc, sagaidi nulli un atrodi vietu.
lesson-blockyou-round-done = Tava kārts bija pirmā, tāpēc raunds ir beidzies.

lesson-wrong-colours-differ = Dažas krāsas tur nesaskan, un tas maksātu soda kārti.
lesson-wrong-points-at-you = Viens pirksts rāda uz tevi: pagriez kārti.
lesson-wrong-no-white = Tā der, bet laukuma baltā krāsa tur nepalīdz.
lesson-wrong-point-across = Tā der, bet neviens pirksts nerāda uz otru spēlētāju.
lesson-wrong-covers-one-card = Tā guļ tikai uz vienas kārts: pabīdi par pusi kārts.
