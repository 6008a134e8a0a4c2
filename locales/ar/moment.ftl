# The rule of the moment at a table: what may be done now, and why. The texts of single games stand in <game>-moment.ftl.

moment-title = قواعد هذه اللحظة
moment-why = لماذا؟ { $reason }
moment-passage = من القواعد
moment-read = متابعة القراءة في القواعد
moment-goal = الهدف
moment-coach = إرشاد
moment-coach-off = إخفاء الإرشاد
moment-coach-about = في أول ثلاث ألعاب من كل نوع، يخبرك سطر بما تغيّر للتو.
moment-plain-yours = دورك الآن. لك اختيار حركة من الحركات على الصفحة.
moment-plain-theirs = الدور الآن: { $name }. يمكنك اللعب من جديد حين يأتي دورك.
moment-plain-others = اللعب الآن لغيرك. يمكنك اللعب من جديد حين يأتي دورك.
moment-plain-over = انتهت اللعبة. لم يبقَ شيء للعب.
