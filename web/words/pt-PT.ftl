# As palavras da própria aplicação web. As dos jogos estão no pacote Python.

## Everywhere

app-tagline = Quatro jogos de mesa de futebol: com amigos em qualquer lado, ou contra bots.
app-skip = Ir para o conteúdo
app-skip-question = Ir para a pergunta
app-pages = Páginas
app-home = Início
app-lobby = Sala de espera
app-lobby-line = Mesas abertas: senta-te e joga.
app-settings = Definições
app-language = Língua
app-foot = O Golazo é software livre. Jogadores, clubes e cartas são inventados.
app-not-found = Esta página não existe
app-offline = O servidor não responde. O Golazo continua sozinho assim que puder.
app-trouble = Não resultou. Tenta outra vez.
app-connecting = Um momento …
app-reconnecting = A religar …
app-close = Fechar
app-yes = Sim
app-no = Não
app-save = Guardar
app-saved = Guardado.
app-share = Partilhar a ligação
app-copied = Ligação copiada
app-search = Procurar

## Home

app-games = Jogos
app-players = { $least } a { $most } jogadores
app-players-exactly = { $count } jogadores
app-minutes = cerca de { $minutes } min
app-play-now = Jogar já contra bots
app-with-friends = Com amigos
app-same-screen = Mesmo ecrã
app-rules = Regras
app-cards = Cartas
app-continue = Continuar
app-level = Nível
app-opponents = Adversários
app-seasons = Épocas
app-finished = Terminados
app-go-on = Continuar o jogo
app-status-gathering = à espera de jogadores
app-status-playing = em jogo
app-status-over = apito final
app-companion = Numa mesa a sério
app-companion-line = Tens a caixa? O Golazo trata das regras e do resultado.
app-companion-lead = Lança e tira com a tua caixa e escreve o que sai. O Golazo sabe de quem é a vez, o que é permitido e quanto vale.
app-companion-begin = Começar
app-companion-typed = Os dados e as cartas são vossos: escreve-se o que sair.
app-verify = Jogo limpo
app-verify-line = Confirma que nenhum dado estava viciado.

## Lobby and new tables

app-lobby-empty = Agora ninguém está à espera. Abre uma mesa e convida alguém.
app-open-table = Abrir uma mesa
app-sit-down = Sentar-me
app-watch = Só ver
app-invited = Tens um convite
app-your-name = O teu nome
app-new = Mesa nova
app-new-lead = Quem joga, e como?
app-seats = Jogadores
app-seat-of = Quem se senta no lugar { $number }
app-player = Jogador { $number }
app-name-of = Nome do jogador { $number }
app-seat-me = Eu
app-seat-here = Alguém neste ecrã
app-seat-friend = Um amigo (por ligação)
app-seat-open = lugar livre
app-bot = Bot: { $name }
app-bot-name = Bot { $number }
app-bot-random = Bot: principiante
app-bot-greedy = Bot: sólido
app-options = Opções do jogo
app-around = À volta da mesa
app-clock = Relógio
app-clock-none = sem relógio
app-clock-live-15 = 15 minutos cada
app-clock-live-45 = 45 minutos cada
app-clock-days-1 = um dia por resposta
app-clock-days-3 = três dias por resposta
app-days = { $count ->
    [one] 1 dia
   *[other] { $count } dias
}
app-odds-shown = Mostrar as probabilidades
app-listed = Mostrar a mesa na sala de espera
app-invite = Abrir a mesa e convidar
app-kick-off = Pontapé de saída
app-gathering = Assim que os lugares estiverem ocupados, o jogo começa.
app-begins = Vamos a isto: estão a misturar-se os dados.
app-fill-bot = Pôr um bot
app-invite-title = Chama um amigo: lugar { $number }
app-invite-line = Lê o código ou envia a ligação. Não é preciso conta.
app-link = Ligação
app-qr = Código QR do convite
app-fair = Dados honestos
app-fair-line = Antes do primeiro sorteio o servidor prometeu a sua semente secreta com este número, e cada um juntou algo seu. Depois do jogo qualquer pessoa pode confirmar que nada mudou.

## At the table

