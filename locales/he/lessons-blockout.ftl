# השיעורים של בלוק אאוט!: משפט לכל שלב, למה זה היה נכון, ומה לא בסדר במהלכים אחרים.

lesson-blockout-basics = המגדל הראשון שלך
lesson-blockout-box = עם הקופסה האמיתית
lesson-blockout-take = הקלף האדום מרשה כל קובייה אדומה: נוגעים בקלף, ואז בקובייה.
lesson-blockout-take-done = כל קובייה אדומה מתאימה; צבעים אחרים לא.
lesson-blockout-lower = נוגעים בקלף המואר, לוחצים ↓ עד שהקובייה על השולחן, ומשחררים.
lesson-blockout-lower-done = זה הבסיס של המגדל שלך.
lesson-blockout-stack = גוררים את הקובייה אל מעל המגדל, לוחצים ↓ ומשחררים: המגדל חייב לעמוד עד שלוש.
lesson-blockout-stack-done = המגדל עמד לאורך כל הספירה.
lesson-blockout-edge = הקובייה העליונה עומדת מימין: מורידים את שלך שם, ומשחררים כשהיא יציבה.
lesson-blockout-edge-done = האמצע של קובייה צריך לנוח על משהו.
lesson-blockout-fall = המגדל הזה לא יחזיק: לוקחים קובייה, רואים כמה עולה נפילה, ומתחילים שוב.
lesson-blockout-fall-done = עוד שלושה קלפים, ומגדל חדש באותו תור.
lesson-blockout-pass = מתנדנד מדי בשבילך? נוגעים פעמיים ב״העברת תור״.
lesson-blockout-pass-done = הפעם בלי קובייה: שירעדו האחרים.
lesson-blockout-reverse = נוגעים פעמיים ב״שנה כיוון״, והמשחק ממשיך לצד השני.
lesson-blockout-reverse-done = עכשיו התור של מי שיושב בצד השני שלך.
lesson-blockout-extra = עם ״עוד קובייה אחת״ הקלף האחרון עוד לא מנצח: מניחים קובייה, איזו שרוצים.
lesson-blockout-extra-done = היא עומדת, והניצחון שלך.
lesson-blockout-ninth = שמונה קוביות עומדות: מניחים את התשיעית ומנצחים מיד.
lesson-blockout-ninth-done = כל התשע: שום דבר אחר כבר לא נחשב.
lesson-blockout-real = נוגעים בקלף המואר, מניחים קובייה כזאת על השולחן שלכם, ואומרים מה קרה.
lesson-blockout-real-done = הטלפון שומר על הקלפים; המגדל בידיים שלכם.

lesson-wrong-red-card = לא זה: משחקים את הקלף האדום.
lesson-wrong-build = לא עכשיו: לוקחים קובייה.
lesson-wrong-play-pass = לא עכשיו: משחקים ״העברת תור״.
lesson-wrong-play-reverse = לא עכשיו: משחקים ״שנה כיוון״.
lesson-wrong-fell = המגדל נפל. מנסים שוב.
lesson-wrong-need-block-card = מגדל חדש מתחיל בקלף קובייה.
