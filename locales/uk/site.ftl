# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Як грати
site-shelf-lead = Для всіх, хто хоче навчитися однієї з цих ігор. Прочитавши сторінку, вже можна грати.
site-rules-lead = Для всіх, хто хоче навчитися цієї гри. Прочитавши сторінку, вже можна грати.
