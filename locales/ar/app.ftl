# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – { "Blockcade" }

close = إغلاق
cancel = إلغاء
done = تم
yes = نعم
no = لا
try-again = محاولة أخرى
to-home = الرئيسية

## Waiting and broken

waiting-page = لحظة من فضلك…
waiting-table = جارٍ تجهيز الطاولة…
waiting-replay = جارٍ جلب اللعبة…
broken-part = لم يصل هذا الجزء من الصفحة.
connection-lost = انقطع الاتصال. نحاول من جديد…
connection-lost-can = يمكنك مع ذلك رؤية الطاولة والقواعد والإعدادات.
not-found-title = لا شيء هنا
not-found-about = هذا العنوان لا يقود إلى أي صفحة. ربما سقط حرف من الرابط.
table-title = الطاولة
table-gone-about = إن وصلك هذا الرابط من شخص، فيمكنك طلب رابط جديد منه.
table-closed-about = أغلقت إدارة الخادم هذه الطاولة.

## Games

game-players = { $players } لاعبين
game-minutes =
    { $minutes ->
        [zero] أقل من دقيقة
        [one] نحو دقيقة واحدة
        [two] نحو دقيقتين
        [few] نحو { $minutes } دقائق
        [many] نحو { $minutes } دقيقة
       *[other] نحو { $minutes } دقيقة
    }
game-age = من سن { $age } فما فوق

## Home

home-motto = صالة ألعاب المكعبات
home-continue = متابعة
home-lately = مؤخرًا
home-lately-remove = إزالة من القائمة
home-table-nameless =
    { $count ->
        [zero] لا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
ago-now = قبل لحظات
ago-minutes =
    { $count ->
        [zero] قبل أقل من دقيقة
        [one] قبل دقيقة
        [two] قبل دقيقتين
        [few] قبل { $count } دقائق
        [many] قبل { $count } دقيقة
       *[other] قبل { $count } دقيقة
    }
ago-hours =
    { $count ->
        [zero] قبل أقل من ساعة
        [one] قبل ساعة
        [two] قبل ساعتين
        [few] قبل { $count } ساعات
        [many] قبل { $count } ساعة
       *[other] قبل { $count } ساعة
    }
ago-days =
    { $count ->
        [zero] اليوم
        [one] أمس
        [two] قبل يومين
        [few] قبل { $count } أيام
        [many] قبل { $count } يومًا
       *[other] قبل { $count } يوم
    }
home-play = هيا نلعب
home-starting = جارٍ تجهيز الطاولة…
home-play-about =
    { $count ->
        [3] أنت ضد ثلاثة روبوتات، في الحال.
        [zero] أنت وحدك، في الحال.
        [one] أنت ضد روبوت واحد، في الحال.
        [two] أنت ضد روبوتين، في الحال.
        [few] أنت ضد { $count } روبوتات، في الحال.
        [many] أنت ضد { $count } روبوتًا، في الحال.
       *[other] أنت ضد { $count } روبوت، في الحال.
    }
home-play-last =
    { $count ->
        [zero] كما في المرة السابقة: بلا روبوتات
        [one] كما في المرة السابقة: روبوت واحد
        [two] كما في المرة السابقة: روبوتان
        [few] كما في المرة السابقة: { $count } روبوتات
        [many] كما في المرة السابقة: { $count } روبوتًا
       *[other] كما في المرة السابقة: { $count } روبوت
    }
home-play-level = المستوى: { $level }
home-against-bots = ضد الروبوتات
home-set-up = مع الأصدقاء
home-alone = وحدك
home-rules = طريقة اللعب
home-open-file = فتح لعبة محفوظة
file-bad-move = الحركة { $number } في هذا الملف غير مسموحة
file-too-big = الملف كبير جدًا: { $most } كيلوبايت على الأكثر

## Settings

settings-title = الإعدادات
settings-language = اللغة
settings-language-unread = ترجمة أولى، لم يقرأها بعد أحد ممن لغتهم الأم العربية.
settings-language-better = اقتراح نص أفضل
settings-theme = المظهر
settings-theme-auto = تلقائي
settings-theme-light = فاتح
settings-theme-dark = داكن
settings-graphics = الرسوم
settings-graphics-auto = تلقائية
settings-graphics-low = بسيطة
settings-graphics-flat = مسطحة
settings-bot-speed = سرعة الروبوتات
settings-bot-speed-quick = سريعة
settings-bot-speed-normal = عادية
settings-bot-speed-slow = بطيئة
settings-sound = الصوت
settings-volume = مستوى الصوت
settings-patterns = نقوش على الألوان
settings-patterns-about = نقاط وخطوط وشبكات، فلا يحتاج أحد إلى التمييز بين الألوان.
settings-licences = تراخيص المصدر المفتوح
words-title = نصوص أفضل
words-search = كلمات من النص المراد تغييره
words-none = لا يوجد نص بهذه الكلمات.
words-english = بالإنجليزية
words-better = نصك
words-brackets = يُرجى إبقاء كل ما بين { "{ }" } كما هو: فهناك تظهر الأسماء والأرقام.
words-mail = إرسال بالبريد
words-copy = نسخ
words-to-whom = يُرسل إلى إدارة هذا الخادم.

## Setting a table

new-title = طاولة { $game }
new-chairs = المقاعد
new-players = اللاعبون
new-players-count = { $count }
new-hint = لمسة على المقعد تحدد من يجلس عليه.
new-alone = وحدك، في سباق مع وقتك.
new-friend = صديق
new-shared = مشترك
new-who = من يجلس هنا؟
new-level = بأي قوة؟
new-rules = القواعد
new-house-rules = قواعد البيت
new-house-rules-changed =
    { $count ->
        [zero] (بلا تغيير)
        [one] (تغيير واحد)
        [two] (تغييران)
        [few] ({ $count } تغييرات)
        [many] ({ $count } تغييرًا)
       *[other] ({ $count } تغيير)
    }
new-takeback = التراجع عن الحركات
new-takeback-about = يمكن التراجع عن الحركة ما لم يلعب شخص آخر بعدها وما لم يحسم الحظ شيئًا.
new-hints = تلميحات
new-hints-about = من يحين دوره يمكنه أن يطلب من الحاسوب حركة جيدة.
new-patience = عند غياب لاعب
new-patience-about = بعد هذه المدة يمكن للآخرين أن يتابعوا: مع روبوت، أو مع شخص آخر على المقعد.
new-patience-minutes =
    { $minutes ->
        [zero] بلا انتظار
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $minutes } دقائق
        [many] { $minutes } دقيقة
       *[other] { $minutes } دقيقة
    }
