blockout-moment-goal = Zagraj ostatnią kartę albo połóż na szczycie dziewiąty klocek.
blockout-moment-goal-alone = Ustaw wszystkie dziewięć klocków w jedną wieżę.
blockout-moment-lots = Rozdajemy karty. Los wybiera, kto zaczyna, a każdy dostaje siedem kart.
blockout-moment-wait = Ruch: { $name }. { $way ->
        [back] Gramy przeciwnie do zegara, bo ktoś zagrał Zwrot.
       *[clockwise] Gramy zgodnie z zegarem, jedna karta na ruch.
    }
blockout-moment-watch = Ruch: { $name }. W każdym ruchu zagrywa się jedną kartę i stawia klocek, na który pozwala.
blockout-moment-over = Gra jest skończona. Nic już nie można zagrać.
blockout-moment-card = Zagraj kartę, której klocek jest jeszcze wolny, albo kartę akcji. Klocek kładzie się na szczycie wieży.
blockout-moment-base = Zagraj kartę, której klocek jest wolny, albo kartę akcji. Pierwszy klocek wieży staje na placu budowy.
blockout-moment-ninth = Wolny jest tylko jeden klocek. Jeśli masz na niego kartę, a on się utrzyma, wygrywasz, nieważne, ile kart ci zostało.
blockout-moment-last-card = To twoja ostatnia karta. Kto na koniec ruchu nie ma kart, wygrywa, chyba że zasada domowa każe postawić jeszcze jeden klocek.
blockout-moment-draw = Żadnej z twoich kart nie da się zagrać. Dobieraj, aż trafi się taka, którą można, i od razu ją zagraj.
blockout-moment-luck = { $count ->
        [0] Dobierasz, aż trafi się karta do zagrania.
        [one] Za upadek dobierasz jeszcze jedną kartę.
        [few] Za upadek dobierasz jeszcze { $count } karty.
        [many] Za upadek dobierasz jeszcze { $count } kart.
       *[other] Za upadek dobierasz jeszcze { $count } karty.
    } Grasz dalej, gdy karty będą odkryte.
blockout-moment-restart = Wieża runęła i wszystkie klocki są wolne. W tym samym ruchu zaczynasz nową wieżę kartą klocka; kart akcji nie można teraz zagrać.
blockout-moment-bonus = Ostatnia karta zagrana, więc trzeba postawić jeszcze jeden klocek. Weź dowolny wolny: jeśli się utrzyma, wygrywasz.
blockout-moment-practice = Weź dowolny wolny klocek; kart nie ma. { $count ->
        [one] Do pełnej wieży brakuje jeszcze jednego klocka.
        [few] Do pełnej wieży brakuje jeszcze { $count } klocków.
        [many] Do pełnej wieży brakuje jeszcze { $count } klocków.
       *[other] Do pełnej wieży brakuje jeszcze { $count } klocka.
    }
blockout-moment-slip = Klocek ląduje trochę obok wybranego miejsca. O ile, decyduje los, bo żadna ręka nie jest całkiem spokojna.
blockout-moment-placing = Klocek może dotknąć tylko górnej ścianki najwyższego klocka. Gdy go puścisz, wieża musi stać, aż policzymy do trzech.
blockout-moment-stack = { $own ->
        [yes] Postaw prawdziwy klocek jedną ręką, tylko na najwyższym klocku.
       *[no] { $name }: klocek jedną ręką, tylko na najwyższym klocku.
    } Każdy może powiedzieć, że klocek już stoi albo że wieża runęła.
blockout-moment-count = Wszyscy liczą do trzech. Liczy się tylko wieża, która stoi do końca; upadek można zgłosić od razu.
blockout-moment-report = Wytrzymała? Wystarczy jedna odpowiedź, ale przez kilka sekund każdy może zaprzeczyć.
blockout-moment-vote = Dwie osoby widziały co innego, więc głosują wszyscy. Decyduje większość.
blockout-moment-revote = Głosów było po równo, więc wszyscy głosują jeszcze raz. Jeśli znów będzie po równo, klocek stawia się od nowa.

blockout-coach-fell = { $name }: wieża runęła. { $count ->
        [0] Wszystkie klocki są znów wolne.
        [one] To kosztuje { $count } kartę i zaczyna się nowa wieża.
        [few] To kosztuje { $count } karty i zaczyna się nowa wieża.
        [many] To kosztuje { $count } kart i zaczyna się nowa wieża.
       *[other] To kosztuje { $count } karty i zaczyna się nowa wieża.
    }
blockout-coach-late = Wieża runęła już po liczeniu: ten klocek i tak się liczy.
blockout-coach-back = Ta próba się nie liczy, więc karta i klocek wracają.
blockout-coach-reverse = Od teraz gramy { $way ->
        [back] przeciwnie do zegara.
       *[clockwise] zgodnie z zegarem.
    }
blockout-coach-bonus = Nie masz już kart: jeszcze jeden klocek, i musi się utrzymać.
blockout-coach-drew = { $count ->
        [one] Dobierasz kartę.
        [few] Dobierasz { $count } karty.
        [many] Dobierasz { $count } kart.
       *[other] Dobierasz { $count } karty.
    }
blockout-coach-eight = Stoi osiem klocków: kto dołoży dziewiąty, wygrywa.
blockout-coach-one-card = Już tylko jedna karta: { $name }.
blockout-coach-stuck = { $count ->
        [one] Klocek jednej z twoich kart jest już na wieży: ta karta musi poczekać.
        [few] Klocki { $count } twoich kart są już na wieży: te karty muszą poczekać.
        [many] Klocki { $count } twoich kart są już na wieży: te karty muszą poczekać.
       *[other] Klocki { $count } twojej karty są już na wieży: te karty muszą poczekać.
    }
