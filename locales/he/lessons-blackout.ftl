# השיעור של בלאקאאוט: משפט לכל שלב, למה זה היה נכון, ומה לא בסדר במהלכים אחרים.

lesson-blackout-basics = הקלפים הראשונים שלך
lesson-blackout-roll = שולחים את הקוביות במגלשה.
lesson-blackout-roll-done = 2, 3 ו־5: שלושתם מחפשים מקום.
lesson-blackout-cover = כל מספר מכסה אותו מספר על קלף: נוגעים ב־2, ב־3 וב־5.
lesson-blackout-cover-done = שלושתם הונחו, ולכן התור נגמר.
lesson-blackout-win = בקלף הראשון חסר רק ה־5: נוגעים בו, והקלף שלך.
lesson-blackout-win-done = זה היה המספר הפתוח האחרון: זכית בקלף.
lesson-blackout-go-on = בא קלף חדש, ועכשיו יש מקום ל־2 שלך: מכסים אותו.
lesson-blackout-go-on-done = אחרי זכייה בקלף ממשיכים עם המספרים האחרים.
lesson-blackout-lost = באף קלף אין 5, ולכן ה־5 שלך אובד: מכסים את ה־1 ואת ה־3.
lesson-blackout-lost-done = מה שאין לו מקום הולך לאיבוד, והבא בתור מטיל.
lesson-blackout-wild = הג׳וקר מכסה כל מספר: נוגעים בו, ואז משלימים את הקלף הראשון.
lesson-blackout-wild-done = הוא בא במקום ה־2 שהיה חסר לך.
lesson-blackout-undo = הביטול מוריד אסימון: נוגעים בו, ואז מקלקלים את הקלף שכמעט מלא.
lesson-blackout-undo-done = עכשיו אף אחד לא יכול להשלים את הקלף הזה במספר אחד.
lesson-blackout-reroll = קודם מכסים 3, ואז מטילים שוב את שתי הקוביות האחרות.
lesson-blackout-reroll-done = שני מספרים חדשים: ממשיכים איתם.
lesson-blackout-call = מטילים: אם שלוש הפאות המיוחדות באות יחד, קוראים לפני השחקן השני.
lesson-blackout-call-done = הקריאה הראשונה: קלף בשבילך. מותר לקרוא גם בתור של אחרים.
lesson-blackout-fifth = יש לך ארבעה קלפים: מכסים את ה־4 שזוכה בחמישי.
lesson-blackout-fifth-done = חמישה קלפים: ניצחת במשחק.

lesson-wrong-finish-card = לא זה: יש קלף אחר שחסר לו רק מספר אחד.
lesson-wrong-use-wild = משחקים את הג׳וקר לפני סוף התור.
lesson-wrong-use-undo = משחקים את הביטול לפני סוף התור.
lesson-wrong-nearly-full = לא האסימון הזה: מורידים אחד מהקלף שיש עליו ארבעה אסימונים.
lesson-wrong-no-match = זה מספר אחר.
lesson-wrong-must-place = קודם מכסים כל מספר שיש לו מקום.