new-patience-never = انتظار دائم
new-total = وقت اللعبة كلها
new-total-none = بلا حد
new-total-value = { $minutes } د + { $seconds } ث
new-total-about = تعمل ساعة كل لاعب في دوره فقط، وتستعيد بضع ثوانٍ بعد كل دور. ومن انتهى وقته خرج من اللعبة.
new-start = بدء
new-open = فتح الطاولة
new-broken = يتعذّر تجهيز الطاولة الآن.
sitter-me = أنا
sitter-me-about = مقعدك على هذا الجهاز.
sitter-here = هنا معي
sitter-here-about = شخص بجانبك؛ ينتقل الجهاز من يد إلى يد.
sitter-link = برابط
sitter-link-about = يصلك رابط ورمز لإرسالهما إلى صديق.
sitter-bot = روبوت
sitter-bot-about = الحاسوب يلعب.
bot-level-random = خالي البال
bot-level-greedy = متحمس
bot-level-easy = سهل
bot-level-medium = متوسط
bot-level-strong = قوي
bot-level-adapting = متكيّف
bot-level-adapting-about = بسرعة أبطأ شخص على الطاولة.
bot-level-champion = بطل
bot-level-more = مستويات أخرى
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [zero] يحتاج إلى أقل من ثانية للحركة.
        [one] يحتاج إلى نحو ثانية للحركة، وأقل منها للحركة السهلة.
        [two] يحتاج إلى نحو ثانيتين للحركة، وأقل منهما للحركة السهلة.
        [few] يحتاج إلى نحو { $seconds } ثوانٍ للحركة، وأقل منها للحركة السهلة.
        [many] يحتاج إلى نحو { $seconds } ثانية للحركة، وأقل منها للحركة السهلة.
       *[other] يحتاج إلى نحو { $seconds } ثانية للحركة، وأقل منها للحركة السهلة.
    }
