### Lessons: the first steps of each game, one small position at a time.

learn-title = Nodarbības
learn-new = Pirmo reizi?
learn-minute = Iemācies minūtē
learn-no = Nē, paldies
learn-progress = Nodarbības: { $done } no { $all }
learn-steps = { $done } no { $all }
learn-steps-label = { $step }. solis no { $all }
learn-rules = Izmēģini: pirmā nodarbība
learn-leave = Iziet no nodarbības
learn-back = Soli atpakaļ
learn-again = Vēlreiz
learn-next = Tālāk
learn-skip = Izlaist
learn-finished = Labi apgūts
learn-skipped = Daži soļi izlaisti
learn-anew = No sākuma
learn-all = Nodarbības
learn-broken = Šo soli nevarēja atvērt.
lesson-wrong-answer-first = Vispirms izvēlies vienu no atbildēm.
lesson-wrong-study-gone = Šis solis ir mainījies. Sāc to vēlreiz.