app-players-at-table = À mesa
app-you = tu
app-a-bot = bot
app-away = ausente
app-resigned = desistiu
app-stand-in = um bot substitui
app-to-move = a jogar
app-auto-pass-short = passa
app-spectators = { $count ->
    [one] 1 a ver
   *[other] { $count } a ver
}
app-question = Pergunta
app-choices = Escolhas
app-your-turn = É a tua vez
app-type-in = Escreve o que saiu
app-unseen-with = às escondidas, ao mesmo tempo que { $players }
app-why = Porquê?
app-waiting = À espera de { $players }
app-answered = Já respondeste. Faltam os outros.
app-hint = Pedir um conselho a um bot
app-hint-is = Um bot escolhia: { $choice }
app-hint-mark = escolha de um bot
app-undo = Voltar atrás
app-undo-ask = Pedir aos outros para voltar atrás
app-undo-asked = { $player } pede para voltar atrás. Faltam os outros.
app-undo-consent = { $player } gostava de voltar atrás na última escolha.
app-agree = De acordo
app-disagree = Não
app-list = Lista de escolhas
app-list-empty = Agora não te é pedido nada.
app-pick-on-table = Escolhe na mesa ou na lista
app-put-back = Repor
app-all-choices = Todas: { $number }
app-filter = Filtrar a lista ( / )
app-filter-none = Nada contém «{ $typed }».
app-why-not = Porque não?
app-why-on-offer = Esta escolha está disponível agora.
app-odds-home = casa
app-odds-draw = empate
app-odds-away = fora
app-odds-goal = golo { $percent } %
app-odds-match = Probabilidades: ganha a casa { $home } %, empate { $draw } %, ganha o visitante { $away } %
app-auto-pass = Passar por mim em todas as janelas de reação
app-free-acts = Também podes
app-passed-for-you = Respondido por ti: { $question }
app-stop-here = Parar aqui
app-never-here = Não voltar a perguntar neste momento
app-asks = Perguntar
app-asks-matters = quando importa
app-asks-always = sempre
app-stops = Momentos em que paras
app-stop-yes = parar
app-stop-no = não parar
app-reactions = Reações
app-armed-line = O que está marcado joga-se sozinho da próxima vez que for possível; até lá passas sozinho. Só aparecem cartas que já puderam ser jogadas.
app-menu = Menu
app-as-text = Em texto
app-side = Relato e conversa
app-log = Relato
app-log-all = Mostrar as { $count } linhas
app-log-undo = { $player } voltou atrás.
app-log-no-undo = { $player } não quer que se volte atrás.
app-log-sat-down = { $player } sentou-se.
app-log-left = { $player } saiu da mesa.
app-log-came-back = { $player } voltou.
app-log-resigned = { $player } desistiu.
app-log-bot = Um bot joga por { $player }.
app-log-stand-in = Um bot substitui { $player }.
app-log-auto-pass = { $player } passa sozinho a partir de agora.
app-log-auto-pass-off = { $player } volta a decidir antes de passar.
app-chat = Conversa
app-chat-empty = Ainda ninguém disse nada.
app-chat-say = Diz alguma coisa
app-chat-send = Enviar
app-mute = Silenciar
app-mute-who = Silenciar { $player }
app-mute-spectators = Silenciar quem assiste
app-muted = { $count } em silêncio
app-motion = Ritmo
app-pace-slow = lento
app-pace-usual = normal
app-pace-quick = rápido
app-pace-instant = imediato
app-scene-next = Continuar
app-skip-scenes = Saltar até à minha vez
app-notify = Avisar-me quando for a minha vez
app-notify-refused = O navegador não permite notificações.
app-let-bot = Deixar um bot jogar por mim
app-bot-for-you = Um bot joga por ti.
app-you-resigned = Desististe: um bot continua no teu lugar.
app-take-back-seat = Volto eu a jogar
app-leave = Sair
app-resign = Desistir
app-sure-leave = Sair da mesa? Um bot continua por ti.
app-sure-resign = Desistir do jogo?
app-hand-over = Passa o ecrã a { $player }
app-hand-over-line = Nada se mostra antes de { $player } estar a postos. Os outros olham para o lado.
app-hand-over-ready = Eu sou { $player }
app-result = Apito final
app-rematch = Desforra
app-rematch-go = Ir para a desforra
app-record = Ata

## Replay

app-replay = Repetição
app-replay-of = Repetição: { $game }
app-eyes = Com os olhos de
app-eyes-open = tudo à vista
app-eyes-none = espectador
app-timeline = Linha do tempo
app-moment = { $place } de { $total }
app-play = Reproduzir
app-pause = Pausa
app-step = Um passo à frente
app-jump-back = Para trás até: { $mark }
app-jump-on = Para a frente até: { $mark }
app-step-back = Um passo atrás
app-goal = Golo
app-score = Resultado

## Rules, cards, fair play