bot-level-characters = الطباع
bot-level-guard = الحارس
bot-level-guard-about = يقف في طريقك أينما استطاع.
bot-level-explorer = المستكشف
bot-level-explorer-about = يسرع إلى حيث توجد مساحة.
bot-level-magnet = المغناطيس
bot-level-magnet-about = يتجه دائمًا نحو الوسط.
bot-level-1 = خطوات أولى
bot-level-1-about = لعب أطفال، يناسب المرة الأولى تمامًا.
bot-level-2 = مرح
bot-level-2-about = للأطفال الذين يعرفون القواعد.
bot-level-3 = ودود
bot-level-3-about = لعبة هادئة للعائلة.
bot-level-4 = فضولي
bot-level-4-about = لمن يلعب من حين إلى آخر.
bot-level-5 = ذكي
bot-level-5-about = يأخذ كل ما يبقى مفتوحًا أمامه.
bot-level-6 = حذر
bot-level-6-about = أخطاؤه قليلة.
bot-level-7 = نبيه
bot-level-7-about = لمن يخطط مسبقًا.
bot-level-8 = عنيد
bot-level-8-about = يصعب التغلب عليه.
bot-level-9 = أستاذ
bot-level-9-about = للخبراء.
bot-level-10 = بكامل القوة
bot-level-10-about = كل ما في وسعه. يأخذ وقته، ويفكر أثناء تفكيرك أيضًا.
bot-name-1 = بلوط
bot-name-2 = زيتون
bot-name-3 = رمان
bot-name-4 = نخيل
bot-name-5 = صنوبر

## Chairs

chair-you = أنت
chair-open = مقعد شاغر
chair-away = غياب
chair-acting = الدور هنا
chair-nameless = اللاعب { $number }
chair-bot = الروبوت { $number }
chair-your-bot = روبوتك
chair-menu = { $name }: المزيد
seat-standing-bot = روبوت يلعب: { $level }
seat-standing-here = حول الطاولة
seat-standing-away = غياب عن الطاولة الآن
seat-standing-away-since = غياب منذ { $time }
seat-standing-open = لا أحد هنا بعد
seat-name = الاسم
seat-rename = تغيير الاسم
seat-reclaim = أعود للعب بنفسي
seat-yield = ليلعب روبوت مكاني
seat-yield-do = خذ مكاني يا روبوت
seat-fill = روبوت يجلس هنا
seat-fill-do = اجلس يا روبوت
seat-level-do = تغيير القوة
seat-offer = دعوة شخص برابط
seat-new-link = رابط جديد
seat-resign = استسلام
seat-resign-sure = استسلام نهائي؟ يكمل الآخرون اللعب من دونك.
seat-resign-sure-two = استسلام نهائي؟ عندها يفوز اللاعب الآخر.
seat-resign-sure-alone = استسلام نهائي؟ عندها تنتهي اللعبة.
seat-left =
    { $who ->
        [you] استسلمت
        [nobody] استسلم أحد اللاعبين
       *[other] استسلام { $name }
    }
seat-left-goes-on =
    { $who ->
        [you] استسلمت. اللعبة مستمرة.
        [nobody] استسلم أحد اللاعبين. اللعبة مستمرة.
       *[other] استسلام { $name }. اللعبة مستمرة.
    }
seat-late =
    { $who ->
        [you] انتهى وقتك
        [nobody] انتهى وقت مقعد شاغر
       *[other] انتهى وقت { $name }
    }
seat-late-goes-on =
    { $who ->
        [you] انتهى وقتك. يكمل الآخرون اللعب.
        [nobody] انتهى وقت مقعد شاغر. اللعبة مستمرة.
       *[other] انتهى وقت { $name }. اللعبة مستمرة.
    }
seat-resign-do = نعم، استسلام

## Invitations

invite-title = دعوة الأصدقاء
invite-chair = لأي مقعد؟
invite-how = يكفي توجيه هاتف نحو الرمز، أو إرسال الرابط.
invite-code = رمز الدعوة
invite-link = رابط الدعوة
invite-copy = نسخ الرابط
invite-copied = تم النسخ
invite-share = مشاركة
invite-text = تعالوا نلعب { $game } معًا!
invite-my-name = اسمك، ليعرفك أصدقاؤك
invite-only-here = هذا الرابط يعمل على هذا الحاسوب فقط. لتدخل أجهزة أخرى، يُشغَّل الخادم مع { "--host 0.0.0.0" }.
invite-waiting = لا داعي للانتظار: تتقدم اللعبة ما إن يحين دور شخص حاضر.
invite-all-here = وصل الجميع.
invite-to-game = إلى اللعبة
claim-title = مقعد بانتظارك
claim-by =
    { $who ->
        [you] هذه دعوتك أنت إلى { $game }.
        [nobody] وصلتك دعوة إلى لعب { $game }.
       *[other] وصلتك دعوة من { $name } إلى لعب { $game }.
    }
