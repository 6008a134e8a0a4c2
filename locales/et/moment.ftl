# The rule of the moment at a table: what may be done now, and why.

moment-title = Reeglid praegu
moment-why = Miks? { $reason }
moment-passage = Reeglitest
moment-read = Loe reegleid edasi
moment-goal = Siht
moment-coach = Treener
moment-coach-off = Lülita treener välja
moment-coach-about = Iga mängu esimesel kolmel korral ütleb üks rida, mis just muutus.
moment-plain-yours = Sinu kord. Vali üks lehel olevatest käikudest.
moment-plain-theirs = Kord: { $name }. Käia saad jälle siis, kui on sinu kord.
moment-plain-others = Praegu käivad teised. Käia saad jälle siis, kui on sinu kord.
moment-plain-over = Mäng on läbi. Midagi ei saa enam mängida.
