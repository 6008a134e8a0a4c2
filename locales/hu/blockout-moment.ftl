blockout-moment-goal = Játszd ki az utolsó lapod, vagy tedd a tetejére a kilencedik kockát.
blockout-moment-goal-alone = Rakd mind a kilenc kockát egyetlen toronyba.
blockout-moment-lots = Osztjuk a lapokat. A sorsolás dönti el, ki kezd, és mindenki hét lapot kap.
blockout-moment-wait = Most következik: { $name }. { $way ->
        [back] Óramutatóval szemben megyünk, mert Irányváltás volt.
       *[clockwise] Óramutató szerint megyünk, körönként egy lap.
    }
blockout-moment-watch = Most következik: { $name }. Minden körben egy lap kerül az asztalra, és a helyére kerül a kocka, amelyet a lap megenged.
blockout-moment-over = Vége a játéknak. Már nem lehet lépni.
blockout-moment-card = Játssz ki egy lapot, amelynek a kockája még szabad, vagy egy akciólapot. A kocka a torony tetejére kerül.
blockout-moment-base = Játssz ki egy lapot, amelynek a kockája szabad, vagy egy akciólapot. A torony első kockája az építkezésre kerül.
blockout-moment-ninth = Már csak egy kocka szabad. Ha van hozzá lapod, és a kocka megáll, nyertél, akárhány lapod maradt.
blockout-moment-last-card = Ez az utolsó lapod. Ha a köröd végén nincs lapod, nyertél, hacsak egy házi szabály nem kér még egy kockát.
blockout-moment-draw = Egyik lapodat sem lehet kijátszani. Húzz, amíg jó lap nem jön, és azt rögtön játszd ki.
blockout-moment-luck = { $count ->
        [0] Addig húzol, amíg kijátszható lap nem jön.
        [one] A ledőlésért még egy lapot húzol.
       *[other] A ledőlésért még { $count } lapot húzol.
    } Folytathatod, ha a lapok fel vannak fordítva.
blockout-moment-restart = Ledőlt a torony, és minden kocka szabad. Ugyanebben a körben új tornyot kezdesz egy kockalappal; akciólapot most nem lehet kijátszani.
blockout-moment-bonus = Kijátszottad az utolsó lapod, így jön még egy kocka. Vegyél el bármelyik szabadot: ha megáll, nyertél.
blockout-moment-practice = Vegyél el bármelyik szabad kockát; lapok nincsenek. { $count ->
        [one] Még egy kocka hiányzik a teljes toronyhoz.
       *[other] Még { $count } kocka hiányzik a teljes toronyhoz.
    }
blockout-moment-slip = A kocka kicsit a választott hely mellé kerül. Hogy mennyire, azt a véletlen dönti el, mert egy kéz sem egészen nyugodt.
blockout-moment-placing = A kocka csak a legfelső kocka tetejéhez érhet. Ha elengeded, a toronynak háromig állnia kell.
blockout-moment-stack = { $own ->
        [yes] Tedd le az igazi kockát fél kézzel, csak a legfelső kockára.
       *[no] { $name }: a kocka fél kézzel, csak a legfelsőre.
    } Bárki jelezheti, hogy a kocka a helyén van, vagy hogy a torony ledőlt.
blockout-moment-count = Mindenki háromig számol. Csak az a torony számít, amely a végén is áll; a ledőlést rögtön lehet jelezni.
blockout-moment-report = Állva maradt? Egy válasz elég, de néhány másodpercig bárki mondhat mást.
blockout-moment-vote = Ketten kétfélét láttak, ezért mindenki szavaz. A többség dönt.
blockout-moment-revote = A szavazatok egyenlők, ezért mindenki szavaz még egyszer. Ha úgy is egyenlők, a kockát újra le kell tenni.

blockout-coach-fell = { $name }: ledőlt a torony. { $count ->
        [0] Minden kocka újra szabad.
       *[other] Ez { $count } lapba kerül, és új torony kezdődik.
    }
blockout-coach-late = A torony a számolás után dőlt le: a lerakás így is számít.
blockout-coach-back = Ez a próbálkozás nem számított, a lap és a kocka visszakerül.
blockout-coach-reverse = Mostantól { $way ->
        [back] óramutatóval szemben megyünk.
       *[clockwise] óramutató szerint megyünk.
    }
blockout-coach-bonus = Elfogytak a lapjaid: még egy kocka, és annak meg kell állnia.
blockout-coach-drew = { $count ->
        [one] Húztál egy lapot.
       *[other] { $count } lapot húztál.
    }
blockout-coach-eight = Nyolc kocka áll: aki a kilencediket ráteszi, nyer.
blockout-coach-one-card = Már csak egy lapja van: { $name }.
blockout-coach-stuck = { $count ->
        [one] Az egyik lapod kockája már a tornyon van: annak a lapnak várnia kell.
       *[other] { $count } lapod kockája már a tornyon van: azoknak a lapoknak várniuk kell.
    }