claim-about = بأي اسم يناديك الآخرون؟
claim-do = الجلوس
claim-watch = مشاهدة فقط
claim-used = هذا المقعد مشغول
claim-used-by =
    { $who ->
        [you] أخذت هذا المقعد.
        [nobody] استعمل شخص آخر هذه الدعوة.
       *[other] استُعملت هذه الدعوة باسم { $name }.
    }
claim-used-about = يمكنك مشاهدة اللعبة، أو فتح طاولة خاصة بك.
claim-own-table = فتح طاولة لي

## At the table

bar-menu = القائمة
bar-rules = القواعد
bar-takeback = تراجع
bar-leave = خروج
bar-moves = الحركات
bar-missing = غياب
bar-result = النتيجة
bar-invite-short = دعوة
bar-invite =
    { $count ->
        [zero] دعوة (لا مقاعد)
        [one] دعوة (مقعد واحد)
        [two] دعوة (مقعدان)
        [few] دعوة ({ $count } مقاعد)
        [many] دعوة ({ $count } مقعدًا)
       *[other] دعوة ({ $count } مقعد)
    }
turn-yours = دورك
turn-of =
    { $who ->
        [you] دورك
        [nobody] المقعد ما زال شاغرًا
       *[other] دور { $name }
    }
time-total = الوقت المتبقي:
time-left =
    { $seconds ->
        [zero] لم يبقَ وقت
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $seconds } ثوانٍ
        [many] بقيت { $seconds } ثانية
       *[other] بقيت { $seconds } ثانية
    }
turn-thinking =
    { $who ->
        [you] وقت تفكيرك
        [nobody] المقعد ما زال شاغرًا
       *[other] وقت تفكير { $name }
    }
turn-bot-for-you = روبوت يلعب مكانك
turn-away-since =
    { $who ->
        [you] بانتظارك منذ { $time }
        [nobody] بانتظار لاعب منذ { $time }
       *[other] بانتظار { $name } منذ { $time }
    }
turn-open-chair = لم يصل اللاعب { $number } بعد
turn-all = الجميع في آن واحد!
turn-others = اللعب الآن للآخرين
turn-nobody = لحظة…
turn-over = انتهت اللعبة
turn-closed = أُغلقت الطاولة
menu-title = الطاولة
menu-chairs = من يلعب
menu-agreed = قواعد هذه الطاولة
menu-watchers =
    { $count ->
        [zero] لا أحد يشاهد
        [one] شخص واحد يشاهد
        [two] شخصان يشاهدان
        [few] { $count } أشخاص يشاهدون
        [many] { $count } شخصًا يشاهدون
       *[other] { $count } شخص يشاهدون
    }
missing-title =
    { $who ->
        [you] لست هنا الآن
        [nobody] غياب أحد اللاعبين
       *[other] غياب { $name }
    }
missing-since = غياب منذ { $time }.
missing-soon = يمكنك المتابعة بعد { $time }.
missing-never = اختار المضيف أن تنتظر هذه الطاولة.
missing-wait = انتظار
missing-wait-about = تستمر اللعبة حين يحضر الجميع.
missing-bot = ليلعب روبوت
missing-bot-about = حتى عودة اللاعب.
missing-invite = دعوة شخص آخر
missing-invite-about = يصبح المقعد شاغرًا. وما لم يجلس عليه أحد، يمكن لصاحبه أن يستعيده.
missing-claim = طلب الفوز
missing-claim-about = تنتهي اللعبة، والفوز لك.
missing-claim-soon = ممكن بعد { $time }.
missing-claim-turn = ممكن ما دامت اللعبة تنتظر هذا اللاعب.
return-bot-by =
    { $who ->
        [you] سلّمته اللعب قبل خروجك.
        [nobody] سلّمه الآخرون اللعب في غيابك.
       *[other] يلعب في غيابك بقرار من { $name }.
    }
return-bot-go-on = ليكمل الروبوت
return-do = استعادة مقعدي
return-offered = عُرض مقعدك على غيرك
return-offered-about =
    { $who ->
        [you] دعوت شخصًا آخر. لم يأتِ أحد بعد.
        [nobody] دعا الآخرون شخصًا آخر في غيابك. لم يأتِ أحد بعد.
       *[other] أُرسلت دعوة من { $name } إلى شخص آخر في غيابك. لم يأتِ أحد بعد.
    }
