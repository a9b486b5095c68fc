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
app-invite-title = Chama os amigos
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
app-rule-link = (regra, abre a página das regras)
app-so-far = Até agora: { $steps }
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
app-filter = Filtrar a lista ( / )
app-filter-none = Nada contém «{ $typed }».
app-why-not = Porque não?
app-why-on-offer = Esta escolha está disponível agora.
app-odds-home = casa
app-odds-draw = empate
app-odds-away = fora
app-odds-goal = golo { $percent } %
app-odds-match = Probabilidades: ganha a casa { $home } %, empate { $draw } %, ganha o visitante { $away } %
app-auto-pass = Passar sozinho sempre que eu pudesse reagir
app-reactions = Reações
app-armed-line = O que está marcado joga-se sozinho da próxima vez que for possível. Só aparecem cartas que já puderam ser jogadas.
app-menu = Menu
app-side = Relato e conversa
app-log = Relato
app-log-all = Mostrar as { $count } linhas
app-log-undo = { $player } voltou atrás.
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
app-motion = Animação
app-motion-0 = nenhuma
app-motion-1 = normal
app-motion-2 = rápida
app-notify = Avisar-me quando for a minha vez
app-notify-refused = O navegador não permite notificações.
app-let-bot = Deixar um bot jogar por mim
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
app-step-back = Um passo atrás
app-goal = Golo

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
app-sound = Apito quando é a minha vez
app-keys = As teclas escolhem: números, setas, /
app-list-open = Mostrar sempre a lista de escolhas
app-device = Segundo dispositivo
app-device-line = Leva o teu lugar para outro dispositivo: cria aqui um código e escreve-o lá em dez minutos.
app-device-code = Criar um código
app-device-type = Código do outro dispositivo
app-device-claim = Usar o código
app-device-claimed = Este dispositivo joga agora como { $name }.
