# BlockYou ! : la règle du moment, le guide, le but en une ligne.

blockyou-moment-goal = Débarrassez-vous de toutes vos cartes avant les autres.
blockyou-moment-lots = On tire les cartes. Vous pourrez continuer quand la vôtre sera visible.
blockyou-moment-ready = Dites que vous êtes là. Le compte à rebours commence quand tout le monde est là.
blockyou-moment-lead = Comme chef de jeu, vous lancez le premier compte à rebours. { $count ->
        [0] Tous les autres sont là.
        [one] On attend encore une personne.
       *[other] On attend encore { $count } personnes.
    }
blockyou-moment-wait = Vous attendez le départ. Le compte à rebours commence quand les autres sont là aussi.
blockyou-moment-countdown = Trois, deux, un, zéro : alors toutes les cartes se retournent à la fois. Personne ne peut poser avant.
blockyou-moment-lay = Posez votre carte sur des parties d’au moins deux cartes : chaque couleur sur la sienne, le blanc sur tout. Aucun de ses doigts ne doit pointer vers vous.
blockyou-moment-last = Après une faute, il ne reste que vous. Vous avez { $seconds } secondes pour poser votre carte, avec les mêmes règles.
blockyou-moment-alone = Posez une carte après l’autre : chaque couleur sur la sienne, le blanc sur tout. Une faute coûte une carte de pénalité, et seul compte le temps.
blockyou-moment-done = Votre carte est posée, et ses doigts ont bloqué ceux vers qui ils pointent. Vous ne risquez plus rien jusqu’à la prochaine manche.
blockyou-moment-blocked = Un doigt pointe vers vous : cette manche est finie pour vous. Votre carte passe sous les autres.
blockyou-moment-fault = Une faute : cette manche et la suivante se jouent sans vous. Une carte de pénalité s’ajoute aux vôtres, s’il en reste.
blockyou-moment-sit-out = Cette manche se joue sans vous, car vous avez fait une faute à la précédente. À la prochaine, vous rejouez.
blockyou-moment-back = La manche est finie pour vous, et votre carte passe sous les autres. Un nouveau compte à rebours va suivre.
blockyou-moment-watch = Tout le monde fait la course en même temps. Chaque carte correcte compte, et ses doigts peuvent bloquer les autres.
blockyou-moment-over = La partie est finie. La victoire va à qui a posé toutes ses cartes en premier.

blockyou-coach-blocked = Blocage par : { $name }. Un doigt de cette carte pointe vers vous.
blockyou-coach-colours = Les couleurs n’allaient pas ensemble : la prochaine manche aussi se joue sans vous.
blockyou-coach-self = Un doigt pointait vers vous : la prochaine manche aussi se joue sans vous.
blockyou-coach-fewer = Posée sans faute. { $count ->
        [0] Vous n’avez plus de cartes.
        [one] Il vous reste une carte.
       *[other] Il vous reste { $count } cartes.
    }
blockyou-coach-last = Il ne restait que vous : une carte correcte a mis fin à la manche.
blockyou-coach-ten = Il ne reste que vous : { $seconds } secondes.
blockyou-coach-dead = Personne ne pouvait poser de carte : la manche est finie.
blockyou-coach-refreshed = Personne ne pouvait poser de carte : voici un nouveau terrain.
