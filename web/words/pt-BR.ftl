# As palavras do próprio app web. As dos jogos estão no pacote Python.

## Everywhere

app-tagline = Quatro jogos de mesa de futebol: com amigos em qualquer lugar, ou contra bots.
app-skip = Ir para o conteúdo
app-skip-question = Ir para a pergunta
app-pages = Páginas
app-home = Início
app-lobby = Sala de espera
app-lobby-line = Mesas abertas: sente-se e jogue.
app-settings = Configurações
app-language = Idioma
app-foot = O Golazo é software livre. Jogadores, clubes e cartas são inventados.
app-not-found = Esta página não existe
app-offline = O servidor não responde. O Golazo continua sozinho assim que puder.
app-trouble = Não deu certo. Tente de novo.
app-connecting = Um momento …
app-reconnecting = Reconectando …
app-close = Fechar
app-yes = Sim
app-no = Não
app-save = Salvar
app-saved = Salvo.
app-share = Compartilhar o link
app-copied = Link copiado
app-search = Buscar

## Home

app-games = Jogos
app-players = { $least } a { $most } jogadores
app-players-exactly = { $count } jogadores
app-minutes = cerca de { $minutes } min
app-play-now = Jogar já contra bots
app-with-friends = Com amigos
app-same-screen = Mesma tela
app-rules = Regras
app-cards = Cartas
app-continue = Continuar
app-level = Nível
app-opponents = Adversários
app-seasons = Temporadas
app-finished = Terminados
app-go-on = Continuar o jogo
app-status-gathering = esperando jogadores
app-status-playing = em jogo
app-status-over = apito final
app-companion = Na mesa de verdade
app-companion-line = Você tem a caixa? O Golazo cuida das regras e do placar.
app-companion-lead = Jogue os dados e compre as cartas da sua caixa e digite o que sair. O Golazo sabe de quem é a vez, o que pode e quanto vale.
app-companion-begin = Começar
app-companion-typed = Os dados e as cartas são de vocês: digita-se o que sair.
app-verify = Jogo limpo
app-verify-line = Confira que nenhum dado estava viciado.

## Lobby and new tables

app-lobby-empty = Agora ninguém está esperando. Abra uma mesa e convide alguém.
app-open-table = Abrir uma mesa
app-sit-down = Sentar
app-watch = Só assistir
app-invited = Você foi convidado
app-your-name = Seu nome
app-new = Mesa nova
app-new-lead = Quem joga, e como?
app-seats = Jogadores
app-seat-of = Quem senta no lugar { $number }
app-player = Jogador { $number }
app-name-of = Nome do jogador { $number }
app-seat-me = Eu
app-seat-here = Alguém nesta tela
app-seat-friend = Um amigo (por link)
app-seat-open = lugar livre
app-bot = Bot: { $name }
app-bot-name = Bot { $number }
app-bot-random = Bot: iniciante
app-bot-greedy = Bot: sólido
app-options = Opções do jogo
app-around = Em volta da mesa
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
app-odds-shown = Mostrar as chances
app-listed = Mostrar a mesa na sala de espera
app-invite = Abrir a mesa e convidar
app-kick-off = Bola rolando
app-gathering = Assim que os lugares estiverem ocupados, o jogo começa.
app-begins = Lá vamos nós: os dados estão sendo misturados.
app-fill-bot = Colocar um bot
app-invite-title = Chame um amigo: lugar { $number }
app-invite-line = Leia o código ou mande o link. Não precisa de conta.
app-link = Link
app-qr = Código QR do convite
app-fair = Dados honestos
app-fair-line = Antes do primeiro sorteio o servidor prometeu sua semente secreta com este número, e cada um acrescentou algo seu. Depois do jogo qualquer pessoa pode conferir que nada mudou.

## At the table

