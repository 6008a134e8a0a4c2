### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Oraya koy
blokus-advice-said = İpucu: { $piece }, kareler { $cells }. { $margin }.
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

blokus-review-chart = Beklenen sonuç, hamle hamle
blokus-review-about = Her rengin sona kadar koyması beklenen kare sayısı
blokus-review-about-bonus = Her rengin sona kadar koyması beklenen kare sayısı, bonus puanlarıyla
blokus-review-slider = Oyundaki durum
blokus-review-unknown = henüz bakılmadı
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] yaklaşık bir kare kaybettirdi
       *[other] yaklaşık { $count } kare kaybettirdi
    }
blokus-review-gave-piece = Artık yer yok: { $pieces }
blokus-review-gave-lane = Yolu kapatan: { $name }. Artık yer yok: { $pieces }
blokus-review-gave-room = Artık ulaşılamayan kareler: { $count }
blokus-review-gave-left = Boş kareler kime kaldı: { $name } · { $count }
blokus-review-gave-small = Tahtaya eksik konan kareler: { $count }
blokus-review-table = Bütün sayılar
blokus-review-table-caption = Her hamleden önce her rengin beklenen puanı
blokus-review-column-move = Hamle
blokus-review-column-player = Oyuncu
blokus-review-column-laid = Konan
blokus-review-column-better = İyisi
blokus-review-number = { $points }
