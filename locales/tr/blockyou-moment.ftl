# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Bütün kartlarından herkesten önce kurtul.
blockyou-moment-lots = Kartlar çekiliyor. Kartın açılınca devam edebilirsin.
blockyou-moment-ready = Hazır olduğunu söyle. Geri sayım herkes hazır olunca başlar.
blockyou-moment-lead = Oyun lideri sensin, ilk geri sayımı sen başlatırsın. { $count ->
        [0] Diğerlerinin hepsi hazır.
        [one] Bir oyuncu henüz hazır değil.
       *[other] { $count } oyuncu henüz hazır değil.
    }
blockyou-moment-wait = Hazırsın. Geri sayım diğerleri de hazır olunca başlar.
blockyou-moment-countdown = Üç, iki, bir, sıfır: sonra bütün kartlar aynı anda açılır. Ondan önce kimse kart koyamaz.
blockyou-moment-lay = Kartını iki ya da daha çok kartın parçalarının üstüne koy: her renk kendi renginin, beyaz her rengin üstüne. Hiçbir parmağı seni göstermesin.
blockyou-moment-last = Bir hatadan sonra sona sen kaldın. Kartını koymak için { $seconds } saniyen var, kurallar aynı.
blockyou-moment-alone = Kartları art arda koy: her renk kendi renginin, beyaz her rengin üstüne. Hata bir ceza kartı getirir, yalnızca süre sayılır.
blockyou-moment-done = Kartın kondu, parmakları da gösterdiklerini engelledi. Sonraki tura kadar güvendesin.
blockyou-moment-blocked = Bir parmak senin tarafını gösteriyor, bu turda dışarıdasın. Kartın diğer kartlarının altına gider.
blockyou-moment-fault = Hata: bu turda ve sonrakinde dışarıdasın. Kaldıysa, kartlarına bir ceza kartı eklenir.
blockyou-moment-sit-out = Önceki turda hata yaptığın için bu turda dışarıdasın. Sonraki turda yine oynarsın.
blockyou-moment-back = Bu tur senin için bitti, kartın diğer kartlarının altına gider. Ardından yeni geri sayım gelir.
blockyou-moment-watch = Bütün oyuncular aynı anda yarışır. Her doğru kart sayılır, parmakları başkalarını engelleyebilir.
blockyou-moment-over = Oyun bitti. Bütün kartlarından ilk kurtulan kazandı.

blockyou-coach-blocked = Seni engelleyen: { $name }. O karttaki bir parmak senin tarafını gösteriyor.
blockyou-coach-colours = Renkler uymadı: sonraki turda da dışarıdasın.
blockyou-coach-self = Bir parmak seni gösterdi: sonraki turda da dışarıdasın.
blockyou-coach-fewer = Hatasız kondu. { $count ->
        [0] Hiç kartın kalmadı.
        [one] Bir kartın kaldı.
       *[other] { $count } kartın kaldı.
    }
blockyou-coach-last = Sona sen kalmıştın: doğru bir kart turu bitirdi.
blockyou-coach-ten = Sona sen kaldın: { $seconds } saniye.
blockyou-coach-dead = Kimse kart koyamıyordu, bu yüzden tur bitti.
blockyou-coach-refreshed = Kimse kart koyamıyordu, bu yüzden yeni bir alan kuruldu.
