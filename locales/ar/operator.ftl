# The page of whoever runs the server.

operator-title = الإدارة
operator-key = مفتاح الإدارة
operator-key-about = لمن يدير هذا الخادم. المفتاح محفوظ بجانب بياناته؛ وهذا الأمر يطبعه هناك.
operator-enter = فتح
operator-leave = قفل
operator-ready = كل شيء بخير
operator-problem-draining = الخادم يتوقف
operator-problem-store-unreachable = المخزن لا يجيب
operator-problem-store-failing = تتعذّر الكتابة في المخزن
operator-problem-disk-full = قرص التخزين ممتلئ
operator-problem-bus-lost = العُقد الأخرى خارج المتناول
operator-problem-no-jetstream = لا تصل الحركات إلى عمليات التشغيل: { "NATS" } بلا { "JetStream" }
operator-since = بدأ التشغيل { $ago }

## Figures

operator-figures = أرقام
operator-people = الحاضرون
operator-pages =
    { $count ->
        [zero] لا صفحات مفتوحة
        [one] صفحة مفتوحة واحدة
        [two] صفحتان مفتوحتان
        [few] { $count } صفحات مفتوحة
        [many] { $count } صفحة مفتوحة
       *[other] { $count } صفحة مفتوحة
    }
operator-running = ألعاب جارية
operator-kept =
    { $count ->
        [zero] لا طاولات محفوظة
        [one] طاولة محفوظة واحدة
        [two] طاولتان محفوظتان
        [few] { $count } طاولات محفوظة
        [many] { $count } طاولة محفوظة
       *[other] { $count } طاولة محفوظة
    }
operator-append = تُحفظ الحركة خلال
operator-lag = تأخر المؤقتات { $ms }
operator-ms = { $ms } ملي ث
operator-commands = الأوامر حتى الآن
operator-bots-waiting =
    { $count ->
        [zero] لا روبوت ينتظر
        [one] روبوت واحد ينتظر
        [two] روبوتان ينتظران
        [few] { $count } روبوتات تنتظر
        [many] { $count } روبوتًا ينتظر
       *[other] { $count } روبوت ينتظر
    }
operator-by-game = حسب اللعبة
operator-game-count = { $running } من { $kept }
operator-troubles = مشكلات منذ البدء
operator-store-errors = حركات تعذّر حفظها
operator-damaged = طاولات تالفة
operator-bot-failures = روبوتات تعطلت
operator-cut-offs = صفحات قُطعت لأنها لا تقرأ
operator-refusals = أكثر ما رُفض
operator-no-refusals = لم يُرفض شيء.

## Tables

operator-tables = الطاولات
operator-search = اسم أو لعبة أو عنوان
operator-over = انتهت
operator-live =
    { $count ->
        [zero] لا صفحات
        [one] صفحة واحدة
        [two] صفحتان
        [few] { $count } صفحات
        [many] { $count } صفحة
       *[other] { $count } صفحة
    }
operator-awake = مستيقظة
operator-asleep = نائمة
operator-events =
    { $count ->
        [zero] لا أحداث
        [one] حدث واحد
        [two] حدثان
        [few] { $count } أحداث
        [many] { $count } حدثًا
       *[other] { $count } حدث
    }
operator-nothing-found = لم نجد شيئًا. ربما بحروف أقل؟
operator-no-tables = لا طاولات بعد.
operator-more = المزيد

## One table

operator-standing = الحالة
operator-under-way = جارية
operator-closed = أغلقتها الإدارة
operator-log-damaged = السجل تالف
operator-log-damaged-about = تتعذّر قراءة سجل هذه الطاولة، فلا يُعرف عنها أكثر من ذلك. ويبقى السجل كما هو، حتى عند إغلاق الطاولة.
operator-opened = فُتحت
operator-changed = آخر تغيير
operator-log = السجل
operator-study = درس أو لغز
operator-last-events = آخر ما حدث
operator-event-opened = فُتحت الطاولة
operator-event-seated = ترتيب مقعد
operator-event-moved = حركة
operator-event-chanced = قرعة
operator-event-elapsed = انتهى الوقت
operator-event-weighed = وُزن البرج
operator-event-left = استسلام
operator-event-taken_back = تراجع
operator-event-missed = غياب لاعب
operator-event-returned = عودة اللاعب
operator-event-paused = طُلبت استراحة
operator-event-resumed = متابعة بعد الاستراحة
operator-event-paced = سرعة الروبوتات
operator-event-tried = إجابة خاطئة
operator-event-revealed = كُشف العدد السري
operator-event-followed = لعبة أخرى
operator-event-closed = أغلقتها الإدارة
operator-watch = مشاهدة
operator-export = تصدير
operator-export-about = سجل اللعبة الجارية يُظهر ما لا يحق للاعبيها معرفته بعد. فليبقَ عندك وحدك.
operator-end = إغلاق هذه الطاولة
operator-end-sure = إغلاق هذه الطاولة إلى الأبد؟
operator-end-about = يُخبَر لاعبوها بأنك أغلقتها. لا يفوز أحد، ولا يمكن لأحد أن يتابع اللعب هنا. ولا رجعة في ذلك.
operator-end-do = نعم، إغلاق
