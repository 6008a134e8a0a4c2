### Hints and reviews, in every game that has them.

## The hint

advice = İpucu
advice-key = İpucu (H)
advice-stop = İpucu aramayı bırak
advice-thinking = İyi bir hamle aranıyor…
advice-close = İpucunu gizle
advice-refused = İpucu yok: { $reason }

## The review

review-waiting = Oyuna bakılıyor…
review-progress = { $total } hamleden { $done } tanesine bakıldı
review-before = { $number }. hamleden önce
review-end = Oyun sonu
review-swings = Oyunun döndüğü yerler
review-swings-later = En büyük dönüm noktaları burada görünecek.
review-no-swings = Hiçbir hamle bir şey kaybettirmedi. İyi oynandı!
review-swing = { $number }. hamle: { $name }
review-played = Oynanan: { $move }
review-better = Daha iyisi: { $move }
review-board = { $number }. hamleden önce tahta
review-board-swing = { $number }. hamleden önce tahta. Oynanan: { $played }. Daha iyisi: { $better }.
review-board-end = Oyun sonunda tahta
