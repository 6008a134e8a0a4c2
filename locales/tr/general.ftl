# The board for any game from outside: its own picture, and a list of moves.
general-moves = Hamleler
general-search = Hamle ara
general-no-match = Bu adda bir hamle yok.
general-text-moves = Neler yapabilirsin
general-text-parts = Resimde ne var
general-text-not-now = Şu anda yapacağın bir şey yok.
general-tap = Resme dokun.
general-tap-or-list = Resme dokun ya da listeden bir hamle seç.
general-choose = Listeden bir hamle seç.
general-as = Kim olarak
general-no-picture = Bu oyunun şu anda resmi yok. Bütün hamleler listede.
general-refused = Bu şu anda oynanamaz.
general-said-move =
    { $who ->
        [you] Hamlen: { $move }.
        [nobody] Oynanan hamle: { $move }.
       *[other] { $name } oynadı: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Oynadın.
        [nobody] Senin görmemen gereken bir şey oldu.
       *[other] { $name } oynadı.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Oyundan ayrıldın.
        [nobody] Bir oyuncu oyundan ayrıldı.
       *[other] { $name } oyundan ayrıldı.
    }
general-said-back = Bir hamle geri alındı.
general-sheet = Nasıl bitti
general-sheet-place = Derece
general-sheet-player = Oyuncu
general-sheet-points = Puan
general-about = Bu oyun, sunucunun sahibinin kurduğu bir paketten geliyor.