return-taken =
    { $who ->
        [you] عاد مقعدك إليك
        [nobody] مقعدك الآن لشخص آخر
       *[other] مقعدك الآن من نصيب { $name }
    }
return-taken-about = تابع الآخرون اللعب في غيابك. يمكنك مشاهدة النهاية.
resigned-title = استسلمت
resigned-about = يكمل الآخرون اللعب من دونك.
resigned-watch = مشاهدتهم
leave-title = الخروج من الطاولة؟
leave-keep = خروج مع حفظ مقعدي
leave-keep-about = لعبتك بانتظارك تحت «متابعة».
leave-bot = ليلعب روبوت مكاني
leave-bot-about = يمكنك العودة وتولّي اللعب من جديد.
leave-resign = استسلام
leave-resign-about = نهائيًا: يكمل الآخرون اللعب من دونك.
leave-resign-about-two = نهائيًا: عندها يفوز اللاعب الآخر.
leave-resign-about-alone = نهائيًا: عندها تنتهي اللعبة.
moves-since = منذ دورك
moves-looking = نظرة إلى الوراء
moves-now = الآن
moves-new =
    { $count ->
        [zero] لا حركات جديدة
        [one] حركة جديدة واحدة
        [two] حركتان جديدتان
        [few] { $count } حركات جديدة
        [many] { $count } حركة جديدة
       *[other] { $count } حركة جديدة
    }

## The end

end-away =
    { $who ->
        [you] طال غيابك أكثر مما يجب
        [nobody] طال غياب أحد اللاعبين أكثر مما يجب
       *[other] طال غياب { $name } أكثر مما يجب
    }
end-won =
    { $who ->
        [you] فزت!
        [together] فوز مشترك لك مع { $names }
        [several] فوز مشترك: { $names }
        [nobody] لم يفز أحد
       *[other] الفوز من نصيب { $names }
    }
end-level =
    { $way ->
        [up] في المرة القادمة تكون الروبوتات أقوى بمستوى واحد: { $level }.
        [down] في المرة القادمة تكون الروبوتات أضعف بمستوى واحد: { $level }.
       *[same] في المرة القادمة تلعب الروبوتات بالقوة نفسها: { $level }.
    }
end-rematch = لعبة أخرى
end-join-rematch = إلى اللعبة التالية
end-replay = إعادة العرض
end-review = تحليل
end-details = التفاصيل
review-play-on = متابعة اللعب من هنا
end-record = السجل والنزاهة
end-record-json = سجل اللعبة
end-fair = كل ما قرره الحظ جاء من عدد سري واحد. حُددت بصمته قبل الحركة الأولى؛ وهذا هو العدد، ليتحقق منه من يشاء.
end-seed-hash = البصمة ({ "SHA-256" })
end-seed = العدد
closed-title = أُغلقت الطاولة
closed-about = أغلقت إدارة الخادم هذه الطاولة. لم يفز أحد؛ وما لُعب حتى الآن محفوظ، ويمكنك حفظ نسخة منه.
replay-start = البداية
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] خرجت من اللعبة
        [nobody] خرج أحد اللاعبين من اللعبة
       *[other] خروج { $name } من اللعبة
    }
replay-wait = انتهى الوقت
replay-board = الوضع { $at } من { $last }
replay-position = الوضع
replay-count = { $at } / { $last }
replay-first = إلى البداية
replay-last = إلى النهاية
replay-back = السابق
replay-forward = التالي
replay-play = تشغيل
replay-pause = إيقاف مؤقت
actor-chance = الحظ
actor-clock = الساعة
actor-gravity = الجاذبية

## A playing area in words

twin-open = اللعب بالنص
twin-story = ما حدث
keys-title = المفاتيح
keys-everywhere = في كل الألعاب
keys-hint = تلميح
keys-pass = تمرير
keys-next = المكان المناسب التالي
keys-previous = المكان المناسب السابق
keys-back = إرجاع، أو إغلاق ما هو مفتوح
keys-takeback = تراجع عن آخر حركة
keys-replay = استعراض الحركات السابقة
keys-sound = تشغيل الصوت أو كتمه
keys-settings = الطاولة والإعدادات
keys-move = تحريك
keys-turn = تدوير
keys-turn-back = تدوير بالاتجاه الآخر
keys-lay = الوضع هنا
key-up = سهم لأعلى
key-down = سهم لأسفل
key-left = سهم لليسار
key-right = سهم لليمين
key-enter = Enter
key-escape = Esc
key-space = المسافة
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
