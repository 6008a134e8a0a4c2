# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Първите карти
lesson-blackout-roll = Пусни заровете си по пързалката.
lesson-blackout-roll-done = 2, 3 и 5: и трите търсят място.
lesson-blackout-cover = Всяко число покрива същото число на карта: докосни 2, 3 и 5.
lesson-blackout-cover-done = И трите са изиграни, ходът ти свърши.
lesson-blackout-win = На първата карта ѝ липсва само 5: докосни го и картата е твоя.
lesson-blackout-win-done = Това беше последното отворено число: спечели картата.
lesson-blackout-go-on = Дойде нова карта и сега има място за твоето 2: покрий го.
lesson-blackout-go-on-done = След спечелена карта продължаваш с другите числа.
lesson-blackout-lost = Никоя карта няма 5, затова твоето 5 се губи: покрий 1 и 3.
lesson-blackout-lost-done = Което не пасва никъде, се губи и хвърля следващият.
lesson-blackout-wild = ЖОКЕР покрива всяко число: докосни го, после завърши първата карта.
lesson-blackout-wild-done = Той замени 2, което ти трябваше.
lesson-blackout-undo = ВЪРНИ маха жетон: докосни го, после развали почти пълната карта.
lesson-blackout-undo-done = Сега никой не може да завърши тази карта с едно число.
lesson-blackout-reroll = Първо покрий 3, после хвърли още веднъж другите два зара.
lesson-blackout-reroll-done = Две нови числа: продължаваш с тях.
lesson-blackout-call = Хвърли: ако излязат и трите специални страни, извикай преди другия играч.
lesson-blackout-call-done = Навреме: картата е твоя. Може да се вика и в чужд ход.
lesson-blackout-fifth = Имаш четири карти: покрий онова 4, което печели петата.
lesson-blackout-fifth-done = Пет карти: ти спечели играта.

lesson-wrong-finish-card = Не това: на друга карта ѝ липсва само едно число.
lesson-wrong-use-wild = Използвай ЖОКЕР преди края на хода.
lesson-wrong-use-undo = Използвай ВЪРНИ преди края на хода.
lesson-wrong-nearly-full = Не този жетон: махни един от картата с четири жетона.
lesson-wrong-no-match = Това е друго число.
lesson-wrong-must-place = Първо покрий всички числа, които имат място.
