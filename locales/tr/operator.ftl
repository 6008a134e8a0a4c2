# The page of whoever runs the server.

operator-title = Yönetici
operator-key = Yönetici anahtarı
operator-key-about = Bu sunucuyu yöneten kişi için. Anahtar, sunucunun verilerinin yanında durur; bu komut onu orada gösterir.
operator-enter = Aç
operator-leave = Kilitle
operator-ready = Sorun yok
operator-problem-draining = Sunucu duruyor
operator-problem-store-unreachable = Depo yanıt vermiyor
operator-problem-store-failing = Depo yazamıyor
operator-problem-disk-full = Disk dolu
operator-problem-bus-lost = Diğer düğümlere ulaşılamıyor
operator-problem-no-jetstream = İşçi süreçlere iş gelmiyor: NATS’ta JetStream yok
operator-since = başlangıç: { $ago }

## Figures

operator-figures = Sayılar
operator-people = Buradakiler
operator-pages = { $count } açık sayfa
operator-running = Süren oyunlar
operator-kept = { $count } saklanan masa
operator-append = Bir hamlenin saklanması
operator-lag = zamanlayıcı gecikmesi: { $ms }
operator-ms = { $ms } ms
operator-commands = Toplam komut
operator-bots-waiting =
    { $count ->
        [0] bekleyen bot yok
       *[other] { $count } bot bekliyor
    }
operator-by-game = Oyuna göre
operator-game-count = { $running } / { $kept }
operator-troubles = Başlangıçtan beri sorunlar
operator-store-errors = Saklanamayan hamleler
operator-damaged = Bozuk masalar
operator-bot-failures = Çöken botlar
operator-cut-offs = Okumadığı için kesilen sayfalar
operator-refusals = En sık geri çevrilenler
operator-no-refusals = Hiçbir şey geri çevrilmedi.

## Tables

operator-tables = Masalar
operator-search = Ad, oyun ya da adres
operator-over = bitti
operator-live = { $count } sayfa
operator-awake = uyanık
operator-asleep = uykuda
operator-events = { $count } olay
operator-nothing-found = Bir şey bulunamadı. Daha az harf mi denesen?
operator-no-tables = Henüz masa yok.
operator-more = Devamı

## One table

operator-standing = Durum
operator-under-way = sürüyor
operator-closed = yönetici kapattı
operator-log-damaged = günlük bozuk
operator-log-damaged-about = Bu masanın günlüğü okunamıyor, bu yüzden hakkında başka bir şey bilinmiyor. Masayı kapatsan da olduğu gibi kalır.
operator-opened = Açılış
operator-changed = Son değişiklik
operator-log = Günlük
operator-study = Ders ya da bulmaca
operator-last-events = Son olanlar
operator-event-opened = masa açıldı
operator-event-seated = yer düzenlendi
operator-event-moved = hamle
operator-event-chanced = şans çekilişi
operator-event-elapsed = süre doldu
operator-event-weighed = kule denetlendi
operator-event-left = pes etti
operator-event-taken_back = geri alındı
operator-event-missed = bir oyuncu eksik
operator-event-returned = oyuncu döndü
operator-event-paused = mola istendi
operator-event-resumed = moladan sonra devam
operator-event-paced = botların hızı
operator-event-tried = yanlış yanıt
operator-event-revealed = sayı açıklandı
operator-event-followed = rövanş
operator-event-closed = yönetici kapattı
operator-watch = İzle
operator-export = Dışa aktar
operator-export-about = Süren bir oyunun kaydı, oyuncuların henüz bilmemesi gereken şeyleri gösterir. Kendine sakla.
operator-end = Bu masayı kapat
operator-end-sure = Bu masa tamamen kapatılsın mı?
operator-end-about = Oyunculara masayı senin kapattığın söylenir. Kimse kazanmaz ve burada kimse oynamaya devam edemez. Bu geri alınamaz.
operator-end-do = Evet, kapat
