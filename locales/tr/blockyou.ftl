### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Sıra yok, acımak yok: renkleri uydur, kartını herkesten önce koy ve diğerlerini parmakla turdan çıkar.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = beyaz
blockyou-colour-R = kırmızı
blockyou-colour-O = turuncu
blockyou-colour-Y = sarı
blockyou-colour-L = açık yeşil
blockyou-colour-B = mavi
blockyou-colour-P = mor

blockyou-direction-N = kuzey
blockyou-direction-NE = kuzeydoğu
blockyou-direction-E = doğu
blockyou-direction-SE = güneydoğu
blockyou-direction-S = güney
blockyou-direction-SW = güneybatı
blockyou-direction-W = batı
blockyou-direction-NW = kuzeybatı
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = üstte { $nw } ve { $ne }, altta { $sw } ve { $se }; parmakların yönü { $one } ve { $other }

## Ready

blockyou-ready-title = Herkes aynı anda oynar
blockyou-ready-about = Kartını birden çok kartın üstüne koy: her renk kendi renginin üstüne, beyaz hepsiyle olur. Parmakları gösterdiği herkesi engeller.
blockyou-ready-solo-about = Bütün kartlarını olabildiğince çabuk koy: her renk kendi renginin üstüne, beyaz hepsiyle olur. Hiçbir parmak seni göstermesin.
blockyou-ready-me = Hazırım
blockyou-ready-us = Hazırız
blockyou-ready-start = Geri sayımı başlat
blockyou-ready-count = { $ready } / { $count } hazır

## How each one stands

blockyou-status-idle = henüz değil
blockyou-status-leads = başlatan
blockyou-status-ready = hazır
blockyou-status-active = arıyor
blockyou-status-alone = sona kaldı
blockyou-status-done = koydu
blockyou-status-blocked = engellendi
blockyou-status-fault = hata
blockyou-status-last = geç kaldı
blockyou-status-returned = kart döndü
blockyou-status-out = dışarıda
blockyou-status-left = ayrıldı
blockyou-fault-colours = yanlış renkler
blockyou-fault-self = kendini gösterdi
blockyou-cards = { $count } kart
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Sen engelledin
        [nobody] Engellendi
       *[other] Engelleyen: { $name }
    }
blockyou-own-done = Oldu!
blockyou-own-last = Sona kaldın: kartın geri dönüyor
blockyou-own-returned = Kartın geri dönüyor
blockyou-own-out = Hatandan dolayı bu turda dışarıdasın. Sonraki turda yine varsın.
blockyou-own-fault-colours = Renkler uymuyor. Bir ceza kartı; bu turda ve sonrakinde dışarıdasın.
blockyou-own-fault-self = Kendini gösterdin. Bir ceza kartı; bu turda ve sonrakinde dışarıdasın.
blockyou-solo-fault-colours = Renkler uymuyor: bir ceza kartı
blockyou-solo-fault-self = Kendini gösterdin: bir ceza kartı

## The hand

blockyou-hand-down = Kartın, yüzü kapalı
blockyou-hand-card = Kartın: { $card }. Döndürmek için bas.
blockyou-lay-do = Koy
blockyou-hint-touch = Alana sürükle ya da bir yere dokun. Döndürmek için karta dokun.
blockyou-hint-mouse = Alana sürükle. R ya da tekerlek döndürür.
blockyou-watching = İzliyorsun

## Times and results

