# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Kapat
cancel = Vazgeç
done = Tamam
yes = Evet
no = Hayır
try-again = Yeniden dene
to-home = Ana sayfa

## Waiting and broken

waiting-page = Bir saniye…
waiting-table = Masa kuruluyor…
waiting-replay = Oyun getiriliyor…
broken-part = Sayfanın bu bölümü gelmedi.
connection-lost = Bağlantı koptu. Yeniden deneniyor…
connection-lost-can = Masaya, kurallara ve ayarlara yine de bakabilirsin.
not-found-title = Burası boş
not-found-about = Bu adres hiçbir sayfaya çıkmıyor. Belki bağlantıda bir harf eksiktir.
table-title = Masa
table-gone-about = Bu bağlantıyı sana biri gönderdiyse yenisini iste.
table-closed-about = Bu masayı sunucunun yöneticisi kapattı.

## Games

game-players = { $players } oyuncu
game-minutes = yaklaşık { $minutes } dakika
game-age = { $age } yaş ve üstü

## Home

home-motto = Blok oyunları salonu
home-continue = Devam et
home-lately = Son oyunlar
home-lately-remove = Listeden çıkar
home-table-nameless = { $count } oyuncu
ago-now = az önce
ago-minutes =
    { $count ->
        [one] bir dakika önce
       *[other] { $count } dakika önce
    }
ago-hours =
    { $count ->
        [one] bir saat önce
       *[other] { $count } saat önce
    }
ago-days =
    { $count ->
        [one] dün
       *[other] { $count } gün önce
    }
home-play = Hemen oyna
home-starting = Masa kuruluyor…
home-play-about =
    { $count ->
        [one] Bir bota karşı sen, hemen şimdi.
        [2] İki bota karşı sen, hemen şimdi.
        [3] Üç bota karşı sen, hemen şimdi.
       *[other] { $count } bota karşı sen, hemen şimdi.
    }
home-play-last =
    { $count ->
        [one] Geçen seferki gibi: { $count } bot
       *[other] Geçen seferki gibi: { $count } bot
    }
home-play-level = Seviye: { $level }
home-against-bots = Botlara karşı
home-set-up = Arkadaşlarla
home-alone = Tek kişi
home-rules = Nasıl oynanır
home-open-file = Kayıtlı oyunu aç
file-bad-move = Bu dosyadaki { $number }. hamle kurallara uymuyor
file-too-big = Dosya çok büyük: en fazla { $most } kB

## Settings

settings-title = Ayarlar
settings-language = Dil
settings-language-unread = İlk çeviri; ana dili Türkçe olan biri henüz okumadı.
settings-language-better = Daha iyi bir metin öner
settings-theme = Görünüm
settings-theme-auto = Otomatik
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-graphics = Grafik
settings-graphics-auto = Otomatik
settings-graphics-low = Basit
settings-graphics-flat = Düz
settings-bot-speed = Botların hızı
settings-bot-speed-quick = Hızlı
settings-bot-speed-normal = Normal
settings-bot-speed-slow = Yavaş
settings-sound = Ses
settings-volume = Ses düzeyi
settings-patterns = Renklerde desenler
settings-patterns-about = Noktalar, çizgiler ve ızgaralar: kimsenin renkleri ayırt etmesi gerekmez.
settings-licences = Açık kaynak lisansları
words-title = Daha iyi metinler
words-search = Değiştirmek istediğin metinden sözcükler
words-none = Bu sözcükler hiçbir metinde yok.
words-english = İngilizcesi
words-better = Senin metnin
words-brackets = Lütfen { "{ }" } içindeki her şeyi olduğu gibi bırak: adlar ve sayılar oraya gelir.
words-mail = E-posta gönder
words-copy = Kopyala
words-to-whom = Bu sunucunun yöneticisine gönder.

## Setting a table