app-rules-lead = As regras por palavras nossas.
app-contents = Índice
app-cards-lead = Tudo o que se pode tirar, com o que está impresso.
app-kind-player = Jogadores
app-kind-club = Clubes
app-kind-team = Equipas
app-kind-side = Adversários
app-kind-card = Cartas
app-kind-manager = Dirigentes
app-kind-synergy = Cartas de sinergia
app-kind-kick = Remates
app-kind-keeper = Guarda-redes
app-kind-event = Acontecimentos do jogo
app-kind-trophy = Troféus
app-source-printed = Como está impresso na caixa.
app-source-inferred = Resulta do livro de regras.
app-source-ours = Feita por nós.
app-verify-lead = Uma ata joga-se outra vez a partir da semente secreta. Se um só sorteio ou escolha tivesse mudado, não batia certo.
app-verify-file = Escolhe uma ata:
app-verify-paste = Ou cola-a aqui:
app-verify-check = Verificar
app-verify-good = Tudo em ordem: os { $draws } sorteios resultam da semente prometida.
app-verify-bad = Há algo errado nesta ata.

## Settings

app-theme = Aspeto
app-theme-auto = como o dispositivo
app-theme-light = claro
app-theme-dark = escuro
app-playing = A jogar
app-sound = Sons do jogo, e um apito quando é a minha vez
app-volume = Volume
app-keys = As teclas escolhem: números, setas, /
app-list-open = Mostrar sempre a lista de escolhas
app-device = Segundo dispositivo
app-device-line = Leva o teu lugar para outro dispositivo: cria aqui um código e escreve-o lá em dez minutos.
app-device-code = Criar um código
app-device-type = Código do outro dispositivo
app-device-claim = Usar o código
app-device-claimed = Este dispositivo joga agora como { $name }.

## Match of the Season

part-footballer = { $footballer }

## Companion and referee

companion-lead = Tens a caixa: aqui estão os dados, o marcador, as folhas de ligas e taças e um árbitro. Sem conta e, tirando o árbitro, sem rede.
companion-dice = Dados
companion-dice-line = Todos os dados dos quatro jogos, vários de uma vez, e se saem como devem.
companion-scoreboard = Marcador
companion-scoreboard-line = Um jogo em letras grandes, com a pista de turnos. O ecrã fica ligado.
companion-pads = Ligas e taças
companion-pads-line = O calendário faz-se sozinho, escrevem-se os resultados e a tabela explica-se. Imprime-se e juntam-se dois aparelhos.
companion-referee = Árbitro
companion-referee-line = O jogo todo com a tua caixa: escreve o que sai e o Golazo trata das regras, do dinheiro e dos plantéis.
companion-offline = Funciona sem rede
companion-online = Precisa do servidor
companion-print-and-play = Sem caixa à mão? “golazo print” faz um PDF com todas as cartas, dados e tabuleiros para recortar.
companion-tap-to-roll = Toca para lançar
companion-total = Total { $total } · toca para lançar
companion-one-less = Menos um dado
companion-clear-tray = Esvaziar o tabuleiro
companion-add-line = Toca num dado em baixo para o juntar.
companion-add-die = Juntar: { $die }
companion-rack-attack = Ataque (Masters of Football)
companion-rack-defence = Defesa (Masters of Football)
companion-rack-masters = Génio e tática
companion-rack-season = Match of the Season
companion-rack-plain = Seis e doze faces
companion-die-match-die = Dado do jogo
companion-die-d6 = Dado de seis faces
companion-die-d12 = Dado de doze faces
companion-genius-face = génio
companion-history = O que saiu
companion-rolls = { $count ->
        [one] 1 lançamento
       *[other] { $count } lançamentos
    }
