# Blackout: the rule of the moment, the coach, the goal in one line. Numbers come as a list: 2, 5.

blackout-moment-goal = Bir karta son pulu koy, kartı kazan. Beş kart alan oyunu kazanır.
blackout-moment-lots = Kartlar açılıyor. Kimin başlayacağını ve ilk üç kartı kura belirler.
blackout-moment-wait = Şimdi oynayan: { $name }. Bu atış bitince zarlar soldaki oyuncuya geçer.
blackout-moment-watch = Şimdi oynayan: { $name }. Atılan her sayı bir karta bir pul koyar.
blackout-moment-over = Oyun bitti: beş kart onu hemen bitirir. Diğerleri kazandıkları kartlara göre derece alır.
blackout-moment-roll = Önce zarları kaydıraktan bırak. Yalnızca attığını koyabilirsin.
blackout-moment-luck = Zarlar ya da yeni bir kart yolda. Durdukları anda devam edebilirsin.
blackout-moment-place = Konacaklar: { $numbers }. { $duty ->
        [may] Uyan bir sayı konmak zorunda; ama bu sırada kart kazandıysan ya da TEKRAR attıysan değil.
       *[must] Uyan her sayı konmak zorunda; haneyi sen seçersin.
    } { $gone ->
        [0] { "" }
        [one] Şimdilik hiçbir yere uymuyor: { $lost }.
       *[other] Şimdilik hiçbir yere uymuyor: { $lost }.
    }
blackout-moment-reroll = Sayıların bitti, şimdi öbür iki zar bir daha atılmalı. JOKER ve GERİ AL sonraya kalır.
blackout-moment-wild = JOKER ile istediğin açık sayıya bir pul koyabilirsin. Kullanmazsan sıranın sonunda yanar.
blackout-moment-undo = GERİ AL ile herhangi bir karttan bir pul kaldırabilirsin, kimin olduğu fark etmez. Kullanmazsan sıranın sonunda yanar.
blackout-moment-end = Sıranı bitirebilirsin. Atıştan kalanlar yanar.
blackout-moment-call = Üç özel yüz birden: BLACKOUT! diye bağır. İlk bağıran destenin sıradaki kartını alır.

blackout-coach-dark = Işıklar söndü: ilk bağıran bir kart alır.
blackout-coach-won = Bir kart kazandın. { $count ->
        [0] { "" }
       *[other] Atışından kalanlarla devam et.
    }
blackout-coach-taken = Kartı kazanan: { $name }.
blackout-coach-found = Yeniden yer açıldı: { $numbers }. Uyanı koy.
blackout-coach-lost = { $count ->
        [one] Açık hane yok: { $numbers }. Yer açılmazsa yanar.
       *[other] Açık hane yok: { $numbers }. Yer açılmazsa yanarlar.
    }
blackout-coach-wild = Elinde bir JOKER kaldı: açık bir sayıya dokun.
blackout-coach-winner = Bir kartta tek eksik { $number }, sen de onu attın.
