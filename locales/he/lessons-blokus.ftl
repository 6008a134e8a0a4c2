### השיעורים של בלוקוס. המשפטים קצרים: בטלפון הם עומדים מעל הלוח.

lesson-blokus-basics = היסודות
lesson-blokus-points = נקודות
lesson-blokus-two-players = שני שחקנים
lesson-blokus-three-players = שלושה שחקנים
lesson-blokus-duo = הלוח הקטן

lesson-blokus-first-corner = החלק הראשון שלך מכסה פינה של הלוח. מניחים אחד.
lesson-blokus-first-corner-done = כל צבע יוצא מפינה משלו.
lesson-blokus-touch-corner = מעכשיו כל חלק נוגע באחד משלך, פינה אל פינה.
lesson-blokus-touch-corner-done = פינה אל פינה: כך הצבע שלך גדל.
lesson-blokus-never-edge = פינות כן, צדדים לא. מניחים את הקו באורך חמש.
lesson-blokus-never-edge-done = החלקים שלך אף פעם לא נצמדים זה לזה בצד.
lesson-blokus-others-edge = לצבעים אחרים מותר להיצמד. מניחים חלק ממש ליד אחד מהם.
lesson-blokus-others-edge-done = רק הצדדים של הצבע שלך אסורים.
lesson-blokus-turn-flip = אפשר לסובב ולהפוך חלקים. ממלאים בדיוק את המשבצות המוארות.
lesson-blokus-turn-flip-done = אותו חלק, מהצד השני.
lesson-blokus-big-first = לחלקים גדולים נגמר המקום מהר. מניחים אחד של חמש משבצות.
lesson-blokus-big-first-done = לקטנים יהיה מקום גם אחר כך.
lesson-blokus-to-middle = האמצע פותח את כל הלוח. מגיעים אל משבצת מוארת.
lesson-blokus-to-middle-done = משם אפשר לגדול לכל כיוון.
lesson-blokus-close-door = הצהוב רוצה להמשיך מהמשבצת המוארת. מכסים אותה.
lesson-blokus-close-door-done = פינה מכוסה היא דלת סגורה.
lesson-blokus-shut-out = לצהוב אין יותר מקום, והתור שלו דולג. מניחים את החלק הבא.
lesson-blokus-shut-out-done = שוב תורך: מי שיש לו מקום ממשיך.
lesson-blokus-fewest-left = לאף אחד אין יותר מקום. מי ניצח?
lesson-blokus-fewest-left-blue = כחול, עם 17 משבצות שנותרו
lesson-blokus-fewest-left-yellow = צהוב, עם 54 משבצות שנותרו
lesson-blokus-fewest-left-done = מנצחים עם הכי מעט משבצות שנותרו.

lesson-blokus-points-left = כשמשחקים בנקודות, כל משבצת שנותרה היא מינוס אחת. כמה עולים שני חלקים של ארבע?
lesson-blokus-points-left-minus-two = { "−2" }{ "" }
lesson-blokus-points-left-minus-eight = { "−8" }{ "" }
lesson-blokus-points-left-eight = { "+8" }{ "" }
lesson-blokus-points-left-done = פעמיים ארבע משבצות: מינוס שמונה.
lesson-blokus-points-bonus = על הנחת כל החלקים מקבלים 15. אם המשבצת הבודדת הונחה אחרונה, עוד 5. כמה זה ביחד?
lesson-blokus-points-bonus-five = { "+5" }{ "" }
lesson-blokus-points-bonus-fifteen = { "+15" }{ "" }
lesson-blokus-points-bonus-twenty = { "+20" }{ "" }
lesson-blokus-points-bonus-done = יותר מעשרים אי אפשר.

lesson-blokus-two-red = כשמשחקים בשניים, הכחול והאדום שלך. מביאים את האדום לפינה פנויה.
lesson-blokus-two-red-done = לכל צבע חלקים משלו והתחלה משלו.
lesson-blokus-two-apart = הכחול והאדום שלך, אבל הם לא עוזרים זה לזה. מניחים כחול.
lesson-blokus-two-apart-done = כחול גדל רק מכחול.

lesson-blokus-shared-turn = הירוק משותף: מניחים אותו לפי הסדר, ועכשיו תורך. מביאים אותו לפינה האחרונה.
lesson-blokus-shared-turn-done = בפעם הבאה מישהו אחר יניח ירוק.
lesson-blokus-shared-count = של מי המשבצות הירוקות בסוף?
lesson-blokus-shared-count-me = שלי
lesson-blokus-shared-count-all = של כולם
lesson-blokus-shared-count-nobody = של אף אחד
lesson-blokus-shared-count-done = הצבע המשותף לא נספר לאף אחד.

lesson-blokus-duo-start = דואו מתחיל בתוך הלוח. מכסים את משבצת הפתיחה המוארת שלך.
lesson-blokus-duo-start-done = הצבע השני מתחיל ממול.
lesson-blokus-duo-meet = בלוח הקטן נפגשים מיד. נכנסים באמצע: מגיעים אל משבצת מוארת.
lesson-blokus-duo-meet-done = מקום שתופסים מוקדם חסר אחר כך לצד השני.

lesson-wrong-no-start-corner = החלק הראשון של כל צבע מכסה משבצת פינה פנויה.
lesson-wrong-no-start-square = בדואו החלק הראשון מכסה את משבצת הפתיחה שלך.
lesson-wrong-edge-contact = שם הוא נצמד בצד לצבע שלך.
lesson-wrong-no-corner-contact = שם הוא לא נוגע בשום פינה של אותו צבע.
lesson-wrong-overlap = שם כבר מונח חלק.
lesson-wrong-off-board = קצת ממנו יוצא מהלוח.
lesson-wrong-not-the-line = יש לו מקום, אבל הפעם מניחים את הקו באורך חמש.
lesson-wrong-no-neighbour = יש לו מקום, אבל אין לידו צבע אחר.
lesson-wrong-not-the-lit = בדיוק המשבצות המוארות: מסובבים את החלק או הופכים אותו.
lesson-wrong-too-small = יש לו מקום, אבל יש בו פחות מחמש משבצות.
lesson-wrong-not-to-middle = יש לו מקום, אבל אף משבצת מוארת לא מכוסה.
lesson-wrong-door-open = הצהוב עדיין יכול להמשיך מהמשבצת המוארת.
lesson-wrong-more-left = זה הצבע שנותרו לו הכי הרבה משבצות.
lesson-wrong-per-piece = סופרים משבצות, לא חלקים.
lesson-wrong-no-minus = מה שנותר עולה בנקודות.
lesson-wrong-smallest-too = וגם המשבצת הבודדת באה אחרונה.
lesson-wrong-all-laid-too = וגם כל החלקים הונחו.
lesson-wrong-shared-mine = תורך להניח אותו רק פעם בשלוש.
lesson-wrong-shared-all = אז זה לא היה משנה כלום.
lesson-wrong-not-between = יש לו מקום, אבל אף משבצת מוארת לא מכוסה.
