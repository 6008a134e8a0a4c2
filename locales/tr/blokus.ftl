### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Köşe köşeye, asla kenar kenara değil: başkaları kapmadan bütün parçalarına yer bul.

blokus-colour-blue = mavi
blokus-colour-yellow = sarı
blokus-colour-red = kırmızı
blokus-colour-green = yeşil

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = M
blokus-letter-yellow = S
blokus-letter-red = K
blokus-letter-green = Y

blokus-board = Tahta
blokus-shared = Ortak renk
blokus-squares-left = { $count } kare kaldı
blokus-pieces-left = { $count } parça kaldı
blokus-tray = { $colour } parçalar
blokus-piece = { $piece } parçası
blokus-piece-places =
    { $count ->
        [0] { $piece }, yer yok
       *[other] { $piece }, { $count } yer
    }
blokus-whose-tray = Hangi rengin parçaları görünsün

blokus-standing-blocked = hamle kalmadı
blokus-standing-finished = hepsi kondu
blokus-standing-left = ayrıldı
blokus-skipped = atlandı

blokus-your-turn = Sıra sende
blokus-turn-of =
    { $who ->
        [you] Sıra sende
        [nobody] Yer hâlâ boş
       *[other] Sıra: { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Sıra sende
        [nobody] Yer hâlâ boş
       *[other] { $name } düşünüyor
    }
blokus-drawing-lots = Kura: kim başlıyor?
blokus-lay-for-all = Ortak renk için koyuyorsun
blokus-you-win = Kazandın!
blokus-wins =
    { $who ->
        [you] Kazandın!
        [nobody] Kimse kazanmadı
       *[other] Kazanan: { $name }
    }
blokus-shared-win = Ortak galibiyet

blokus-lay = Buraya koy
blokus-turn = Döndür
blokus-turn-key = Döndür (R)
blokus-flip = Çevir
blokus-flip-key = Çevir (F)
blokus-keys-jump = O yöndeki bir sonraki uygun yere atla
blokus-put-back = Geri koy
blokus-pass = Pas
blokus-pass-sure = Evet, pas
blokus-turn-board = Tahtayı döndür
blokus-holding = Elinde { $piece } var
blokus-hint-take = Bir parça al ve tahtaya koy
blokus-hint-holding = R döndürür, F çevirir, Esc geri koyar

blokus-said-laid = { $colour } renk: { $piece } parçası kondu, kareler { $cells }.
blokus-said-returned = { $colour } renk: { $piece } parçası geri alındı.
blokus-said-passed = { $colour } renk: pas.
blokus-said-skipped = { $colour } renk: yer kalmadı, sırası atlandı.
blokus-said-turn =
    { $who ->
        [you] Sıra sende, renk: { $colour }.
        [nobody] Sıradaki renk: { $colour }, yeri hâlâ boş.
       *[other] Sıra: { $name }, renk: { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] Oyun bitti. Kazandın.
        [together] Oyun bitti. Ortak galibiyet: sen ve { $names }.
        [several] Oyun bitti. Ortak galibiyet: { $names }.
        [nobody] Oyun bitti.
       *[other] Oyun bitti. Kazanan: { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, sığıyor
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Şu anda koyacağın bir parça yok.
blokus-text-pieces = Sığan parçalar
blokus-text-places = { $piece } için yerler
blokus-place = { $piece }: { $cells }, { $count } kare kaplar
blokus-text-before = Önceki
blokus-text-after = Sonraki
blokus-text-page = Sayfa { $page } / { $pages }
blokus-board-table = Tahta, yukarıdan aşağı satır satır
blokus-empty = boş

blokus-sheet-basic = En az karesi kalan kazanır
blokus-sheet-advanced = En çok puanı olan kazanır: kare başına eksi bir, artı bonus
blokus-sheet-place = Derece
blokus-sheet-player = Oyuncu
blokus-sheet-left = Kalan kareler
blokus-sheet-bonus = Bonus
blokus-sheet-total = Toplam
blokus-sheet-number = { $value }
blokus-sheet-not-counted = sayılmaz

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Tahtanın dışında
reason-overlap = Kare dolu
reason-bad-shape = Bu şekil olmaz
reason-no-start-corner = Bir köşeyi kapla
reason-no-start-square = Başlangıç kareni kapla
reason-edge-contact = Kenarına dokunuyor
reason-no-corner-contact = Köşesi köşene dokunmalı
reason-all-passed = Herkes pas dedi
reason-no-more-moves = Hamle kalmadı
replay-blokus-lay =
    { $squares ->
        [one] bir kare: { $cell }
       *[other] { $squares } kare: { $cell }
    }
replay-blokus-pass = pas
replay-blokus-begin =
    { $who ->
        [you] Sen başlıyorsun
        [nobody] Boş bir yer başlıyor
       *[other] { $name } başlıyor
    }

## Records

end-record-blksgf = Pentobi için (.blksgf)