app-players-at-table = Na mesa
app-you = você
app-a-bot = bot
app-away = ausente
app-resigned = desistiu
app-stand-in = um bot substitui
app-to-move = jogando
app-auto-pass-short = passa
app-spectators = { $count ->
    [one] 1 assistindo
   *[other] { $count } assistindo
}
app-question = Pergunta
app-choices = Escolhas
app-your-turn = Sua vez
app-type-in = Digite o que saiu
app-unseen-with = em segredo, ao mesmo tempo que { $players }
app-why = Por quê?
app-waiting = Esperando { $players }
app-answered = Você já respondeu. Faltam os outros.
app-hint = Pedir uma dica a um bot
app-hint-is = Um bot escolheria: { $choice }
app-hint-mark = escolha de um bot
app-undo = Desfazer
app-undo-ask = Pedir aos outros para desfazer
app-undo-asked = { $player } pede para desfazer. Faltam os outros.
app-undo-consent = { $player } gostaria de desfazer a última escolha.
app-agree = De acordo
app-disagree = Não
app-list = Lista de escolhas
app-list-empty = Nada é pedido a você agora.
app-pick-on-table = Escolha na mesa ou na lista
app-put-back = Devolver
app-all-choices = Todas: { $number }
app-filter = Filtrar a lista ( / )
app-filter-none = Nada contém “{ $typed }”.
app-why-not = Por que não?
app-why-on-offer = Esta escolha está disponível agora.
app-odds-home = casa
app-odds-draw = empate
app-odds-away = fora
app-odds-goal = gol { $percent } %
app-odds-match = Chances: vitória da casa { $home } %, empate { $draw } %, vitória do visitante { $away } %
app-auto-pass = Passar por mim em todas as janelas de reação
app-free-acts = Você também pode
app-passed-for-you = Respondido por você: { $question }
app-stop-here = Parar aqui
app-never-here = Não perguntar mais neste momento
app-asks = Perguntar
app-asks-matters = quando importa
app-asks-always = sempre
app-stops = Momentos em que você para
app-stop-yes = parar
app-stop-no = não parar
app-reactions = Reações
app-armed-line = O que está marcado é jogado sozinho na próxima vez que for possível; até lá você passa sozinho. Só aparecem cartas que já puderam ser jogadas.
app-menu = Menu
app-as-text = Em texto
app-side = Narração e bate-papo
app-log = Narração
app-log-all = Mostrar as { $count } linhas
app-log-undo = { $player } desfez a jogada.
app-log-no-undo = { $player } não quer que se desfaça a jogada.
app-log-sat-down = { $player } sentou-se.
app-log-left = { $player } saiu da mesa.
app-log-came-back = { $player } voltou.
app-log-resigned = { $player } desistiu.
app-log-bot = Um bot joga por { $player }.
app-log-stand-in = Um bot substitui { $player }.
app-log-auto-pass = { $player } passa sozinho a partir de agora.
app-log-auto-pass-off = { $player } volta a decidir antes de passar.
app-chat = Bate-papo
app-chat-empty = Ninguém disse nada ainda.
app-chat-say = Diga alguma coisa
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
app-skip-scenes = Pular até a minha vez
app-notify = Avisar quando for minha vez
app-notify-refused = O navegador não permite notificações.
app-let-bot = Deixar um bot jogar por mim
app-bot-for-you = Um bot joga por você.
app-you-resigned = Você desistiu: um bot continua no seu lugar.
app-take-back-seat = Volto a jogar
app-leave = Sair
app-resign = Desistir
app-sure-leave = Sair da mesa? Um bot continua por você.
app-sure-resign = Desistir do jogo?
app-hand-over = Passe a tela para { $player }
app-hand-over-line = Nada aparece antes de { $player } estar a postos. Os outros olham para o lado.
app-hand-over-ready = Eu sou { $player }
app-result = Apito final
app-rematch = Revanche
app-rematch-go = Ir para a revanche
app-record = Súmula

## Replay

app-replay = Replay
app-replay-of = Replay: { $game }
app-eyes = Com os olhos de
app-eyes-open = tudo aberto
app-eyes-none = espectador
app-timeline = Linha do tempo
app-moment = { $place } de { $total }
app-play = Reproduzir
app-pause = Pausa
app-step = Um passo à frente
app-jump-back = Voltar até: { $mark }
app-jump-on = Avançar até: { $mark }
app-step-back = Um passo atrás
app-goal = Gol
app-score = Resultado

## Rules, cards, fair play

