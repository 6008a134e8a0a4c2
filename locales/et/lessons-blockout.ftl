# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Sinu esimene torn
lesson-blockout-box = Päris karbiga
lesson-blockout-take = Punane kaart lubab iga punast klotsi: puuduta kaarti ja siis klotsi.
lesson-blockout-take-done = Sobis iga punane klots, teised värvid mitte.
lesson-blockout-lower = Puuduta helendavat kaarti, vajuta ↓, kuni klots on laual, ja lase lahti.
lesson-blockout-lower-done = See on su torni alus.
lesson-blockout-stack = Lohista klots torni kohale, vajuta ↓ ja lase lahti: torn peab püsti jääma, kuni loetakse kolmeni.
lesson-blockout-stack-done = See seisis lugemise lõpuni.
lesson-blockout-edge = Ülemine klots on paremal: langeta oma klots sinna ja lase lahti, kui see on kindel.
lesson-blockout-edge-done = Klotsi keskkoht peab millelegi toetuma.
lesson-blockout-fall = See torn ei pea vastu: võta klots, vaata, mida kukkumine maksab, ja alusta uuesti.
lesson-blockout-fall-done = Kolm kaarti juurde ja samal korral uus torn.
lesson-blockout-pass = Kas torn on liiga ebakindel? Puuduta kaks korda „Jäta vahele“.
lesson-blockout-pass-done = Seekord klotsi ei pane: las teised värisevad.
lesson-blockout-reverse = Puuduta kaks korda „Suunamuutus“, ja mäng käib teistpidi ringi.
lesson-blockout-reverse-done = Nüüd on järgmine see, kes istub su teisel pool.
lesson-blockout-extra = Kui reegel on „Lisaklots“, siis viimane kaart veel ei võida: pane mis tahes klots.
lesson-blockout-extra-done = See jäi püsti ja mäng on sinu.
lesson-blockout-ninth = Kaheksa klotsi on püsti: pane üheksas, ja võidad kohe.
lesson-blockout-ninth-done = Kõik üheksa: muu enam ei loe.
lesson-blockout-real = Puuduta helendavat kaarti, pane selline klots oma päris lauale ja ütle, mis juhtus.
lesson-blockout-real-done = Telefon hoiab kaarte, teie hoiate torni.

lesson-wrong-red-card = Mitte see: mängi punane kaart.
lesson-wrong-build = Mitte praegu: võta klots.
lesson-wrong-play-pass = Mitte praegu: mängi „Jäta vahele“.
lesson-wrong-play-reverse = Mitte praegu: mängi „Suunamuutus“.
lesson-wrong-fell = See kukkus. Proovi uuesti.
lesson-wrong-need-block-card = Uus torn algab klotsikaardiga.
