# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = İlk kartların
lesson-blackout-roll = Zarlarını kaydıraktan bırak.
lesson-blackout-roll-done = Bir 2, bir 3, bir 5: üçü de yer istiyor.
lesson-blackout-cover = Her sayı, karttaki aynı sayıyı kapatır: bir 2’ye, bir 3’e ve bir 5’e dokun.
lesson-blackout-cover-done = Üçü de kullanıldı, sıran bitti.
lesson-blackout-win = İlk kartta yalnızca 5 eksik: ona dokun, kart senin olsun.
lesson-blackout-win-done = Son açık sayı oydu: kartı kazandın.
lesson-blackout-go-on = Yeni bir kart geldi, şimdi 2 için yer var: o haneyi kapat.
lesson-blackout-go-on-done = Kart kazanınca diğer sayılarınla devam edersin.
lesson-blackout-lost = Hiçbir kartta 5 yok, 5’in yandı: 1’i ve 3’ü kapat.
lesson-blackout-lost-done = Hiçbir yere uymayan yanar, sıradaki oyuncu zar atar.
lesson-blackout-wild = JOKER her sayıyı kapatır: ona dokun, sonra ilk kartı tamamla.
lesson-blackout-wild-done = Sana gereken 2’nin yerine geçti.
lesson-blackout-undo = GERİ AL bir pul kaldırır: ona dokun, sonra dolmak üzere olan kartı boz.
lesson-blackout-undo-done = Artık o kartı kimse tek sayıyla tamamlayamaz.
lesson-blackout-reroll = Önce bir 3 kapat, sonra öbür iki zarı bir daha at.
lesson-blackout-reroll-done = İki yeni sayı: onlarla devam edersin.
lesson-blackout-call = Zar at: üç özel yüz birden gelirse öbür oyuncudan önce bağır.
lesson-blackout-call-done = İlk sen: kart senin. Başkalarının sırasında da bağırabilirsin.
lesson-blackout-fifth = Dört kartın var: beşinciyi kazandıran 4’ü kapat.
lesson-blackout-fifth-done = Beş kart: oyunu kazandın.

lesson-wrong-finish-card = Bu değil: başka bir kartın tek sayısı eksik.
lesson-wrong-use-wild = JOKER’ini sıran bitmeden kullan.
lesson-wrong-use-undo = GERİ AL’ı sıran bitmeden kullan.
lesson-wrong-nearly-full = Bu pul değil: dört pulu olan karttan bir tane al.
lesson-wrong-no-match = Bu başka bir sayı.
lesson-wrong-must-place = Önce yeri olan her sayıyı koy.
