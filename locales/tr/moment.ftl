# The rule of the moment at a table: what may be done now, and why. The texts of single games stand in <game>-moment.ftl.

moment-title = Şu anki kurallar
moment-why = Neden? { $reason }
moment-passage = Kurallardan
moment-read = Kuralların devamı
moment-goal = Amaç
moment-coach = Rehber
moment-coach-off = Rehberi kapat
moment-coach-about = Her oyun türünün ilk üç oyununda bir satır, az önce neyin değiştiğini söyler.
moment-plain-yours = Sıra sende. Sayfadaki hamlelerden birini seç.
moment-plain-theirs = Şimdi oynayan: { $name }. Sıra sana gelince yine oynarsın.
moment-plain-others = Şimdi başkaları oynuyor. Sıra sana gelince yine oynarsın.
moment-plain-over = Oyun bitti. Artık hamle yapılamaz.
