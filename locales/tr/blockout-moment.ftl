# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Son kartını oyna ya da dokuzuncu bloğu tepeye koy.
blockout-moment-goal-alone = Dokuz bloğun hepsini tek bir kuleye diz.
blockout-moment-lots = Kartlar dağıtılıyor. Kimin başlayacağını kura belirler, herkes yedi kart alır.
blockout-moment-wait = Şimdi oynayan: { $name }. { $way ->
        [back] Yön değiştir oynandığı için oyun saat yönünün tersine dönüyor.
       *[clockwise] Oyun saat yönünde dönüyor, her sırada bir kart.
    }
blockout-moment-watch = Şimdi oynayan: { $name }. Her sırada bir kart oynanır ve izin verdiği blok konur.
blockout-moment-over = Oyun bitti. Artık hamle yapılamaz.
blockout-moment-card = Bloğu hâlâ boşta olan bir kart ya da bir aksiyon kartı oyna. Blok kulenin tepesine konur.
blockout-moment-base = Bloğu boşta olan bir kart ya da bir aksiyon kartı oyna. Kulenin ilk bloğu şantiyeye konur.
blockout-moment-ninth = Boşta tek blok kaldı. Ona uyan bir kartın varsa ve blok ayakta kalırsa kazanırsın, elinde kaç kart olursa olsun.
blockout-moment-last-card = Bu son kartın. Sıranın sonunda kartın kalmazsa kazanırsın; bir ev kuralı bir blok daha istemiyorsa.
blockout-moment-draw = Kartlarının hiçbiri oynanamıyor. Oynanabilen bir kart gelene kadar çekmeli ve onu hemen oynamalısın.
blockout-moment-luck = { $count ->
        [0] Oynanabilen bir kart gelene kadar çekiyorsun.
        [one] Yıkılan kule için bir kart daha çekiyorsun.
       *[other] Yıkılan kule için { $count } kart daha çekiyorsun.
    } Kartlar açılınca devam edebilirsin.
blockout-moment-restart = Kule yıkıldı, bütün bloklar boşta. Aynı sırada bir blok kartıyla yeni bir kuleye başlarsın; aksiyon kartları şimdi oynanamaz.
blockout-moment-bonus = Son kartını oynadın, şimdi bir blok daha gerek. Boştaki herhangi bir bloğu al: ayakta kalırsa kazanırsın.
blockout-moment-practice = Boştaki herhangi bir bloğu al; kart yok. { $count ->
        [one] Tam kuleye bir blok kaldı.
       *[other] Tam kuleye { $count } blok kaldı.
    }
blockout-moment-slip = Blok, seçilen noktanın biraz yanına iner. Ne kadar olduğuna şans karar verir, çünkü hiçbir el tam sabit durmaz.
blockout-moment-placing = Blok yalnızca en üstteki bloğun üst yüzüne dokunabilir. Bıraktıktan sonra kule üçe kadar ayakta kalmalı.
blockout-moment-stack = { $own ->
        [yes] Gerçek bloğu tek elle koy, yalnızca en üstteki bloğun üstüne.
       *[no] Blok tek elle, yalnızca en üstteki bloğun üstüne konuyor: { $name }.
    } Konduğunu ya da kulenin yıkıldığını herkes söyleyebilir.
blockout-moment-count = Herkes üçe kadar sayar. Yalnızca sonunda ayakta olan kule sayılır; yıkılırsa hemen söylenebilir.
blockout-moment-report = Ayakta kaldı mı? Tek yanıt yeter, ama birkaç saniye boyunca herkes karşı çıkabilir.
blockout-moment-vote = İki kişi iki farklı şey gördü, bu yüzden herkes oy verir. Çoğunluk karar verir.
blockout-moment-revote = Oylar eşit çıktı, bu yüzden herkes bir kez daha oy verir. Yine eşit kalırsa blok yeniden konur.

blockout-coach-fell = { $name }: kule yıkıldı. { $count ->
        [0] Bütün bloklar yeniden boşta.
       *[other] Bedeli { $count } kart; yeni bir kule başlıyor.
    }
blockout-coach-late = Kule saymadan sonra yıkıldı: konan blok yine de sayılır.
blockout-coach-back = Bu deneme sayılmadı, kartla blok geri geliyor.
blockout-coach-reverse = Bundan sonra oyun { $way ->
        [back] saat yönünün tersine dönüyor.
       *[clockwise] saat yönünde dönüyor.
    }
blockout-coach-bonus = Kartların bitti: bir blok daha, o da ayakta kalmalı.
blockout-coach-drew = { $count ->
        [one] Bir kart çektin.
       *[other] { $count } kart çektin.
    }
blockout-coach-eight = Sekiz blok ayakta: dokuzuncuyu koyan kazanır.
blockout-coach-one-card = Tek kartı kaldı: { $name }.
blockout-coach-stuck = { $count ->
        [one] Kartlarından birinin bloğu şimdi kulede: o kart beklemeli.
       *[other] { $count } kartının bloğu şimdi kulede: o kartlar beklemeli.
    }
