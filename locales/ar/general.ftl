# The board for any game from outside: its own picture, and a list of moves.
general-moves = الحركات
general-search = بحث عن حركة
general-no-match = لا توجد حركة بهذا الاسم.
general-text-moves = ما يمكنك فعله
general-text-parts = ما تُظهره الصورة
general-text-not-now = لا شيء عليك فعله الآن.
general-tap = اللعب بلمس الصورة.
general-tap-or-list = اللعب بلمس الصورة، أو باختيار حركة من القائمة.
general-choose = اللعب باختيار حركة من القائمة.
general-as = اللعب باسم
general-no-picture = لا صورة لهذه اللعبة الآن. كل الحركات في القائمة.
general-refused = لا يمكن لعب هذا الآن.
general-said-move =
    { $who ->
        [you] حركتك: { $move }.
        [nobody] حركة: { $move }.
       *[other] حركة { $name }: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] لعبت حركتك.
        [nobody] حدث شيء لا يُكشف لك.
       *[other] تمت حركة { $name }.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] خرجت من اللعبة.
        [nobody] خرج أحد اللاعبين من اللعبة.
       *[other] خروج { $name } من اللعبة.
    }
general-said-back = تم التراجع عن حركة.
general-sheet = كيف انتهت
general-sheet-place = المركز
general-sheet-player = اللاعب
general-sheet-points = النقاط
general-about = هذه اللعبة من حزمة ثبّتتها إدارة هذا الخادم.
