### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = İlk bilgiler
lesson-blokus-points = Puanlar
lesson-blokus-two-players = İki oyuncu
lesson-blokus-three-players = Üç oyuncu
lesson-blokus-duo = Küçük tahta

lesson-blokus-first-corner = İlk parçan tahtanın bir köşesini kaplar. Bir tane koy.
lesson-blokus-first-corner-done = Her renk kendi köşesinden çıkar.
lesson-blokus-touch-corner = Bundan sonra her parça seninkilerden birine köşe köşeye dokunur.
lesson-blokus-touch-corner-done = Köşe köşeye: rengin böyle büyür.
lesson-blokus-never-edge = Köşe evet, kenar asla. Beşli çizgiyi koy.
lesson-blokus-never-edge-done = Kendi parçaların asla kenar kenara durmaz.
lesson-blokus-others-edge = Başka renklerin kenarları serbest. Birinin hemen yanına parça koy.
lesson-blokus-others-edge-done = Yalnızca kendi kenarların yasak.
lesson-blokus-turn-flip = Parçalar döner ve çevrilir. Işıklı kareleri tam doldur.
lesson-blokus-turn-flip-done = Aynı parça, öbür yüzü üstte.
lesson-blokus-big-first = Büyük parçalara yer çabuk biter. Beş karelik bir tane koy.
lesson-blokus-big-first-done = Küçükler sonra da sığar.
lesson-blokus-to-middle = Orta, bütün tahtayı açar. Işıklı bir kareye ulaş.
lesson-blokus-to-middle-done = Oradan her yöne büyüyebilirsin.
lesson-blokus-close-door = Sarı, ışıklı kareden devam etmek istiyor. Onu kapla.
lesson-blokus-close-door-done = Kaplanan köşe, kapanan kapıdır.
lesson-blokus-shut-out = Sarı artık hiçbir yere sığmıyor, sırası atlandı. Sıradaki parçanı koy.
lesson-blokus-shut-out-done = Sıra yine sende: sığan devam eder.
lesson-blokus-fewest-left = Artık kimse sığmıyor. Kim kazandı?
lesson-blokus-fewest-left-blue = Mavi, 17 kare kaldı
lesson-blokus-fewest-left-yellow = Sarı, 54 kare kaldı
lesson-blokus-fewest-left-done = En az karesi kalan kazanır.

lesson-blokus-points-left = Puanlı oyunda kalan her kare eksi birdir. Dörder karelik iki parça kaç puan eder?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = İki kere dört kare: eksi sekiz.
lesson-blokus-points-bonus = Bütün parçaları koymak 15 puan. Tek kare en sona kaldıysa 5 daha. İkisi kaç eder?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Yirmiden fazlası olmaz.

lesson-blokus-two-red = İki kişiyken mavi de kırmızı da senin. Kırmızıyı boş bir köşeye koy.
lesson-blokus-two-red-done = Her rengin kendi parçaları ve kendi başlangıcı var.
lesson-blokus-two-apart = Mavi de kırmızı da senin, ama birbirine yardım etmezler. Mavi koy.
lesson-blokus-two-apart-done = Mavi yalnızca maviden büyür.

lesson-blokus-shared-turn = Yeşil ortaktır: sırayla koyarsınız, şimdi sen. Onu son köşeye koy.
lesson-blokus-shared-turn-done = Yeşili bir sonraki sefer başka biri koyar.
lesson-blokus-shared-count = Sonunda yeşil kareler kime sayılır?
lesson-blokus-shared-count-me = Bana
lesson-blokus-shared-count-all = Herkese
lesson-blokus-shared-count-nobody = Hiç kimseye
lesson-blokus-shared-count-done = Ortak renk kimseye sayılmaz.

lesson-blokus-duo-start = Duo tahtanın içinde başlar. Işıklı başlangıç kareni kapla.
lesson-blokus-duo-start-done = Öbür renk karşıdan başlar.
lesson-blokus-duo-meet = Küçük tahtada hemen karşılaşırsınız. Araya gir: ışıklı bir kareye ulaş.
lesson-blokus-duo-meet-done = Erken kaptığın yer, öbürüne eksik kalır.

lesson-wrong-no-start-corner = Bir rengin ilk parçası boş bir köşe karesini kaplar.
lesson-wrong-no-start-square = Duo’da ilk parça kendi başlangıç kareni kaplar.
lesson-wrong-edge-contact = Orada kendi rengine kenar kenara geliyor.
lesson-wrong-no-corner-contact = Orada aynı rengin hiçbir köşesine dokunmuyor.
lesson-wrong-overlap = Orada zaten bir parça var.
lesson-wrong-off-board = Bir kısmı tahtanın dışında.
lesson-wrong-not-the-line = Sığıyor, ama bu kez beşli çizgiyi al.
lesson-wrong-no-neighbour = Sığıyor, ama yanında başka renk yok.
lesson-wrong-not-the-lit = Tam ışıklı kareler: parçayı döndür ya da çevir.
lesson-wrong-too-small = Sığıyor, ama karesi beşten az.
lesson-wrong-not-to-middle = Sığıyor, ama ışıklı bir kare kaplanmadı.
lesson-wrong-door-open = Sarı hâlâ ışıklı kareden devam edebilir.
lesson-wrong-more-left = En çok karesi kalan renk o.
lesson-wrong-per-piece = Kareler sayılır, parçalar değil.
lesson-wrong-no-minus = Kalanlar puan götürür.
lesson-wrong-smallest-too = Üstelik tek kare de en sona kaldı.
lesson-wrong-all-laid-too = Üstelik bütün parçalar kondu.
lesson-wrong-shared-mine = Onu yalnızca üç seferde bir sen koyarsın.
lesson-wrong-shared-all = O zaman hiçbir şey değişmezdi.
lesson-wrong-not-between = Sığıyor, ama ışıklı bir kare kaplanmadı.
