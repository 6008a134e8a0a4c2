# הלוח של כל משחק שבא מבחוץ: התמונה שלו ורשימת מהלכים.
general-moves = מהלכים
general-search = חיפוש מהלך
general-no-match = אין מהלך בשם הזה.
general-text-moves = מה אפשר לעשות
general-text-parts = מה רואים בתמונה
general-text-not-now = אין לך מה לעשות כרגע.
general-tap = אפשר לגעת בתמונה.
general-tap-or-list = אפשר לגעת בתמונה או לבחור מהלך מהרשימה.
general-choose = יש לבחור מהלך מהרשימה.
general-as = לשחק בשביל
general-no-picture = אין כרגע תמונה למשחק הזה. כל המהלכים נמצאים ברשימה.
general-refused = אי אפשר לשחק את זה עכשיו.
general-said-move =
    { $who ->
        [you] המהלך שלך: { $move }.
        [nobody] המהלך: { $move }.
       *[other] המהלך של { $name }: { $move }.
    }
general-said-hidden =
    { $who ->
        [you] המהלך שלך נעשה.
        [nobody] קרה משהו שאינו גלוי לך.
       *[other] נעשה מהלך של { $name }.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] עזבת את המשחק.
        [nobody] מישהו עזב את המשחק.
       *[other] { $name } מחוץ למשחק.
    }
general-said-back = מהלך הוחזר.
general-sheet = איך זה נגמר
general-sheet-place = מקום
general-sheet-player = שם
general-sheet-points = נקודות
general-about = המשחק הזה בא מחבילה שהותקנה בידי מי שמפעיל את השרת.
