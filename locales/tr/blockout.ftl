### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Daha yükseğe diz, nefesini tut ve kuleyi yıkan sen olma.
game-blockout-alone = Alıştırma
game-blockout-alone-about = Kartsız bir kule, alıştırma için.

# A letter for each colour of block; all differ.
blockout-letter-wood = A
blockout-letter-red = K
blockout-letter-blue = M
blockout-letter-yellow = S
blockout-letter-black = İ

# A block by size and colour.
blockout-block =
    { $size ->
        [small] küçük
        [medium] orta
        [large] büyük
       *[any] herhangi bir
    } { $colour ->
        [wood] ahşap blok
        [red] kırmızı blok
        [blue] mavi blok
        [yellow] sarı blok
        [black] siyah blok
       *[any] blok
    }
blockout-card-exact =
    { $size ->
        [small] Küçük
        [medium] Orta
       *[large] Büyük
    } { $colour ->
        [wood] ahşap
        [red] kırmızı
        [blue] mavi
        [yellow] sarı
       *[black] siyah
    }
blockout-card-colour =
    { $colour ->
        [wood] Ahşap
        [red] Kırmızı
        [blue] Mavi
        [yellow] Sarı
       *[black] Siyah
    }
blockout-card-size =
    { $size ->
        [small] Küçük
        [medium] Orta
       *[large] Büyük
    }
blockout-card-any = Her blok
blockout-card-pass = Pas
blockout-card-reverse = Yön değiştir

# Spoken while the block must stand, one a second.
blockout-count-1 = bin bir
blockout-count-2 = bin iki
blockout-count-3 = bin üç

blockout-hand = Kartların
blockout-copies = { $count } tane { $card }
blockout-choose-card = Bir kart seç
blockout-choose-block = Şimdi bir blok seç
blockout-hint-again = Oynamak için karta bir daha dokun
blockout-hint-draw = Hiçbiri uymuyor: uyan çıkana kadar çek
blockout-show-hand =
    { $who ->
        [you] Kartlarını göster
        [nobody] Kartları göster
       *[other] Kartları göster: { $name }
    }
blockout-dealing = Kartlar dağıtılıyor
blockout-left = ayrıldı
blockout-clockwise = Oyun saat yönünde dönüyor
blockout-counter = Oyun saat yönünün tersine dönüyor
blockout-cards = { $count } kart
blockout-player-cards = { $name }: { $count } kart
blockout-pile = Destede { $count } kart
blockout-height = Kule: { $count } / { $all } blok
blockout-discard = Son oynanan: { $card }

blockout-lower = İndir
blockout-raise = Kaldır
blockout-keys-far = Büyük adımlarla taşı
blockout-turn = Çeyrek dönüş
blockout-hold-left = Bırakmak için { $seconds } saniye kaldı
blockout-put = Buraya koy
blockout-back = Geri koy
blockout-landing =
    { $safety ->
        [steady] Sağlam görünüyor
        [risky] Riskli
        [falls] Düşer
       *[misses] Kulenin yanında
    }
blockout-face = Kamerayı geri döndür
blockout-picture = Resmi kaydet
blockout-slowly = Yıkılışı yeniden, yavaşça izle
blockout-flat-front = Önden
blockout-flat-side = Yandan
blockout-flat-top = Yukarıdan

blockout-centred = ortada
blockout-turned = dönük
blockout-aside =
    { $way ->
        [left] ortanın { $mm } mm solunda
        [right] ortanın { $mm } mm sağında
        [nearer] { $mm } mm daha yakında
       *[further] { $mm } mm daha uzakta
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] sağlam
       *[moving] sallanıyor
    }
blockout-held = { $block }, { $spot }, { $mm } mm yukarıda
blockout-tower-is =
    { $state ->
        [steady] Kule sağlam duruyor.
       *[moving] Kule sallanıyor.
    }