blockyou-seconds-left = { $seconds } saniye kaldı
blockyou-last-other =
    { $who ->
        [you] Sona sen kaldın
        [nobody] Kimse kalmadı
       *[other] Sona kalan: { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Süre
blockyou-solo-left = { $count } kart kaldı
blockyou-result-title = Tur { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } sn sonra
blockyou-result-blocks = engelledi: { $names }
blockyou-result-nobody = Kimse kart koymadı
blockyou-ending-all = Kimse kalmadı: tur bitti.
blockyou-ending-last =
    { $who ->
        [you] Sona sen kaldın.
        [nobody] Sona bir kişi kaldı.
       *[other] Sona kalan: { $name }.
    }
blockyou-ending-time = Süre doldu: kartlar geri dönüyor.
blockyou-ending-dead = Artık hiçbir kart konamıyordu: kartlar geri dönüyor.
blockyou-ending-refreshed = Kimse kart koyamıyordu: işte yeni bir alan.
blockyou-fitted-show = Kartın uyduğu yerleri göster
blockyou-fitted =
    { $count ->
        [0] Kartın hiçbir yere uymuyordu
       *[other] Kartın { $count } yere uyuyordu
    }
blockyou-pause = Mola
blockyou-pause-later = Bu turdan sonra mola
blockyou-pause-comes = Bu turdan sonra mola var
blockyou-paused =
    { $who ->
        [you] Mola
        [nobody] Mola
       *[other] Mola: { $name }
    }
blockyou-go-on = Devam

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Hazırsın.
        [nobody] Bir yer hazır.
       *[other] { $name } hazır.
    }
blockyou-said-left =
    { $who ->
        [you] Oyundan ayrıldın.
        [nobody] Bir oyuncu oyundan ayrıldı.
       *[other] { $name } oyundan ayrıldı.
    }
blockyou-said-countdown = Üç, iki, bir…
blockyou-said-round = Tur { $round }.
blockyou-said-card = Kartın: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Kart koydun: satır { $row }, sütun { $column }.
        [nobody] BlockYou! Bir kart kondu: satır { $row }, sütun { $column }.
       *[other] BlockYou! { $name } kart koydu: satır { $row }, sütun { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Hata: renklerin uymuyor, satır { $row }, sütun { $column }. Bir ceza kartı alıyorsun.
        [nobody] Hata: renkler uymuyor, satır { $row }, sütun { $column }.
       *[other] Hata, { $name }: renkler uymuyor, satır { $row }, sütun { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Hata: kendini gösterdin. Bir ceza kartı alıyorsun.
        [nobody] Hata: bir parmak kartı koyanın yerini gösteriyor.
       *[other] Hata: { $name } kendini gösterdi.
    }
blockyou-said-blocked =
    { $count ->
        [one] Engellenen: { $names }.
       *[other] Engellenenler: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Sona sen kaldın: on saniye!
        [nobody] On saniye kaldı.
       *[other] Sona kalan: { $name }, on saniyesi var.
    }
blockyou-said-over =
    { $who ->
        [you] Oyun bitti. Kazandın.
        [nobody] Oyun bitti.
       *[other] Oyun bitti. Kazanan: { $name }.
    }
blockyou-now-ready = Herkes hazır olunca yarış başlar.
blockyou-now-leader =
    { $who ->
        [you] Diğerleri hazır olunca geri sayımı sen başlatırsın.
        [nobody] Diğerleri hazır olunca geri sayımı boş bir yer başlatır.
       *[other] Diğerleri hazır olunca geri sayımı { $name } başlatır.
    }
blockyou-now-countdown = Sıradaki kartlar birazdan açılıyor.
blockyou-now-race = Hâlâ arayanlar: { $names }.

## The playing area in words

blockyou-text-not-now = Şu anda yapacağın bir şey yok.
blockyou-text-hand = { $name }, kartın
blockyou-text-row = Üst karelerinin satırı
blockyou-text-column = Sol karelerinin sütunu
blockyou-text-turn = Dönüş
blockyou-text-turn-0 = dönüşsüz: { $card }
blockyou-text-turn-1 = çeyrek: { $card }
blockyou-text-turn-2 = yarım: { $card }
blockyou-text-turn-3 = üç çeyrek: { $card }
blockyou-text-lay = Koy
blockyou-text-places = Alanda kart konabilen yerler
blockyou-text-row-places = satır { $row }: sütunlar { $columns }
blockyou-text-field = Alan: satırlar kuzeyden, sütunlar batıdan başlar
blockyou-text-cell = { $colour }, kart { $card }
blockyou-text-row-head = Satır { $row }
blockyou-text-column-head = Sütun { $column }
blockyou-text-players = Son durum
blockyou-text-pile = { $count } ceza kartı kaldı

## The score sheet

blockyou-sheet = Bütün kartlarını ilk koyan kazanır
blockyou-sheet-solo = Tek başına oyun
blockyou-sheet-place = Derece
blockyou-sheet-player = Oyuncu
blockyou-sheet-cards = Kalan kartlar
blockyou-sheet-time = Süre
blockyou-sheet-fastest = En hızlı
blockyou-sheet-blocks = Engel
blockyou-sheet-faults = Hata
blockyou-best = Rekorun: { $time }
blockyou-best-new = En iyi süren!
blockyou-best-all = En iyi sürelerin: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Dışarıdasın
reason-off-field = Alanın dışında
reason-covers-one-card = Tek kartın üstünde

## Moves as a replay tells them

replay-blockyou-ready = hazır
replay-blockyou-begin =
    { $who ->
        [you] Geri sayımı sen başlatıyorsun
        [nobody] Geri sayımı boş bir yer başlatıyor
       *[other] Geri sayımı { $name } başlatıyor
    }
replay-blockyou-count = üç, iki, bir, sıfır
replay-blockyou-turn = kartlar açılıyor
replay-blockyou-lay =
    { $turns ->
        [0] bir kart, satır { $row }, sütun { $column }
        [1] bir kart, satır { $row }, sütun { $column }, çeyrek dönüş sağa
        [2] bir kart, satır { $row }, sütun { $column }, yarım dönüş
       *[other] bir kart, satır { $row }, sütun { $column }, çeyrek dönüş sola
    }
replay-blockyou-hidden = bir kart, yüzü kapalı
replay-blockyou-draw = desteden bir kart: { $card }
