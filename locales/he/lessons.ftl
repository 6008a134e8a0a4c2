### שיעורים: הצעדים הראשונים בכל משחק, מצב קטן בכל פעם.

learn-title = שיעורים
learn-new = פעם ראשונה?
learn-minute = לומדים בדקה
learn-no = לא, תודה
learn-progress = שיעורים: { $done } מתוך { $all }
learn-steps = { $done } מתוך { $all }
learn-steps-label = שלב { $step } מתוך { $all }
learn-rules = לנסות: השיעור הראשון
learn-leave = לצאת מהשיעור
learn-back = שלב אחד אחורה
learn-again = עוד פעם
learn-next = הלאה
learn-skip = דילוג
learn-finished = למדת יפה
learn-skipped = דילגת על כמה שלבים
learn-anew = מההתחלה
learn-all = כל השיעורים
learn-broken = לא הצלחנו לפתוח את השלב הזה.
lesson-wrong-answer-first = קודם בוחרים אחת מהתשובות.
lesson-wrong-study-gone = השלב הזה השתנה. מתחילים אותו שוב.
