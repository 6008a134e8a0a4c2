# The rule of the moment at a table: what may be done now, and why.

moment-title = Какво може сега
moment-why = Защо? { $reason }
moment-passage = От правилата
moment-read = Чети нататък в правилата
moment-goal = Цел
moment-coach = Треньор
moment-coach-off = Изключи треньора
moment-coach-about = В първите ти три игри от всеки вид един ред казва какво току-що се е променило.
moment-plain-yours = Твой ред е. Избери един от ходовете на страницата.
moment-plain-theirs = На ход: { $name }. Пак можеш да играеш, когато дойде твоят ред.
moment-plain-others = Ред е на другите. Пак можеш да играеш, когато дойде твоят ред.
moment-plain-over = Играта свърши. Повече не може да се играе.
