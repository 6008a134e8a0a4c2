# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Tavs pirmais tornis
lesson-blockout-box = Ar īstu kasti
lesson-blockout-take = Sarkanā kārts atļauj jebkuru sarkanu kluci: pieskaries kārtij, tad klucim.
lesson-blockout-take-done = Derēja jebkurš sarkans klucis, citas krāsas ne.
lesson-blockout-lower = Pieskaries izgaismotajai kārtij, spied ↓, līdz klucis ir uz galda, un atlaid.
lesson-blockout-lower-done = Tas ir tava torņa pamats.
lesson-blockout-stack = Velc kluci virs torņa, spied ↓ un atlaid: tornim jānoturas, kamēr saskaiti līdz trīs.
lesson-blockout-stack-done = Tas noturējās līdz skaitīšanas beigām.
lesson-blockout-edge = Augšējais klucis stāv pa labi: nolaid savējo tur un atlaid, kad tas ir stabils.
lesson-blockout-edge-done = Kluča vidum uz kaut kā jābalstās.
lesson-blockout-fall = Šis tornis neizturēs: ņem kluci, paskaties, cik maksā kritiens, un sāc no jauna.
lesson-blockout-fall-done = Vēl trīs kārtis, un tajā pašā gājienā jauns tornis.
lesson-blockout-pass = Vai tornis pārāk ļodzās? Divreiz pieskaries „Izlaist”.
lesson-blockout-pass-done = Šoreiz bez kluča: lai trīc citi.
lesson-blockout-reverse = Divreiz pieskaries „Apgriezt”, un iesim otrā virzienā.
lesson-blockout-reverse-done = Tagad nākamais ir spēlētājs tavā otrā pusē.
lesson-blockout-extra = Ja spēkā ir „Papildu klucis”, pēdējā kārts vēl neuzvar: liec jebkuru kluci.
lesson-blockout-extra-done = Tas noturējās, un uzvara ir tava.
lesson-blockout-ninth = Stāv astoņi kluči: noliec devīto, un tu uzreiz uzvari.
lesson-blockout-ninth-done = Visi deviņi: viss pārējais vairs nav svarīgs.
lesson-blockout-real = Pieskaries izgaismotajai kārtij, liec tādu kluci uz sava galda un pasaki, kas notika.
lesson-blockout-real-done = Tālrunis glabā kārtis, jūs sargājat torni.

lesson-wrong-red-card = Ne šo: izspēlē sarkano kārti.
lesson-wrong-build = Ne tagad: ņem kluci.
lesson-wrong-play-pass = Ne tagad: izspēlē „Izlaist”.
lesson-wrong-play-reverse = Ne tagad: izspēlē „Apgriezt”.
lesson-wrong-fell = Sagāzās. Mēģini vēlreiz.
lesson-wrong-need-block-card = Jauns tornis sākas ar kluča kārti.