new-title = { $game } masası
new-chairs = Yerler
new-players = Oyuncular
new-players-count = { $count }
new-hint = Bir yere dokun ve orada kimin oturacağını seç.
new-alone = Tek başına, kendi zamanına karşı.
new-friend = Arkadaş
new-shared = ortak
new-who = Burada kim oturuyor?
new-level = Ne kadar güçlü?
new-rules = Kurallar
new-house-rules = Ev kuralları
new-house-rules-changed = ({ $count } değişiklik)
new-takeback = Hamleyi geri alma
new-takeback-about = Bir başkası oynayana ya da şans bir şeye karar verene kadar hamle geri alınabilir.
new-hints = İpuçları
new-hints-about = Sırası gelen, bilgisayardan iyi bir hamle isteyebilir.
new-patience = Bir oyuncu yoksa
new-patience-about = Bu süre dolunca diğerleri devam edebilir: bir botla ya da o yere oturan başka biriyle.
new-patience-minutes = { $minutes } dakika
new-patience-never = Hep bekle
new-total = Tüm oyun için süre
new-total-none = Sınırsız
new-total-value = { $minutes } dk + { $seconds } sn
new-total-about = Herkesin saati yalnızca kendi sırasında işler; her sıradan sonra saate birkaç saniye geri eklenir. Süresi dolan oyuncu oyundan çıkar.
new-start = Başla
new-open = Masayı aç
new-broken = Masa şu anda kurulamıyor.
sitter-me = Ben
sitter-me-about = Bu cihazda sen oynarsın.
sitter-here = Burada, yanımda
sitter-here-about = Yanındaki biri; cihazı elden ele verirsiniz.
sitter-link = Bağlantıyla
sitter-link-about = Arkadaşına göndereceğin bir bağlantı ve bir kod alırsın.
sitter-bot = Bot
sitter-bot-about = Bilgisayar oynar.
bot-level-random = Kaygısız
bot-level-greedy = Hevesli
bot-level-easy = Kolay
bot-level-medium = Orta
bot-level-strong = Güçlü
bot-level-adapting = Uyumlu
bot-level-adapting-about = Masadaki en yavaş kişi kadar hızlı.
bot-level-champion = Şampiyon
bot-level-more = Diğer seviyeler
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Bir hamle için yaklaşık bir saniye ister, kolaysa daha az.
       *[other] Bir hamle için yaklaşık { $seconds } saniye ister, kolaysa daha az.
    }
bot-level-characters = Karakterler
bot-level-guard = Bekçi
bot-level-guard-about = Elinden geldikçe yolunu keser.
bot-level-explorer = Kâşif
bot-level-explorer-about = Boş yerlere koşar.
bot-level-magnet = Mıknatıs
bot-level-magnet-about = Hep ortaya gider.
bot-level-1 = İlk adımlar
bot-level-1-about = Çocuk oyuncağı, ilk kez oynayana göre.
bot-level-2 = Şakacı
bot-level-2-about = Kuralları bilen çocuklar için.
bot-level-3 = Cana yakın
bot-level-3-about = Aileyle rahat bir oyun.
bot-level-4 = Meraklı
bot-level-4-about = Ara sıra oynayanlar için.
bot-level-5 = Akıllı
bot-level-5-about = Açık bıraktığın yeri kapar.
bot-level-6 = Dikkatli
bot-level-6-about = Az hata yapar.
bot-level-7 = Keskin
bot-level-7-about = Önceden plan yapanlar için.
bot-level-8 = Çetin
bot-level-8-about = Yenmesi zor.
bot-level-9 = Usta
bot-level-9-about = Uzmanlar için.
bot-level-10 = Tam güç
bot-level-10-about = Elinden gelenin en iyisi. Acele etmez, sen düşünürken o da düşünür.
bot-name-1 = Meşe
bot-name-2 = Çınar
bot-name-3 = Kiraz
bot-name-4 = Huş
bot-name-5 = Ceviz

## Chairs

chair-you = Sen
chair-open = boş yer
chair-away = yok
chair-acting = sıra onda
chair-nameless = Oyuncu { $number }
chair-bot = Bot { $number }
chair-your-bot = Senin botun
chair-menu = { $name }: menü
seat-standing-bot = Bot oynuyor: { $level }
seat-standing-here = Masada
seat-standing-away = Şu anda masada değil
seat-standing-away-since = { $time } saatinden beri yok
seat-standing-open = Henüz kimse oturmadı
seat-name = Ad
seat-rename = Yeni ad
seat-reclaim = Yine ben oynayayım
seat-yield = Yerime bot oynasın
seat-yield-do = Bot, sen oyna
seat-fill = Buraya bot oturt
seat-fill-do = Otur, bot
seat-level-do = Botun gücünü değiştir
seat-offer = Bağlantıyla davet et
seat-new-link = Yeni bağlantı
seat-resign = Pes et
seat-resign-sure = Gerçekten pes ediyor musun? Diğerleri sensiz devam eder.
seat-resign-sure-two = Gerçekten pes ediyor musun? O zaman diğer oyuncu kazanır.
seat-resign-sure-alone = Gerçekten pes ediyor musun? O zaman oyun biter.
seat-left =
    { $who ->
        [you] Pes ettin
        [nobody] Biri pes etti
       *[other] { $name } pes etti
    }
