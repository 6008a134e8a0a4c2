# השיעור של בלוקיו!: משפט לכל שלב, למה זה היה נכון, ומה לא בסדר במהלכים אחרים.

lesson-blockyou-basics = צבעים ואצבעות
lesson-blockyou-match = גוררים את הקלף אל המסגרת: כל צבע מונח על צבעו.
lesson-blockyou-match-done = כל הצבעים תואמים, ולכן מותר להניח שם.
lesson-blockyou-white = לבן מתאים לכל צבע, גם בקלף שלך וגם בשטח המשחק: מניחים במסגרת.
lesson-blockyou-white-done = לבן תואם תמיד, לכל צבע.
lesson-blockyou-turn = נוגעים בקלף כדי לסובב אותו, ואז גוררים אותו אל המסגרת.
lesson-blockyou-turn-done = רבע סיבוב, ופתאום הקלף מתאים.
lesson-blockyou-two = קלף אף פעם לא מונח על קלף אחד בלבד: מניחים את שלך על שניים.
lesson-blockyou-two-done = שני קלפים או יותר מתחתיו: זה מותר.
lesson-blockyou-point = הקלף שלך מצביע למעלה, אל השחקן השני: מניחים אותו וחוסמים.
lesson-blockyou-point-done = חסימה: השחקן השני לא מניח קלף בסיבוב הזה.
lesson-blockyou-self = אצבע שמצביעה למטה מצביעה עליך: מסובבים את הקלף עד שאין כזאת, ואז מניחים.
lesson-blockyou-self-done = אף אחד לא חוסם את עצמו בכוונה.
lesson-blockyou-last = השחקן השני טעה: במשחק יש לך עכשיו עשר שניות להניח את הקלף.
lesson-blockyou-last-done = הספקת: נשאר לך קלף אחד פחות.
lesson-blockyou-round = סיבוב אמיתי מול שחקן ישנוני: מתחילים, מחכים לאפס ומוצאים מקום.
lesson-blockyou-round-done = הקלף שלך היה ראשון, ולכן הסיבוב נגמר.

lesson-wrong-colours-differ = יש שם צבעים לא תואמים, וזה היה עולה בקלף קנס.
lesson-wrong-points-at-you = אצבע אחת מצביעה עליך: מסובבים את הקלף.
lesson-wrong-no-white = הוא מתאים, אבל אין שם לבן של שטח המשחק שעוזר.
lesson-wrong-point-across = הוא מתאים, אבל אף אצבע לא מצביעה על השחקן השני.
lesson-wrong-covers-one-card = הוא מונח על קלף אחד: מזיזים אותו עוד חצי קלף.
