# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Renkler ve parmaklar
lesson-blockyou-match = Kartını çerçeveye sürükle: her renk kendi renginin üstüne gelir.
lesson-blockyou-match-done = Bütün renkler uyuyor, kart orada durabilir.
lesson-blockyou-white = Beyaz her renkle olur, kartında da alanda da: çerçeveye koy.
lesson-blockyou-white-done = Beyaz her renge her zaman uyar.
lesson-blockyou-turn = Döndürmek için kartına dokun, sonra onu çerçeveye sürükle.
lesson-blockyou-turn-done = Çeyrek dönüş bir kartı uydurabilir.
lesson-blockyou-two = Bir kart asla tek kartın üstüne konmaz: seninkini iki kartın üstüne koy.
lesson-blockyou-two-done = Altında iki kart ya da daha çoğu: bu olur.
lesson-blockyou-point = Kartın yukarıyı, öbür oyuncuyu gösteriyor: koy ve onu engelle.
lesson-blockyou-point-done = Engellendi: bu turda kart koyamaz.
lesson-blockyou-self = Aşağıyı gösteren parmak seni gösterir: öylesi kalmayana kadar kartını döndür, sonra koy.
lesson-blockyou-self-done = Kimse kendini bile bile engellemez.
lesson-blockyou-last = Öbür oyuncu hata yaptı: oyunda şimdi kartını koymak için on saniyen olur.
lesson-blockyou-last-done = Yetiştin: bir kartın eksildi.
lesson-blockyou-round = Uykulu bir oyuncuya karşı gerçek bir tur: başlat, sıfırı bekle ve bir yer bul.
lesson-blockyou-round-done = İlk sen koydun, tur bitti.

lesson-wrong-colours-differ = Orada bazı renkler uymuyor, bu bir ceza kartı getirirdi.
lesson-wrong-points-at-you = Bir parmak seni gösteriyor: kartı döndür.
lesson-wrong-no-white = Uyuyor, ama orada alandaki beyaz işe yaramıyor.
lesson-wrong-point-across = Uyuyor, ama hiçbir parmak öbür oyuncuyu göstermiyor.
lesson-wrong-covers-one-card = Tek kartın üstünde duruyor: yarım kart daha kaydır.
