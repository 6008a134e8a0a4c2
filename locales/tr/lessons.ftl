### Lessons: the first steps of each game, one small position at a time.

learn-title = Dersler
learn-new = Yeni misin?
learn-minute = Bir dakikada öğren
learn-no = Hayır, sağ ol
learn-progress = Dersler: { $done } / { $all }
learn-steps = { $done } / { $all }
learn-steps-label = Adım { $step } / { $all }
learn-rules = Dene: ilk ders
learn-leave = Dersten çık
learn-back = Bir adım geri
learn-again = Bir daha
learn-next = İleri
learn-skip = Atla
learn-finished = Öğrendin
learn-skipped = Bazı adımlar atlandı
learn-anew = Baştan
learn-all = Bütün dersler
learn-broken = Bu adım açılamadı.
lesson-wrong-answer-first = Önce yanıtlardan birini seç.
lesson-wrong-study-gone = Bu adım değişti. Bir daha başlat.
