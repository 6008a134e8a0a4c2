### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Kaydıraktan üç zar, kartların üstünde pullar, sonra birden ışıklar söner.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = GERİ AL
blackout-reroll = TEKRAR
blackout-free = BEDAVA

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = G
blackout-die-R = T
blackout-die = Zar { $die }: { $face }
blackout-die-aside = Zar { $die } kenarda
blackout-dice = Zarlar

blackout-card = Kart { $card }
blackout-card-coming = Sıradaki kart geliyor
blackout-space-open = { $number }, açık, kart { $card }, hane { $space }
blackout-space-covered = { $number }, kapalı, kart { $card }, hane { $space }
blackout-space-free = BEDAVA, kapalı, kart { $card }, hane { $space }

blackout-tray = Atıştan kalanlar
blackout-token = { $item }
blackout-token-lost = { $item }, hiçbir yere uymuyor
blackout-fits-nowhere = Şu an uymuyor
blackout-about-wild = İstediğin açık haneye bir pul.
blackout-about-undo = Herhangi bir karttan bir pul kaldırır.
blackout-about-reroll = Diğer iki zar yeniden atılır.

blackout-roll-do = Zar at
blackout-reroll-do = TEKRAR
blackout-end-do = Sırayı bitir
blackout-call = BLACKOUT!
blackout-keys-number = O sayıyı al
blackout-keys-use = Bu hanede kullan ya da zar at

blackout-your-turn = Sıra sende
blackout-turn-of =
    { $who ->
        [you] Sıra sende
        [nobody] Yer hâlâ boş
       *[other] Sıra: { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Oynuyorsun
        [nobody] Yer hâlâ boş
       *[other] { $name } oynuyor
    }
blackout-setting = Kartlar diziliyor
blackout-extra-turn = Ek sıra
blackout-left = ayrıldı
blackout-hint-roll = Zarları kaydıraktan bırak
blackout-hint-wait =
    { $who ->
        [you] Birazdan zar atacaksın
        [nobody] Zarlar bir oyuncu bekliyor
       *[other] { $name } birazdan zar atacak
    }
blackout-cards-won = { $count } / { $goal } kart
blackout-cards-count = { $count } / { $goal }
blackout-player-cards = { $name }: { $count } / { $goal } kart
blackout-pile = Destede { $count } kart
blackout-chips = { $count } pul kaldı
blackout-last-roll = Son atış: { $dice }
blackout-pending = Kullanılacak: { $items }.
blackout-lost = Şu an hiçbir yere uymuyor: { $items }

blackout-said-begins =
    { $who ->
        [you] Sen başlıyorsun.
        [nobody] Boş bir yer başlıyor.
       *[other] { $name } başlıyor.
    }
blackout-said-rolled =
    { $who ->
        [you] Attığın: { $dice }.
        [nobody] Zarlar: { $dice }.
       *[other] { $name } attı: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] İki zarı tekrar attın: { $dice }.
        [nobody] İki zar tekrar: { $dice }.
       *[other] { $name } iki zarı tekrar attı: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Kullandığın: { $item }. Pul kondu: kart { $card }, hane { $space }.
        [nobody] Pul kondu: kart { $card }, hane { $space }.
       *[other] { $name } kullandı: { $item }. Pul kondu: kart { $card }, hane { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] GERİ AL kullandın. Pul kalktı: kart { $card }, hane { $space }.
        [nobody] Pul kalktı: kart { $card }, hane { $space }.
       *[other] { $name } GERİ AL kullandı. Pul kalktı: kart { $card }, hane { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Bir kart kazandın.
        [nobody] Bir kart kazanıldı.
       *[other] { $name } bir kart kazandı.
    }
blackout-said-opened = Kart { $card } açılıyor.
blackout-said-blackout = BLACKOUT! İlk bağıran bir kart alır.
blackout-said-called =
    { $who ->
        [you] İlk sen bağırdın!
        [nobody] Biri herkesten önce bağırdı!
       *[other] İlk bağıran: { $name }!
    }
blackout-said-nobody = Kimse vaktinde bağırmadı.
blackout-said-nothing = Hiçbiri uymuyor.
blackout-said-ended =
    { $who ->
        [you] Sıranı bitirdin.
        [nobody] Sıra bitti.
       *[other] { $name } sırasını bitirdi.
    }
blackout-said-left =
    { $who ->
        [you] Oyundan ayrıldın.
        [nobody] Bir oyuncu oyundan ayrıldı.
       *[other] { $name } oyundan ayrıldı.
    }
blackout-said-back = Bir hamle geri alındı.
blackout-said-turn =
    { $who ->
        [you] Sıra sende.
        [nobody] Sıra boş bir yerde.
       *[other] Sıra: { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Ek sıra kazandın.
        [nobody] Ek sıra var.
       *[other] Ek sıra: { $name }.
    }
blackout-said-over =
    { $who ->
        [you] Oyun bitti. Kazandın.
        [together] Oyun bitti. Ortak galibiyet: sen ve { $names }.
        [several] Oyun bitti. Ortak galibiyet: { $names }.
        [nobody] Oyun bitti.
       *[other] Oyun bitti. Kazanan: { $names }.
    }

blackout-move-roll = Zarları at
blackout-move-reroll = TEKRAR: öbür iki zarı yeniden at
blackout-move-end = Sırayı bitir
blackout-move-call = Bağır: BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Bağırıyorsun: BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } bağırıyor: BLACKOUT!
    }
blackout-move-number = { $number }: kart { $card }, hane { $space }
blackout-move-wild = JOKER: { $number }, kart { $card }, hane { $space }
blackout-move-undo = GERİ AL, pul kalkar: { $number }, kart { $card }, hane { $space }

blackout-text-not-now = Şu anda yapacağın bir şey yok.
blackout-text-moves = Neler yapabilirsin
blackout-text-state = Son durum
blackout-cards-table = Açık kartlar
blackout-space-column = Hane
blackout-cell-open = { $number }, açık
blackout-cell-covered = { $number }, kapalı

blackout-sheet = İlk { $goal } kart alan kazanır
blackout-sheet-place = Derece
blackout-sheet-player = Oyuncu
blackout-sheet-cards = Kazanılan

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Bu atışta yok
reason-no-match = Sayı uymuyor
reason-covered = Zaten kapalı
reason-no-chip = Orada pul yok
reason-no-blackout = Şimdi Blackout yok
reason-five-cards = Beş kart kazanıldı

## Moves as a replay tells them

replay-blackout-roll = zarlar kaydıraktan
replay-blackout-reroll = iki zar bir daha
replay-blackout-end = sıra bitti
replay-blackout-call = Blackout!
replay-blackout-put = { $what }: kart { $card }, hane { $space }
replay-blackout-undo = pul kalktı: kart { $card }, hane { $space }
replay-blackout-draw = yeni bir kart
replay-blackout-begin =
    { $who ->
        [you] Sen başlıyorsun
        [nobody] Boş bir yer başlıyor
       *[other] { $name } başlıyor
    }

## The hint / The review

blackout-advice-take = Oraya koy
blackout-advice-said = İpucu: { $move }. { $chance }.
blackout-chance = Kazanma olasılığı: yaklaşık { $percent }
blackout-review-chances = Kazanma olasılığı: { $better } yerine { $played }