seat-left-goes-on =
    { $who ->
        [you] Pes ettin. Oyun sürüyor.
        [nobody] Biri pes etti. Oyun sürüyor.
       *[other] { $name } pes etti. Oyun sürüyor.
    }
seat-late =
    { $who ->
        [you] Süren doldu
        [nobody] Boş bir yerin süresi doldu
       *[other] Süresi dolan: { $name }
    }
seat-late-goes-on =
    { $who ->
        [you] Süren doldu. Diğerleri devam ediyor.
        [nobody] Boş bir yerin süresi doldu. Oyun sürüyor.
       *[other] Süresi dolan: { $name }. Oyun sürüyor.
    }
seat-resign-do = Evet, pes et

## Invitations

invite-title = Arkadaş davet et
invite-chair = Hangi yer için?
invite-how = Kodu bir telefonla okut ya da bağlantıyı gönder.
invite-code = Davet kodu
invite-link = Davet bağlantısı
invite-copy = Kopyala
invite-copied = Kopyalandı
invite-share = Paylaş
invite-text = Gel, birlikte { $game } oynayalım!
invite-my-name = Arkadaşların için adın
invite-only-here = Bu bağlantı yalnızca bu bilgisayarda çalışır. Başka cihazlar da girsin diye sunucuyu --host 0.0.0.0 ile başlat.
invite-waiting = Beklemen gerekmez: sıra burada olan birine gelir gelmez oyun ilerler.
invite-all-here = Herkes geldi.
invite-to-game = Oyuna geç
claim-title = Bir yer seni bekliyor
claim-by =
    { $who ->
        [you] Bu senin kendi { $game } davetin.
        [nobody] { $game } oynamaya davetlisin.
       *[other] { $name } seni { $game } oynamaya davet ediyor.
    }
claim-about = Diğerleri sana ne desin?
claim-do = Otur
claim-watch = Sadece izle
claim-used = Bu yer dolu
claim-used-by =
    { $who ->
        [you] Bu yere sen oturdun.
        [nobody] Bu daveti başkası kullandı.
       *[other] Bu daveti { $name } kullandı.
    }
claim-used-about = Oyunu izleyebilir ya da kendi masanı açabilirsin.
claim-own-table = Kendi masamı aç

## At the table

bar-menu = Menü
bar-rules = Kurallar
bar-takeback = Geri al
bar-leave = Ayrıl
bar-moves = Hamleler
bar-missing = Eksik
bar-result = Sonuç
bar-invite-short = Davet et
bar-invite = Davet et ({ $count } yer)
turn-yours = Sıra sende
turn-of =
    { $who ->
        [you] Sıra sende
        [nobody] Yer hâlâ boş
       *[other] Sıra: { $name }
    }
time-total = Kalan süre:
time-left = { $seconds } saniye kaldı
turn-thinking =
    { $who ->
        [you] Düşünüyorsun
        [nobody] Yer hâlâ boş
       *[other] { $name } düşünüyor
    }
turn-bot-for-you = Yerine bir bot oynuyor
turn-away-since =
    { $who ->
        [you] { $time } saatinden beri seni bekliyoruz
        [nobody] { $time } saatinden beri bir oyuncu bekleniyor
       *[other] { $name } bekleniyor, { $time } saatinden beri yok
    }
turn-open-chair = Oyuncu { $number } henüz gelmedi
turn-all = Herkes aynı anda!
turn-others = Sıra diğerlerinde
turn-nobody = Bir saniye…
turn-over = Oyun bitti
turn-closed = Masa kapatıldı
menu-title = Masa
menu-chairs = Kim oynuyor
menu-agreed = Bu masanın kuralları
menu-watchers = { $count } kişi izliyor
missing-title =
    { $who ->
        [you] Masada değilsin
        [nobody] Bir oyuncu eksik
       *[other] { $name } masada değil
    }
missing-since = { $time } saatinden beri yok.
missing-soon = Devam edebilmene kalan süre: { $time }.
missing-never = Masayı kuran, bu masanın beklemesini istedi.
missing-wait = Bekle
missing-wait-about = Herkes gelince oyun devam eder.
missing-bot = Bot oynasın
missing-bot-about = Oyuncu dönene kadar.
missing-invite = Başkasını davet et
missing-invite-about = Yer boşalır. Biri oturana kadar eski oyuncusu onu geri alabilir.
missing-claim = Galibiyeti iste
missing-claim-about = Oyun biter ve sen kazanmış olursun.
missing-claim-soon = Buna kalan süre: { $time }.
missing-claim-turn = Oyun bu oyuncuyu beklerken yapılabilir.
return-bot-by =
    { $who ->
        [you] Gitmeden önce bunu sen istedin.
        [nobody] Sen yokken bunu diğerleri istedi.
       *[other] Sen yokken bunu { $name } istedi.
    }
