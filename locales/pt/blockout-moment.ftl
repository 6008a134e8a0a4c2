# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Jogar a última carta, ou pôr o nono bloco no topo.
blockout-moment-goal-alone = Pôr os nove blocos numa só torre.
blockout-moment-lots = Dão-se as cartas. A sorte decide quem começa, e cada jogador recebe sete cartas.
blockout-moment-wait = Joga agora: { $name }. { $way ->
        [back] Joga-se em sentido anti-horário, porque saiu um Inverter.
       *[clockwise] Joga-se em sentido horário, uma carta de cada vez.
    }
blockout-moment-watch = Joga agora: { $name }. Em cada vez joga-se uma carta e põe-se o bloco que ela permite.
blockout-moment-over = O jogo acabou. Já não se pode jogar mais nada.
blockout-moment-card = Joga uma carta com um bloco ainda livre, ou uma carta de ação. O bloco vai para o topo da torre.
blockout-moment-base = Joga uma carta com um bloco livre, ou uma carta de ação. O primeiro bloco de uma torre fica na obra.
blockout-moment-ninth = Só um bloco está livre. Se tiveres uma carta para ele e ele aguentar, ganhas, tenhas as cartas que tiveres.
blockout-moment-last-card = É a tua última carta. Se acabares a vez sem cartas, ganhas, a não ser que uma regra da casa peça mais um bloco.
blockout-moment-draw = Não podes jogar nenhuma das tuas cartas. Tira cartas até sair uma que sirva e joga-a logo.
blockout-moment-luck = { $count ->
        [0] Tiras cartas até sair uma que sirva.
        [one] Pela queda tiras mais { $count } carta.
       *[other] Pela queda tiras mais { $count } cartas.
    } Podes continuar quando as cartas estiverem abertas.
blockout-moment-restart = A torre caiu e todos os blocos estão livres. Ainda na mesma vez, começas uma nova torre com uma carta de bloco; as cartas de ação não se podem jogar agora.
blockout-moment-bonus = Jogaste a última carta, por isso falta mais um bloco. Escolhe qualquer bloco livre: se aguentar, ganhas.
blockout-moment-practice = Escolhe qualquer bloco livre; não há cartas. { $count ->
        [one] Para a torre completa falta { $count } bloco.
       *[other] Para a torre completa faltam { $count } blocos.
    }
blockout-moment-slip = O bloco fica um pouco ao lado do ponto escolhido. A sorte decide quanto, porque nenhuma mão está bem quieta.
blockout-moment-placing = O bloco só pode tocar na face de cima do bloco do topo. Quando o largas, a torre tem de aguentar até três.
blockout-moment-stack = { $own ->
        [yes] Põe o bloco verdadeiro com uma só mão, apenas sobre o bloco do topo.
       *[no] { $name }: o bloco com uma só mão, apenas sobre o bloco do topo.
    } Qualquer pessoa pode dizer que está posto ou que a torre caiu.
blockout-moment-count = Todos contam até três. Só vale uma torre que no fim esteja de pé; uma queda pode dizer-se logo.
blockout-moment-report = Aguentou? Basta uma resposta, mas durante alguns segundos qualquer pessoa pode dizer o contrário.
blockout-moment-vote = Duas pessoas viram coisas diferentes, por isso todos votam. A maioria decide.
blockout-moment-revote = Houve empate, por isso todos votam mais uma vez. Se o empate continuar, é preciso pôr o bloco outra vez.

blockout-coach-fell = { $name }: a torre caiu. { $count ->
        [0] Todos os blocos estão outra vez livres.
       *[other] Custa { $count } cartas, e começa uma nova torre.
    }
blockout-coach-late = A torre caiu depois da contagem: o bloco conta na mesma.
blockout-coach-back = Essa tentativa não contou: a carta e o bloco voltam.
blockout-coach-reverse = A partir de agora joga-se { $way ->
        [back] em sentido anti-horário.
       *[clockwise] em sentido horário.
    }
blockout-coach-bonus = Já não tens cartas: mais um bloco, e tem de aguentar.
blockout-coach-drew = { $count ->
        [one] Tiraste { $count } carta.
       *[other] Tiraste { $count } cartas.
    }
blockout-coach-eight = Há oito blocos de pé: quem puser o nono ganha.
blockout-coach-one-card = Só resta uma carta: { $name }.
blockout-coach-stuck = { $count ->
        [one] O bloco de uma das tuas cartas está agora na torre: ela tem de esperar.
       *[other] Os blocos de { $count } das tuas cartas estão agora na torre: elas têm de esperar.
    }
