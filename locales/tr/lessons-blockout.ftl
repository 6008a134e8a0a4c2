# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = İlk kulen
lesson-blockout-box = Gerçek kutuyla
lesson-blockout-take = Kırmızı kart her kırmızı bloğa izin verir: karta, sonra bir bloğa dokun.
lesson-blockout-take-done = Her kırmızı blok olurdu; başka renkler olmazdı.
lesson-blockout-lower = Işıklı karta dokun, bloğu masaya inene kadar ↓ tuşuna bas ve bırak.
lesson-blockout-lower-done = Kulenin tabanı bu.
lesson-blockout-stack = Bloğu kulenin üstüne sürükle, ↓ tuşuna bas ve bırak: üçe kadar ayakta kalmalı.
lesson-blockout-stack-done = Sayma boyunca ayakta kaldı.
lesson-blockout-edge = En üstteki blok sağda duruyor: seninkini oraya indir, sağlam durunca bırak.
lesson-blockout-edge-done = Bir bloğun ortası bir şeyin üstüne oturmalı.
lesson-blockout-fall = Bu kule ayakta kalmaz: bir blok al, yıkılınca ne olduğunu gör ve yeniden başla.
lesson-blockout-fall-done = Üç kart fazla ve aynı sırada yeni bir kule.
lesson-blockout-pass = Sence çok mu sallanıyor? Pas kartına iki kez dokun.
lesson-blockout-pass-done = Bu kez blok yok: başkaları titresin.
lesson-blockout-reverse = Yön değiştir kartına iki kez dokun, oyun ters yönde dönsün.
lesson-blockout-reverse-done = Şimdi sıra öbür yanındaki oyuncuda.
lesson-blockout-extra = “Bir blok daha” kuralıyla son kartın daha kazandırmaz: istediğin bloğu koy.
lesson-blockout-extra-done = Ayakta, oyun senin.
lesson-blockout-ninth = Sekiz blok ayakta: dokuzuncuyu koy, hemen kazan.
lesson-blockout-ninth-done = Dokuzu da tamam: artık başka bir şey sayılmaz.
lesson-blockout-real = Işıklı karta dokun, öyle bir bloğu kendi masana koy ve ne olduğunu söyle.
lesson-blockout-real-done = Kartlar telefonda, kule sende.

lesson-wrong-red-card = Bu değil: kırmızı kartı oyna.
lesson-wrong-build = Şimdi değil: bir blok al.
lesson-wrong-play-pass = Şimdi değil: Pas oyna.
lesson-wrong-play-reverse = Şimdi değil: Yön değiştir oyna.
lesson-wrong-fell = Yıkıldı. Bir daha dene.
lesson-wrong-need-block-card = Yeni bir kule blok kartıyla başlar.