blockout-push =
    { $way ->
        [left] { $mm } mm sola
        [right] { $mm } mm sağa
        [nearer] { $mm } mm yakına
        [further] { $mm } mm uzağa
        [down] { $mm } mm aşağı
       *[up] { $mm } mm yukarı
    }

blockout-asked = Ayakta kaldı mı? Herkes gördüğünü söylesin.
blockout-asked-again = Anlaşamadınız. Herkes gördüğünü bir kez daha söylesin.
blockout-how = Ayakta kaldı mı?
blockout-fell-late = Şimdi yıkıldı
blockout-place = Koy: { $block }
blockout-now-placing =
    { $who ->
        [you] Şimdi { $block } koyuyorsun.
        [nobody] Konmayı bekleyen: { $block }.
       *[other] { $name }, { $block } koyuyor.
    }

blockout-said-begin =
    { $who ->
        [you] Sen başlıyorsun.
        [nobody] Boş bir yer başlıyor.
       *[other] { $name } başlıyor.
    }
blockout-said-take =
    { $who ->
        [you] { $card } oynayıp { $block } alıyorsun.
        [nobody] { $card } oynandı, { $block } alındı.
       *[other] { $name }, { $card } oynayıp { $block } alıyor.
    }
blockout-said-extra =
    { $who ->
        [you] Son olarak { $block } alıyorsun.
        [nobody] Son olarak { $block } alındı.
       *[other] { $name } son olarak { $block } alıyor.
    }
blockout-said-block =
    { $who ->
        [you] { $block } alıyorsun.
        [nobody] { $block } alındı.
       *[other] { $name } { $block } alıyor.
    }
blockout-said-slip = El kaydı: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Pas geçiyorsun.
        [nobody] Pas geçildi.
       *[other] { $name } pas geçiyor.
    }
blockout-said-reverse =
    { $who ->
        [you] Oyunun yönünü değiştiriyorsun.
        [nobody] Oyunun yönü değişiyor.
       *[other] { $name } oyunun yönünü değiştiriyor.
    }
blockout-said-letgo =
    { $who ->
        [you] Bırakıyorsun.
        [nobody] Blok bırakıldı.
       *[other] { $name } bırakıyor.
    }
blockout-said-drew =
    { $who ->
        [you] { $count } kart çekiyorsun.
        [nobody] Çekilen: { $count } kart.
       *[other] { $name } { $count } kart çekiyor.
    }
blockout-said-stood = Ayakta!
blockout-said-fell = Kule yıkıldı!
blockout-said-late = Kule kendi kendine yıkıldı.
blockout-said-oops = Sayılmaz: kartla blok geri gelir, yeniden seç.
blockout-said-touched = Kuleye dokunuldu: kartla blok geri gelir, sıra da biter.
blockout-said-again = Yine anlaşamadınız: blok yeniden konacak.
blockout-said-open = Yine anlaşamadınız: kule ayakta sayılıyor, oyun devam ediyor.
blockout-said-void =
    { $reason ->
        [touched] Kuleye dokunuldu: kartla blok geri gelir, yeniden seç.
        [time] Süre doldu: yeniden seç.
        [back] Blok geri kondu: yeniden seç.
       *[lost] Deneme yolda kayboldu: yeniden seç.
    }
blockout-said-says-stood =
    { $who ->
        [you] Ayakta kaldı diyorsun.
        [nobody] Ayakta kaldı deniyor.
       *[other] { $name } ayakta kaldı diyor.
    }
blockout-said-says-fell =
    { $who ->
        [you] Yıkıldı diyorsun.
        [nobody] Yıkıldı deniyor.
       *[other] { $name } yıkıldı diyor.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Sözünü geri alıyorsun.
        [nobody] Söz geri alındı.
       *[other] { $name } sözünü geri alıyor.
    }
blockout-said-left =
    { $who ->
        [you] Oyundan ayrıldın.
        [nobody] Bir oyuncu oyundan ayrıldı.
       *[other] { $name } oyundan ayrıldı.
    }