app-rules-lead = As regras em nossas palavras.
app-contents = Índice
app-cards-lead = Tudo o que se pode comprar, com o que está impresso.
app-kind-player = Jogadores
app-kind-club = Clubes
app-kind-team = Times
app-kind-side = Adversários
app-kind-card = Cartas
app-kind-manager = Dirigentes
app-kind-synergy = Cartas de sinergia
app-kind-kick = Chutes
app-kind-keeper = Goleiro
app-kind-event = Lances da partida
app-kind-trophy = Troféus
app-source-printed = Como impresso na caixa.
app-source-inferred = Decorre do livro de regras.
app-source-ours = Feita por nós.
app-verify-lead = Uma súmula é jogada de novo a partir da semente secreta. Se um só sorteio ou escolha tivesse mudado, não bateria.
app-verify-file = Escolha uma súmula:
app-verify-paste = Ou cole aqui:
app-verify-check = Conferir
app-verify-good = Tudo em ordem: os { $draws } sorteios decorrem da semente prometida.
app-verify-bad = Há algo errado nesta súmula.

## Settings

app-theme = Aparência
app-theme-auto = como o aparelho
app-theme-light = clara
app-theme-dark = escura
app-playing = Jogando
app-sound = Sons do jogo, e um apito quando é a minha vez
app-volume = Volume
app-keys = As teclas escolhem: números, setas, /
app-list-open = Sempre mostrar a lista de escolhas
app-device = Segundo aparelho
app-device-line = Leve seu lugar para outro aparelho: crie um código aqui e digite lá em dez minutos.
app-device-code = Criar um código
app-device-type = Código do outro aparelho
app-device-claim = Usar o código
app-device-claimed = Este aparelho agora joga como { $name }.

## Match of the Season

part-footballer = { $footballer }

## Companion and referee

companion-lead = Você tem a caixa: aqui estão os dados, o placar, as súmulas de ligas e copas e um juiz. Sem conta e, fora o juiz, sem rede.
companion-dice = Dados
companion-dice-line = Todos os dados dos quatro jogos, vários de uma vez, e se saem como devem.
companion-scoreboard = Placar
companion-scoreboard-line = Uma partida em letras grandes, com a trilha de turnos. A tela fica ligada.
companion-pads = Ligas e copas
companion-pads-line = A tabela de jogos se faz sozinha, você digita os resultados e a classificação se explica. Dá para imprimir e juntar dois aparelhos.
companion-referee = Juiz
companion-referee-line = O jogo todo com a sua caixa: digite o que sai e o Golazo cuida das regras, do dinheiro e dos elencos.
companion-offline = Funciona sem rede
companion-online = Precisa do servidor
companion-print-and-play = Sem a caixa? “golazo print” faz um PDF com todas as cartas, dados e tabuleiros para recortar.
companion-tap-to-roll = Toque para rolar
companion-total = Total { $total } · toque para rolar
companion-one-less = Um dado a menos
companion-clear-tray = Esvaziar a bandeja
companion-add-line = Toque em um dado abaixo para juntar.
companion-add-die = Juntar: { $die }
companion-rack-attack = Ataque (Masters of Football)
companion-rack-defence = Defesa (Masters of Football)
companion-rack-masters = Gênio e tática
companion-rack-season = Match of the Season
companion-rack-plain = Seis e doze faces
companion-die-match-die = Dado da partida
companion-die-d6 = Dado de seis faces
companion-die-d12 = Dado de doze faces
companion-genius-face = gênio
companion-history = O que saiu
companion-rolls = { $count ->
        [one] 1 rolagem
       *[other] { $count } rolagens
    }
