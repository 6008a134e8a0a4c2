# The rule of the moment at a table: what may be done now, and why.

moment-title = Noteikumi šobrīd
moment-why = Kāpēc? { $reason }
moment-passage = No noteikumiem
moment-read = Lasīt noteikumus tālāk
moment-goal = Mērķis
moment-coach = Treneris
moment-coach-off = Izslēgt treneri
moment-coach-about = Pirmajās trīs katras spēles reizēs viena rindiņa pasaka, kas nupat mainījies.
moment-plain-yours = Tava kārta. Izvēlies vienu no gājieniem lapā.
moment-plain-theirs = Gājiens: { $name }. Iet atkal varēsi, kad būs tava kārta.
moment-plain-others = Tagad iet citi. Iet atkal varēsi, kad būs tava kārta.
moment-plain-over = Spēle ir beigusies. Iet vairs nevar.