companion-forget = Esquecer tudo
companion-expected = Como se espera?
companion-seen = { $seen } de { $expected } esperados
companion-too-few = { $rolls } de { $needed } lançamentos: ainda poucos para dizer se o dado é justo.
companion-fit-usual = { $rolls } lançamentos, qui-quadrado { $square }: um dado justo desvia-se tanto ou mais em { $percent } % dos casos. Nada a reclamar.
companion-fit-rare = { $rolls } lançamentos, qui-quadrado { $square }: um dado justo desvia-se tanto em só { $percent } % dos casos. Invulgar, mas acontece.
companion-fit-odd = { $rolls } lançamentos, qui-quadrado { $square }: um dado justo desvia-se tanto em só { $percent } % dos casos. Muito invulgar.
companion-home = Casa
companion-away = Visitante
companion-first-half = Primeira parte
companion-half-time = Intervalo
companion-second-half = Segunda parte
companion-injury-time = Tempo de compensação
companion-over = Apito final
companion-turn = Turno { $turn }
companion-attacks = Ataque: { $team }
companion-goal-for = Golo: { $team }
companion-goal-less = Menos um golo: { $team }
companion-at-half-time = Intervalo { $home }:{ $away }
companion-turn-on = Próximo turno
companion-half-time-on = Intervalo
companion-second-half-on = Segunda parte
companion-whistle = Apito final
companion-write-result = Escrever o resultado
companion-injury-line = Compensação? Quem tem a vantagem caseira lança o dado de tática e, a partir de { $needed }, ataca mais uma vez.
companion-attacks-again = { $team }: mais um ataque
companion-track = Pista de turnos
companion-track-masters = Masters of Football
companion-track-halves = Duas partes
companion-new-match = Novo jogo
companion-awake = O ecrã fica ligado.
companion-not-awake = Este navegador não mantém o ecrã ligado.
companion-pads-lead = Tudo fica neste aparelho.
companion-new-pad = Novo
companion-kind = O que se joga
companion-kind-masters = Campeonato
companion-kind-masters-line = Masters of Football: quatro equipas, ou dois campeonatos e uma final.
companion-kind-cup = Mundial 2010
companion-kind-cup-line = Oito grupos e o quadro final.
companion-kind-season = Seis épocas
companion-kind-season-line = Match of the Season: ligas, taças, troféus e dinheiro.
companion-kind-league = Liga livre
companion-kind-league-line = 2 a 32 equipas, todos contra todos.
companion-kind-knock-out = Taça livre
companion-kind-knock-out-line = 2 a 64 equipas, as primeiras ficam isentas.
companion-pad-name = Nome
companion-persons = Quantos jogam
companion-persons-four = até 4
companion-persons-eight = 5 a 8, com final
companion-managers = Treinadores
companion-teams = Equipas
companion-team = Equipa { $number }
companion-twice = Duas voltas, em casa e fora
companion-order = Igualdade de pontos
companion-order-masters = diferença de golos, golos, golos fora, confronto direto, sorteio
companion-order-groups = diferença de golos, golos, confronto direto, sorteio
companion-order-direct = confronto direto, diferença de golos, golos, sorteio
companion-win-points = Pontos por vitória
companion-begin-pad = Fazer o calendário
companion-bring = De um ficheiro
companion-bring-line = Uma folha guardada em JSON, aqui ou noutro aparelho. Se já cá estiver, as duas juntam-se.
companion-no-pad = Este ficheiro não é uma folha do Golazo.
companion-other-pad = Este ficheiro é de outra folha. Abre-o em “Ligas e taças”.
companion-pad-gone = Esta folha não está neste aparelho.
companion-all-pads = Todas as ligas e taças
companion-full = O navegador não conseguiu guardar a última entrada: guarda a folha num ficheiro.
companion-played = { $played } de { $matches } jogos
companion-open = Abrir
companion-sections = Partes
companion-table = Classificação
companion-championship = Campeonato { $label }
companion-final = Final
companion-final-two = Duas mãos
companion-final-to-come = A final começa quando os dois campeonatos tiverem campeão.
companion-final-championships = { $team } à frente de { $other }: final empatada, contam os campeonatos.
companion-first-home = Sorteio: quem joga primeiro em casa?
companion-champion = Campeões: { $team }
companion-group = Grupo { $label }
companion-knock-out = Eliminatórias
companion-matches = Jogos
companion-matchday = Jornada { $number }
companion-round = Ronda { $number }
companion-round-16 = Oitavos de final
companion-quarter-finals = Quartos de final
companion-semi-finals = Meias-finais
companion-third-place = Terceiro lugar
companion-season = Época { $label }
companion-to-come = por definir
companion-winner-of = Vencedor do { $match }
companion-loser-of = Vencido do { $match }
companion-result-of = Resultado de { $home } – { $away }
companion-outcome-1 = { $home } ganhou a { $away }
companion-outcome-x = { $home } – { $away }: empate
companion-outcome-2 = { $away } ganhou em casa de { $home }
companion-goals-of = Golos de { $team } em { $home } – { $away }
companion-kicks = Ganhou nos penáltis:
companion-on-board = { $home } – { $away } no marcador
companion-place = Lugar
companion-column-team = Equipa
companion-column-played = jogos
companion-column-won = vitórias
companion-column-drawn = empates
companion-column-lost = derrotas
companion-column-goals = golos
companion-column-difference = diferença de golos
companion-column-away = golos fora
companion-column-points = pontos
companion-short-played = J
companion-short-won = V
companion-short-drawn = E
companion-short-lost = D
companion-short-goals = Golos
companion-short-difference = +/−
companion-short-away = Fora
companion-short-points = Pts
companion-tie-breaks = Porque os empatados ficam assim
companion-above-points = { $team } à frente de { $other }: { $own } pontos contra { $theirs }.
companion-above-difference = { $team } à frente de { $other } pela diferença de golos ({ $own } contra { $theirs }).
companion-above-goals = { $team } à frente de { $other } pelos golos marcados ({ $own } contra { $theirs }).
companion-above-away = { $team } à frente de { $other } pelos golos fora ({ $own } contra { $theirs }).
companion-direct-points = { $team } à frente de { $other }: no resto iguais, mais pontos no confronto direto ({ $own } contra { $theirs }).
companion-direct-difference = { $team } à frente de { $other }: no resto iguais, melhor diferença no confronto direto ({ $own } contra { $theirs }).
companion-direct-goals = { $team } à frente de { $other }: no resto iguais, mais golos no confronto direto ({ $own } contra { $theirs }).
companion-direct-away = { $team } à frente de { $other }: no resto iguais, mais golos fora no confronto direto ({ $own } contra { $theirs }).
companion-among-points = { $team } à frente de { $other }: nos jogos entre { $tied }, mais pontos ({ $own } contra { $theirs }).
companion-among-difference = { $team } à frente de { $other }: nos jogos entre { $tied }, melhor diferença de golos ({ $own } contra { $theirs }).
companion-among-goals = { $team } à frente de { $other }: nos jogos entre { $tied }, mais golos ({ $own } contra { $theirs }).
companion-among-away = { $team } à frente de { $other }: nos jogos entre { $tied }, mais golos fora ({ $own } contra { $theirs }).
companion-decided-lot = { $team } à frente de { $other }: decidiu o sorteio.
companion-decided-play-off = { $team } à frente de { $other }: decidiu o desempate.
companion-decide-lot = Nada separa estas equipas: sorteio. Quem ganha?
companion-decide-play-off = { $teams ->
    [2] Estas duas estão empatadas e jogam o desempate. Quem ganhou?
   *[other] Estas equipas estão empatadas e jogam uma pequena eliminatória, sorteada. Quem se segue, a começar pela primeira?
}
companion-cups = Taças
companion-nobody = ainda ninguém
companion-worth = { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }
companion-worth-money = { $points ->
        [0] { $prize } mil €
        [one] 1 ponto, { $prize } mil €
       *[other] { $points } pontos, { $prize } mil €
    }