companion-forget = Esquecer tudo
companion-expected = Como se espera?
companion-seen = { $seen } de { $expected } esperados
companion-too-few = { $rolls } de { $needed } rolagens: ainda poucas para dizer se o dado é justo.
companion-fit-usual = { $rolls } rolagens, qui-quadrado { $square }: um dado justo se desvia tanto ou mais em { $percent } % dos casos. Nada a reclamar.
companion-fit-rare = { $rolls } rolagens, qui-quadrado { $square }: um dado justo se desvia tanto em só { $percent } % dos casos. Incomum, mas acontece.
companion-fit-odd = { $rolls } rolagens, qui-quadrado { $square }: um dado justo se desvia tanto em só { $percent } % dos casos. Muito incomum.
companion-home = Casa
companion-away = Visitante
companion-first-half = Primeiro tempo
companion-half-time = Intervalo
companion-second-half = Segundo tempo
companion-injury-time = Acréscimos
companion-over = Apito final
companion-turn = Turno { $turn }
companion-attacks = Ataque: { $team }
companion-goal-for = Gol: { $team }
companion-goal-less = Um gol a menos: { $team }
companion-at-half-time = Intervalo { $home }:{ $away }
companion-turn-on = Próximo turno
companion-half-time-on = Intervalo
companion-second-half-on = Segundo tempo
companion-whistle = Apito final
companion-write-result = Anotar o resultado
companion-injury-line = Acréscimos? Quem tem a vantagem de casa rola o dado de tática e, a partir de { $needed }, ataca mais uma vez.
companion-attacks-again = { $team }: mais um ataque
companion-track = Trilha de turnos
companion-track-masters = Masters of Football
companion-track-halves = Dois tempos
companion-new-match = Nova partida
companion-awake = A tela fica ligada.
companion-not-awake = Este navegador não mantém a tela ligada.
companion-pads-lead = Tudo fica neste aparelho.
companion-new-pad = Novo
companion-kind = O que se joga
companion-kind-masters = Campeonato
companion-kind-masters-line = Masters of Football: quatro times, ou dois campeonatos e uma final.
companion-kind-cup = Copa do Mundo 2010
companion-kind-cup-line = Oito grupos e o mata-mata.
companion-kind-season = Seis temporadas
companion-kind-season-line = Match of the Season: ligas, copas, troféus e dinheiro.
companion-kind-league = Liga livre
companion-kind-league-line = 2 a 32 times, todos contra todos.
companion-kind-knock-out = Copa livre
companion-kind-knock-out-line = 2 a 64 times, os primeiros folgam.
companion-pad-name = Nome
companion-persons = Quantos jogam
companion-persons-four = até 4
companion-persons-eight = 5 a 8, com final
companion-managers = Técnicos
companion-teams = Times
companion-team = Time { $number }
companion-twice = Turno e returno
companion-order = Empate em pontos
companion-order-masters = saldo de gols, gols, gols fora, confronto direto, sorteio
companion-order-groups = saldo de gols, gols, confronto direto, sorteio
companion-order-direct = confronto direto, saldo de gols, gols, sorteio
companion-win-points = Pontos por vitória
companion-begin-pad = Fazer a tabela
companion-bring = De um arquivo
companion-bring-line = Uma súmula salva em JSON, aqui ou em outro aparelho. Se já estiver aqui, as duas se juntam.
companion-no-pad = Este arquivo não é uma súmula do Golazo.
companion-other-pad = Este arquivo é de outra súmula. Abra-o em “Ligas e copas”.
companion-pad-gone = Esta súmula não está neste aparelho.
companion-all-pads = Todas as ligas e copas
companion-full = O navegador não conseguiu guardar a última entrada: salve a súmula em um arquivo.
companion-played = { $played } de { $matches } jogos
companion-open = Abrir
companion-sections = Partes
companion-table = Classificação
companion-championship = Campeonato { $label }
companion-final = Final
companion-final-two = Dois jogos
companion-final-to-come = A final começa quando os dois campeonatos tiverem campeão.
companion-final-championships = { $team } à frente de { $other }: final empatada, valem os campeonatos.
companion-first-home = Sorteio: quem joga primeiro em casa?
companion-champion = Campeões: { $team }
companion-group = Grupo { $label }
companion-knock-out = Mata-mata
companion-matches = Jogos
companion-matchday = Rodada { $number }
companion-round = Fase { $number }
companion-round-16 = Oitavas de final
companion-quarter-finals = Quartas de final
companion-semi-finals = Semifinais
companion-third-place = Terceiro lugar
companion-season = Temporada { $label }
companion-to-come = a definir
companion-winner-of = Vencedor do { $match }
companion-loser-of = Perdedor do { $match }
companion-result-of = Resultado de { $home } – { $away }
companion-outcome-1 = { $home } venceu { $away }
companion-outcome-x = { $home } – { $away }: empate
companion-outcome-2 = { $away } venceu fora { $home }
companion-goals-of = Gols de { $team } em { $home } – { $away }
companion-kicks = Venceu nos pênaltis:
companion-on-board = { $home } – { $away } no placar
companion-place = Posição
companion-column-team = Time
companion-column-played = jogos
companion-column-won = vitórias
companion-column-drawn = empates
companion-column-lost = derrotas
companion-column-goals = gols
companion-column-difference = saldo de gols
companion-column-away = gols fora
companion-column-points = pontos
companion-short-played = J
companion-short-won = V
companion-short-drawn = E
companion-short-lost = D
companion-short-goals = Gols
companion-short-difference = SG
companion-short-away = Fora
companion-short-points = Pts
companion-tie-breaks = Por que os empatados ficam assim
companion-above-points = { $team } à frente de { $other }: { $own } pontos contra { $theirs }.
companion-above-difference = { $team } à frente de { $other } pelo saldo de gols ({ $own } contra { $theirs }).
companion-above-goals = { $team } à frente de { $other } pelos gols marcados ({ $own } contra { $theirs }).
companion-above-away = { $team } à frente de { $other } pelos gols fora ({ $own } contra { $theirs }).
companion-direct-points = { $team } à frente de { $other }: no resto iguais, mais pontos no confronto direto ({ $own } contra { $theirs }).
companion-direct-difference = { $team } à frente de { $other }: no resto iguais, melhor saldo no confronto direto ({ $own } contra { $theirs }).
companion-direct-goals = { $team } à frente de { $other }: no resto iguais, mais gols no confronto direto ({ $own } contra { $theirs }).
companion-direct-away = { $team } à frente de { $other }: no resto iguais, mais gols fora no confronto direto ({ $own } contra { $theirs }).
companion-among-points = { $team } à frente de { $other }: nos jogos entre { $tied }, mais pontos ({ $own } contra { $theirs }).
companion-among-difference = { $team } à frente de { $other }: nos jogos entre { $tied }, melhor saldo de gols ({ $own } contra { $theirs }).
companion-among-goals = { $team } à frente de { $other }: nos jogos entre { $tied }, mais gols ({ $own } contra { $theirs }).
companion-among-away = { $team } à frente de { $other }: nos jogos entre { $tied }, mais gols fora ({ $own } contra { $theirs }).
companion-decided-lot = { $team } à frente de { $other }: decidiu o sorteio.
companion-decided-play-off = { $team } à frente de { $other }: decidiu o desempate.
companion-decide-lot = Nada separa estes times: sorteio. Quem ganha?
companion-decide-play-off = { $teams ->
    [2] Estes dois estão empatados e jogam o desempate. Quem venceu?
   *[other] Estes times estão empatados e jogam um pequeno mata-mata, sorteado. Quem vem a seguir, a partir do primeiro?
}
companion-cups = Copas
companion-nobody = ninguém ainda
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
companion-honours = Títulos
companion-roll-of-honour = Temporada a temporada
companion-manager = Técnico
companion-trophies = Troféus
companion-thousands = 1000 €
companion-career-trophies = { $team } à frente de { $other }: iguais em pontos, mais troféus.
companion-career-money = { $team } à frente de { $other }: iguais em pontos e troféus, mais dinheiro.
companion-career-shared = { $team } e { $other } dividem a posição: iguais em pontos, troféus e dinheiro.
companion-names = Mudar os nomes
companion-names-line = Times (sem nome escrito: como aparece)
companion-tools = Levar
companion-print = Imprimir ou PDF
companion-save-json = Salvar (JSON)
companion-save-csv = Planilha (CSV)
companion-merge = Juntar com um arquivo
companion-delete = Apagar
companion-delete-sure = Apagar esta súmula deste aparelho?
companion-tools-line = Dois aparelhos com a mesma súmula? Salve em um e junte no outro: de cada entrada vale a edição mais recente.
companion-merged = Juntas: { $added ->
        [0] nada de novo,
        [one] 1 entrada nova,
       *[other] { $added } entradas novas,
    } { $differences ->
        [0] nada diferente.
        [one] 1 diferente:
       *[other] { $differences } diferentes:
    }
companion-differs-here = { $what }: aqui { $here } ({ $hereAt }), no arquivo { $there } ({ $thereAt }). A daqui é mais recente e fica.
companion-differs-there = { $what }: aqui { $here } ({ $hereAt }), no arquivo { $there } ({ $thereAt }). A do arquivo é mais recente e foi aceita.
companion-entry-none = nada
companion-entry-other = Outra entrada
referee-faces = O que o dado mostra
referee-search = Procurar a carta
referee-gone = não pode ser
referee-point-typed = O Golazo pergunta por cada rolagem e cada carta: toque na face ou procure a carta. O que não pode ter saído é recusado, com o motivo.
referee-point-secret = Uma carta que só uma pessoa pode ver é digitada por ela: o aparelho dá a volta.
referee-point-seats = Cada um pode estar nesta tela, na sua, longe com um link, ou ser um bot.
referee-point-undo = Uma entrada errada se desfaz com um toque, uma a uma.