return-bot-go-on = Bot devam etsin
return-do = Yerimi geri al
return-offered = Yerin başkasına önerildi
return-offered-about =
    { $who ->
        [you] Başka birini davet ettin. Henüz kimse gelmedi.
        [nobody] Sen yokken diğerleri başka birini davet etti. Henüz kimse gelmedi.
       *[other] Sen yokken { $name } başka birini davet etti. Henüz kimse gelmedi.
    }
return-taken =
    { $who ->
        [you] Yerin yine senin
        [nobody] Yerinde artık başkası var
       *[other] Yerinde artık { $name } var
    }
return-taken-about = Sen yokken diğerleri devam etti. Nasıl biteceğini izleyebilirsin.
resigned-title = Pes ettin
resigned-about = Diğerleri sensiz devam ediyor.
resigned-watch = Onları izle
leave-title = Masadan ayrılıyor musun?
leave-keep = Yerim dursun, gidiyorum
leave-keep-about = Oyunun “Devam et” altında seni bekler.
leave-bot = Yerime bot oynasın
leave-bot-about = Sonra dönüp kendin oynayabilirsin.
leave-resign = Pes et
leave-resign-about = Geri dönüşü yok: diğerleri sensiz devam eder.
leave-resign-about-two = Geri dönüşü yok: o zaman diğer oyuncu kazanır.
leave-resign-about-alone = Geri dönüşü yok: o zaman oyun biter.
moves-since = Son hamlenden beri
moves-looking = Geriye bakış
moves-now = Şimdi
moves-new = { $count } yeni hamle

## The end

end-away =
    { $who ->
        [you] Çok uzun süre yoktun
        [nobody] Bir oyuncu çok uzun süre yoktu
       *[other] { $name } çok uzun süre yoktu
    }
end-won =
    { $who ->
        [you] Kazandın!
        [together] Ortak galibiyet: sen ve { $names }
        [several] Ortak galibiyet: { $names }
        [nobody] Kimse kazanmadı
       *[other] Kazanan: { $names }
    }
end-level =
    { $way ->
        [up] Bir dahaki sefere botlar bir seviye daha güçlü: { $level }.
        [down] Bir dahaki sefere botlar bir seviye daha kolay: { $level }.
       *[same] Bir dahaki sefere botlar aynı güçte oynar: { $level }.
    }
end-rematch = Yeniden oyna
end-join-rematch = Sonraki oyuna geç
end-replay = Tekrar izle
end-review = Analiz
end-details = Ayrıntılar
review-play-on = Buradan devam et
end-record = Kayıt ve dürüst oyun
end-record-json = Oyunun kaydı
end-fair = Bütün şans tek bir gizli sayıdan geldi. Sayının parmak izi ilk hamleden önce belirlenmişti; işte sayının kendisi, isteyen denetlesin.
end-seed-hash = Parmak izi (SHA-256)
end-seed = Sayı
closed-title = Masa kapatıldı
closed-about = Bu masayı sunucunun yöneticisi kapattı. Kimse kazanmadı; şimdiye kadar oynananlar saklandı, istersen kaydedebilirsin.
replay-start = Başlangıç
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Oyundan ayrıldın
        [nobody] Bir oyuncu oyundan ayrıldı
       *[other] { $name } oyundan ayrıldı
    }
replay-wait = süre doldu
replay-board = Durum { $at } / { $last }
replay-position = Durum
replay-count = { $at } / { $last }
replay-first = Başa git
replay-last = Sona git
replay-back = Bir geri
replay-forward = Bir ileri
replay-play = Oynat
replay-pause = Duraklat
actor-chance = Şans
actor-clock = Saat
actor-gravity = Yerçekimi

## A playing area in words

twin-open = Yazıyla oyna
twin-story = Neler oldu
keys-title = Tuşlar
keys-everywhere = Her oyunda
keys-hint = İpucu
keys-pass = Pas
keys-next = Sonraki uygun yer
keys-previous = Önceki uygun yer
keys-back = Geri koy ya da açık olanı kapat
keys-takeback = Son hamleyi geri al
keys-replay = Önceki hamlelere bak
keys-sound = Sesi aç ya da kapat
keys-settings = Masa ve ayarlar
keys-move = Taşı
keys-turn = Döndür
keys-turn-back = Ters yöne döndür
keys-lay = Buraya koy
key-up = Yukarı ok
key-down = Aşağı ok
key-left = Sol ok
key-right = Sağ ok
key-enter = Enter
key-escape = Esc
key-space = Boşluk
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