blockout-said-back = Bir hamle geri alındı.
blockout-said-turn =
    { $who ->
        [you] Sıra sende.
        [nobody] Sıra boş bir yerde.
       *[other] Sıra: { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Bir blok kartıyla yeni bir kuleye başla.
        [nobody] Yeni bir kuleye başlanacak.
       *[other] { $name } yeni bir kuleye başlıyor.
    }
blockout-said-bonus =
    { $who ->
        [you] Boştakilerden bir blok daha koy ve kazan.
        [nobody] Bir blok daha konacak.
       *[other] { $name } bir blok daha koyuyor.
    }
blockout-said-practice =
    { $who ->
        [you] İstediğin bloğu al.
        [nobody] Herhangi bir blok alınabilir.
       *[other] { $name } alıştırma yapıyor.
    }
blockout-said-over =
    { $who ->
        [you] Oyun bitti. Kazandın.
        [together] Oyun bitti. Ortak galibiyet: sen ve { $names }.
        [several] Oyun bitti. Ortak galibiyet: { $names }.
        [nobody] Oyun bitti.
       *[other] Oyun bitti. Kazanan: { $names }.
    }

blockout-move-block = { $card }: { $block } al
blockout-move-extra = Al: { $block }
blockout-move-pass = Pas
blockout-move-reverse = Yön değiştir
blockout-move-drawcards = Kart çek
blockout-move-letgo = Bırak
blockout-move-stood = Ayakta kaldı
blockout-move-fell = Yıkıldı
blockout-move-unsay = Geri al
blockout-move-oops = Eyvah, dokundu

blockout-text-not-now = Şu anda yapacağın bir şey yok.
blockout-text-moves = Neler yapabilirsin
blockout-text-hand = Bloğu taşı
blockout-text-state = Son durum
blockout-text-free = Boştaki bloklar: { $blocks }
blockout-text-cards = Kartların: { $cards }

blockout-sheet = Kule: { $count } / { $all } blok
blockout-sheet-place = Derece
blockout-sheet-player = Oyuncu
blockout-sheet-cards = Kalan kartlar

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Zaten kulede
reason-block-mismatch = Blok karta uymuyor
reason-no-contact = Tepeye oturmalı
reason-off-site = Şantiyenin dışında
reason-wrong-spot = Burada öyle yer yok
reason-wrong-verdict = Öyle bir karar yok
reason-can-play = Oynayabilirsin
reason-need-block-card = Blok kartı gerek
reason-bonus-due = Önce ek blok
reason-nine-blocks = Dokuz blok da ayakta
reason-bonus-block = Ek blok ayakta kaldı

## Moves as a replay tells them

replay-blockout-take = { $card } ve { $block }
replay-blockout-extra = son olarak { $block }
replay-blockout-slip = el kaydı: { $mm } mm
replay-blockout-pass = pas
replay-blockout-reverse = oyunun yönü değişiyor
replay-blockout-drawcards = hiçbiri uymuyor, kart çekiliyor
replay-blockout-letgo = bloğu bıraktı
replay-blockout-oops = dokundu, sayılmaz
replay-blockout-stood = kule ayakta kaldı
replay-blockout-fell = kule yıkıldı
replay-blockout-unsay = geri alındı: yıkılmadı
replay-blockout-void =
    { $reason ->
        [touched] kuleye dokunuldu, sayılmaz
        [time] süre doldu: yeni deneme
        [back] blok geri kondu
       *[lost] deneme yolda kayboldu: yeni deneme
    }
replay-blockout-begin =
    { $who ->
        [you] Sen başlıyorsun
        [nobody] Boş bir yer başlıyor
       *[other] { $name } başlıyor
    }
replay-blockout-draw = desteden bir kart: { $card }
replay-blockout-hidden = desteden bir kart
