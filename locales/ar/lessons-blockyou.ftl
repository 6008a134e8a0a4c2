# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = الألوان والأصابع
lesson-blockyou-match = لنجرّ البطاقة إلى الإطار: كل لون يقع على مثله.
lesson-blockyou-match-done = كل الألوان متطابقة، فيجوز وضع البطاقة هناك.
lesson-blockyou-white = الأبيض يناسب كل لون، على بطاقتك وعلى الساحة: إلى الإطار.
lesson-blockyou-white-done = الأبيض يتطابق دائمًا مع أي لون.
lesson-blockyou-turn = لمسة على البطاقة لتدويرها، ثم لنجرّها إلى الإطار.
lesson-blockyou-turn-done = ربع دورة قد تجعل البطاقة مناسبة.
lesson-blockyou-two = لا توضع بطاقة على بطاقة واحدة فقط: لنضع بطاقتك على اثنتين.
lesson-blockyou-two-done = تحتها بطاقتان أو أكثر: هذا جائز.
lesson-blockyou-point = بطاقتك تشير إلى أعلى، إلى اللاعب الآخر: لنضعها، فيتم إيقافه.
lesson-blockyou-point-done = إيقاف: لا بطاقة من هناك في هذه الجولة.
lesson-blockyou-self = إصبع تشير إلى أسفل تشير إليك: لندوّر البطاقة حتى لا تبقى واحدة، ثم لنضعها.
lesson-blockyou-self-done = لا أحد يوقف نفسه عمدًا.
lesson-blockyou-last = أخطأ اللاعب الآخر: في اللعبة تكون لك الآن عشر ثوانٍ لوضع بطاقتك.
lesson-blockyou-last-done = في الوقت المناسب: نقصت بطاقاتك واحدة.
lesson-blockyou-round = جولة حقيقية أمام لاعب نعسان: لنبدأ، وننتظر الصفر، ونجد مكانًا.
lesson-blockyou-round-done = بطاقتك سبقت، فانتهت الجولة.

lesson-wrong-colours-differ = بعض الألوان هناك لا تتطابق، وثمن ذلك بطاقة جزاء.
lesson-wrong-points-at-you = إصبع تشير إليك: لندوّر البطاقة.
lesson-wrong-no-white = مناسبة، لكن لا أبيض من الساحة يساعد هناك.
lesson-wrong-point-across = مناسبة، لكن لا إصبع تشير إلى اللاعب الآخر.
lesson-wrong-covers-one-card = تقع على بطاقة واحدة فقط: لنحرّكها نصف بطاقة.
