# הכלל של הרגע ליד השולחן: מה מותר עכשיו ולמה. הטקסטים של כל משחק נמצאים ב־<game>-moment.ftl.

moment-title = הכללים לרגע הזה
moment-why = למה? { $reason }
moment-passage = מתוך הכללים
moment-read = להמשיך לקרוא בכללים
moment-goal = מטרה
moment-coach = הדרכה
moment-coach-off = לכבות את ההדרכה
moment-coach-about = בשלושת המשחקים הראשונים מכל סוג, שורה אחת מספרת מה השתנה עכשיו.
moment-plain-yours = תורך. בוחרים אחד מהמהלכים שבדף.
moment-plain-theirs = התור עכשיו: { $name }. כשיגיע תורך אפשר לשחק שוב.
moment-plain-others = אחרים משחקים עכשיו. כשיגיע תורך אפשר לשחק שוב.
moment-plain-over = המשחק נגמר. אין יותר מה לשחק.
