# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Bulmaca
puzzles-streak = Art arda { $count } gün
puzzles-streak-best = en iyi: { $count }
puzzles-daily = Günün bulmacası
puzzles-daily-about = Herkese aynısı, her gün yenisi.
puzzles-state-new = Henüz denenmedi
puzzles-state-open = Seni bekliyor
puzzles-state-wrong = Henüz çözülmedi
puzzles-state-solved = Çözüldü
puzzles-practice = Alıştırma
puzzles-ideas = Her seferinde bir fikir
puzzles-rush = Yarış
puzzles-rush-about = Üç dakika; üçüncü hata bitirir.
puzzles-rush-start = Yarışı başlat
puzzles-none = Bu sunucuda bulmaca yok.

## A puzzle. The goal stands over the board.

puzzles-goal = Amaç
puzzles-goal-better-of-two = Bu hamlelerden hangisi daha iyi?
puzzles-goal-best-roll = Bu atışı en iyi şekilde kullan.
puzzles-goal-block = Karşı tarafa olabildiğince az yer bırak.
puzzles-goal-find-place = Bu karta bir yer bul.
puzzles-goal-find-place-leader = Bir parmağın, kartı en az olan oyuncuyu gösterdiği bir yer bul.
puzzles-goal-fit-everything = Bütün parçalarına yer bul.
puzzles-goal-keep-lane = Kendi yolunu açık tut.
puzzles-goal-last-piece = Bütün parçalarına yer bul, tek kare en sona kalsın.
puzzles-goal-most-squares = { $squares } kare koy: daha fazlası sığmaz.
puzzles-goal-which-stands = Blok bu yerlerin hangisinde ayakta kalır?
puzzles-goal-will-it-stand = Blok orada ayakta kalır mı?
puzzles-moves = { $count } hamle
puzzles-choice-yes = Ayakta kalır
puzzles-choice-no = Düşer
puzzles-choice = { $letter }
puzzles-choice-look = Göster: { $letter }
puzzles-level = Seviye { $rating }

## Why an answer is right or wrong

puzzles-right = Doğru!
puzzles-wrong = Tam olmadı
puzzles-solved-late = Sonunda çözüldü
puzzles-go-on = Bir daha dene.
puzzles-why-colours-differ = Kartın altındaki renkler farklı.
puzzles-why-falls = Orada düşer.
puzzles-why-finger-misses = Hiçbir parmak, kartı en az olan oyuncuyu göstermiyor.
puzzles-why-finger-points-back = Bir parmak seni gösteriyor.
puzzles-why-not-best = Olur, ama daha iyisi var.
puzzles-why-not-last = Hepsi sığdı, ama en sona başka bir parça kaldı.
puzzles-why-pieces-left = Bazı parçalara yer kalmadı.
puzzles-why-stands = Aslında ayakta kalır.
puzzles-why-too-few-squares = Daha çok kare sığardı.
puzzles-idea-any-place = Kartının alanda en az görülen rengiyle başla.
puzzles-idea-counterweight = Bir bloğun ağırlığı başka bir bloğu yerinde tutar.
puzzles-idea-deny = Karşı tarafa en çok gereken köşeyi kap.
puzzles-idea-edge = Ortası alttakinin üstünde kaldıkça blok ayakta kalır.
puzzles-idea-ending = Az hamle kaldıysa iki tarafın daha neler koyabileceğini say.
puzzles-idea-finger-on-leader = Önce kartı bir parmak öndekini gösterecek biçimde döndür, sonra uyduğu bir yer ara.
puzzles-idea-lane = Sonraya kalan yer, şimdiki karelerden değerlidir.
puzzles-idea-leave-little = Kazanacak bir şey yoksa sıradaki oyuncuya az bırak.
puzzles-idea-lower-joint = Kule en zayıf ekinden kırılır, o da çok aşağıda olabilir.
puzzles-idea-middle-game = İki yol açan hamle, büyük bir hamleden iyidir.
puzzles-idea-order = Hangisi önce, o belirler: tek kareyi sona sakla.
puzzles-idea-packing = Önce zor parçaları koy; küçükler her yere sığar.
puzzles-idea-squares = Önce büyük parçaları dene, her birinin neyi kapattığına bak.
puzzles-idea-take-back = GERİ AL, iki kez işe yarayan bir sayı açabilir.
puzzles-idea-wild-card = JOKER’i eksik olan sayıya sakla.
puzzles-idea-win-card = Bu atışla tamamlanabilen kartı ara.
puzzles-tag-any-place = Yer bulmak
puzzles-tag-counterweight = Karşı ağırlık
puzzles-tag-deny = Yer kapmak
puzzles-tag-edge = Kenardan taşan
puzzles-tag-ending = Oyun sonu
puzzles-tag-finger-on-leader = Öndekini göster
puzzles-tag-lane = Açık yollar
puzzles-tag-leave-little = Az bırakmak
puzzles-tag-lower-joint = Zayıf ek yeri
puzzles-tag-middle-game = Oyunun ortası
puzzles-tag-order = Doğru sıralama
puzzles-tag-packing = Sığdırma
puzzles-tag-squares = Çok kare
puzzles-tag-take-back = Geri almak
puzzles-tag-wild-card = JOKER
puzzles-tag-win-card = Kart kazanmak
puzzles-next = Yeni bulmaca
puzzles-again = Baştan
puzzles-answer = Yanıtı göster

## Results, sharing and times

puzzles-share = Paylaş
puzzles-shared = Kopyalandı
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Bugünün süreleri
puzzles-board-none = Henüz kimse ilk denemede çözmedi.
puzzles-board-answered = { $count } kişi denedi
puzzles-rush-over = Yarış bitti
puzzles-rush-solved = { $count } bulmaca çözüldü
puzzles-rush-best = Rekorun: { $count }
puzzles-rush-wrong = Hatalar: { $count } / { $most }
puzzles-time-left = Kalan süre
puzzles-mine = Bulmacalarım
puzzles-rating = Güç
puzzles-rating-early = ilk tahmin
puzzles-counts = İlk denemede { $right } / { $tried }
puzzles-mistakes = Kendi hatalarını düzelt
puzzles-goal-mistake = Oyunundakinden daha iyi bir hamle bul.

reason-colours-differ = Renkler farklı
reason-falls = Orada düşer
reason-finger-misses = Öndekini göstermiyor
reason-finger-points-back = Seni gösteriyor
reason-not-best = Daha iyisi var
reason-not-last = Sona başka parça kaldı
reason-not-offered = Düğmeleri kullan
reason-pieces-left = Parçalar kaldı
reason-stands = Ayakta kalır
reason-too-few-squares = Daha çok sığardı
