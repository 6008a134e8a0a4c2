### Hints and the review of a game of Blokus.

## The hint

blokus-advice = İpucu
blokus-advice-key = İpucu (H)
blokus-advice-stop = İpucu aramayı bırak
blokus-advice-thinking = İyi bir hamle aranıyor…
blokus-advice-close = İpucunu gizle
blokus-advice-take = Oraya koy
blokus-advice-said = İpucu: { $piece }, kareler { $cells }. { $margin }.
blokus-advice-refused = İpucu yok: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Yaklaşık bir kare önde
       *[other] Yaklaşık { $count } kare önde
    }
blokus-margin-behind =
    { $count ->
        [one] Yaklaşık bir kare geride
       *[other] Yaklaşık { $count } kare geride
    }
blokus-margin-level = En iyiyle aşağı yukarı eşit

## The review

blokus-review-waiting = Oyuna bakılıyor…
blokus-review-progress = { $total } hamleden { $done } tanesine bakıldı
blokus-review-chart = Beklenen sonuç, hamle hamle
blokus-review-about = Her rengin sona kadar koyması beklenen kare sayısı
blokus-review-about-bonus = Her rengin sona kadar koyması beklenen kare sayısı, bonus puanlarıyla
blokus-review-slider = Oyundaki durum
blokus-review-before = { $number }. hamleden önce
blokus-review-end = Oyun sonu
blokus-review-unknown = henüz bakılmadı
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Oyunun döndüğü yerler
blokus-review-swings-later = En büyük dönüm noktaları burada görünecek.
blokus-review-no-swings = Hiçbir hamle bir şey kaybettirmedi. İyi oynandı!
blokus-review-swing = { $number }. hamle: { $name }
blokus-review-lost =
    { $count ->
        [one] yaklaşık bir kare kaybettirdi
       *[other] yaklaşık { $count } kare kaybettirdi
    }
blokus-review-played = Oynanan: { $piece }
blokus-review-better = Daha iyisi: { $piece }
blokus-review-board = { $number }. hamleden önce tahta
blokus-review-board-swing = { $number }. hamleden önce tahta. Oynanan: { $played }. Daha iyisi: { $better }.
blokus-review-board-end = Oyun sonunda tahta
blokus-review-table = Bütün sayılar
blokus-review-table-caption = Her hamleden önce her rengin beklenen puanı
blokus-review-column-move = Hamle
blokus-review-column-player = Oyuncu
blokus-review-column-laid = Konan
blokus-review-column-better = İyisi
blokus-review-number = { $points }
