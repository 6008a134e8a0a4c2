# Blokus: the rule of the moment, the coach, the goal in one line. The colours come as words.

blokus-moment-goal = Köşe köşeye, koyabildiğin kadar çok kare koy.
blokus-moment-lots = Kimin başlayacağı için kura çekiliyor. Ondan önce kimse parça koyamaz.
blokus-moment-wait = Şimdi oynayan: { $name }. Sıra saat yönünde, birer parçayla döner; sana da kendiliğinden gelir.
blokus-moment-watch = Şimdi oynayan: { $name }. Her sırada o rengin bir parçası konur: { $colour }.
blokus-moment-first = Bir rengin ilk parçası tahtanın bir köşesini kaplamalı. { $count ->
        [one] Boşta bir köşe kaldı.
       *[other] Boşta { $count } köşe kaldı.
    }
blokus-moment-own-start = Bir rengin ilk parçası tahtada kendi köşesini kaplamalı. Köşe senin için ışıklı: { $colour }.
blokus-moment-start = Küçük tahtada ilk parçan kendi başlangıç kareni kaplamalı. Kare senin için ışıklı: { $colour }.
blokus-moment-corner = Parçan kendi rengine köşesinden dokunmalı, asla kenarından değil. { $pass ->
        [yes] İstersen pas da geçebilirsin.
       *[no] Nereden başlayabileceğini ışıklı kareler gösterir.
    }
blokus-moment-shared-first = Herkesin ortak rengi için koyuyorsun: { $colour }. İlk parçası tahtanın boş bir köşesini kaplamalı.
blokus-moment-shared = Herkesin ortak rengi için koyuyorsun: { $colour }. Parça o renge köşesinden dokunmalı, asla kenarından değil.
blokus-moment-shut = Artık hiçbir parçana yer yok, bu yüzden sıran atlanıyor. Tahtada yer açılmaz: kalan karelerin sonunda sayılır.
blokus-moment-done = Bütün parçaların kondu, bu yüzden sıran atlanıyor. Diğerleri kimse koyamayana kadar sürdürür.
blokus-moment-over = Oyun bitti. Kalan kareler sayılır.

blokus-coach-corners = Bundan sonra her parça bu renge yalnızca köşesinden dokunmalı: { $colour }.
blokus-coach-mine = Senin bu renginin yeri kalmadı, sırası artık atlanacak: { $colour }.
blokus-coach-theirs = Bu rengin yolu kapandı, sırası artık atlanacak: { $colour }.
blokus-coach-finished = Bu rengin bütün parçaları kondu: { $colour }.
blokus-coach-lane = { $name }: bu hamle bir yolu kapattı. { $count ->
        [one] Bir parçan artık hiçbir yere sığmıyor.
       *[other] { $count } parçan artık hiçbir yere sığmıyor.
    }
