# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Esimesed kaardid
lesson-blackout-roll = Lase oma täringud liumäest alla.
lesson-blackout-roll-done = 2, 3 ja 5: kõik kolm tahavad kohta.
lesson-blackout-cover = Iga arv katab kaardil sama arvu: puuduta arve 2, 3 ja 5.
lesson-blackout-cover-done = Kõik kolm on kasutatud, nii et su kord on läbi.
lesson-blackout-win = Esimesel kaardil on puudu ainult 5: puuduta seda, ja kaart on sinu.
lesson-blackout-win-done = See oli viimane avatud arv: võitsid kaardi.
lesson-blackout-go-on = Tuli uus kaart ja nüüd on arvul 2 koht: kata see.
lesson-blackout-go-on-done = Pärast võidetud kaarti jätkad oma teiste arvudega.
lesson-blackout-lost = Ühelgi kaardil pole arvu 5, nii et see läheb kaduma: kata 1 ja 3.
lesson-blackout-lost-done = Mis kuhugi ei sobi, läheb kaduma, ja veeretab järgmine mängija.
lesson-blackout-wild = JOKKER katab mis tahes arvu: puuduta seda ja tee esimene kaart täis.
lesson-blackout-wild-done = Sellest sai 2, mida sul vaja oli.
lesson-blackout-undo = TAGASI võtab žetooni ära: puuduta seda ja riku peaaegu täis kaart.
lesson-blackout-undo-done = Nüüd ei saa keegi seda kaarti ühe arvuga täis.
lesson-blackout-reroll = Kata kõigepealt 3, siis veereta teisi kaht täringut veel kord.
lesson-blackout-reroll-done = Kaks uut arvu: jätkad nendega.
lesson-blackout-call = Veereta: kui kõik kolm erilist külge tulevad korraga, hüüa enne teist mängijat.
lesson-blackout-call-done = Esimesena: kaart sulle. Hüüda võid ka teiste korra ajal.
lesson-blackout-fifth = Sul on neli kaarti: kata see 4, mis võidab viienda.
lesson-blackout-fifth-done = Viis kaarti: sa võitsid mängu.

lesson-wrong-finish-card = Mitte see: ühel teisel kaardil on puudu ainult üks arv.
lesson-wrong-use-wild = JOKKER tuleb ära kasutada enne korra lõppu.
lesson-wrong-use-undo = TAGASI tuleb ära kasutada enne korra lõppu.
lesson-wrong-nearly-full = Mitte see žetoon: võta üks kaardilt, millel on neli žetooni.
lesson-wrong-no-match = See on teine arv.
lesson-wrong-must-place = Kata enne iga arv, millel on koht.
