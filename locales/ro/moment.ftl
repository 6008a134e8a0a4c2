# The rule of the moment at a table: what may be done now, and why. The texts of single games stand in <game>-moment.ftl.

moment-title = Regulile de acum
moment-why = De ce? { $reason }
moment-passage = Din reguli
moment-read = Continuă în reguli
moment-goal = Scop
moment-coach = Ghid
moment-coach-off = Oprește ghidul
moment-coach-about = În primele trei jocuri de fiecare fel, un mesaj îți spune ce tocmai s-a schimbat.
moment-plain-yours = E rândul tău. Alege una dintre mutările de pe pagină.
moment-plain-theirs = Acum joacă: { $name }. Poți juca din nou când îți vine rândul.
moment-plain-others = Acum joacă alții. Poți juca din nou când îți vine rândul.
moment-plain-over = Jocul s-a terminat. Nu mai e nimic de jucat.