companion-money = Dinheiro no fim, em milhares de €
companion-honours = Palmarés
companion-roll-of-honour = Época a época
companion-manager = Treinador
companion-trophies = Troféus
companion-thousands = 1000 €
companion-career-trophies = { $team } à frente de { $other }: iguais em pontos, mais troféus.
companion-career-money = { $team } à frente de { $other }: iguais em pontos e troféus, mais dinheiro.
companion-career-shared = { $team } e { $other } partilham o lugar: iguais em pontos, troféus e dinheiro.
companion-names = Mudar os nomes
companion-names-line = Equipas (sem nome escrito: como se vê)
companion-tools = Levar
companion-print = Imprimir ou PDF
companion-save-json = Guardar (JSON)
companion-save-csv = Folha de cálculo (CSV)
companion-merge = Juntar com um ficheiro
companion-delete = Apagar
companion-delete-sure = Apagar esta folha deste aparelho?
companion-tools-line = Dois aparelhos com a mesma folha? Guarda num e junta no outro: de cada entrada vale a edição mais recente.
companion-merged = Juntas: { $added ->
        [0] nada de novo,
        [one] 1 entrada nova,
       *[other] { $added } entradas novas,
    } { $differences ->
        [0] nada diferente.
        [one] 1 diferente:
       *[other] { $differences } diferentes:
    }
companion-differs-here = { $what }: aqui { $here } ({ $hereAt }), no ficheiro { $there } ({ $thereAt }). A daqui é mais recente e fica.
companion-differs-there = { $what }: aqui { $here } ({ $hereAt }), no ficheiro { $there } ({ $thereAt }). A do ficheiro é mais recente e foi aceite.
companion-entry-none = nada
companion-entry-other = Outra entrada
referee-faces = O que o dado mostra
referee-search = Procurar a carta
referee-gone = não pode ser
referee-point-typed = O Golazo pergunta por cada lançamento e cada carta: toca na face ou procura a carta. O que não pode ter saído é recusado, com a razão.
referee-point-secret = Uma carta que só uma pessoa pode ver é escrita por ela: o aparelho anda à roda.
referee-point-seats = Cada um pode estar neste ecrã, no seu, longe com um link, ou ser um bot.
referee-point-undo = Uma entrada errada retira-se com um toque, uma a uma.
