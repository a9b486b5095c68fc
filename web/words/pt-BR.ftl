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
app-invite-title = Chame os amigos
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
app-rule-link = (regra, abre a página das regras)
app-so-far = Até agora: { $steps }
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
app-filter = Filtrar a lista ( / )
app-filter-none = Nada contém “{ $typed }”.
app-why-not = Por que não?
app-why-on-offer = Esta escolha está disponível agora.
app-odds-home = casa
app-odds-draw = empate
app-odds-away = fora
app-odds-goal = gol { $percent } %
app-odds-match = Chances: vitória da casa { $home } %, empate { $draw } %, vitória do visitante { $away } %
app-auto-pass = Passar sozinho sempre que eu pudesse reagir
app-reactions = Reações
app-armed-line = O que está marcado é jogado sozinho na próxima vez que for possível. Só aparecem cartas que já puderam ser jogadas.
app-menu = Menu
app-side = Narração e bate-papo
app-log = Narração
app-log-all = Mostrar as { $count } linhas
app-log-undo = { $player } desfez a jogada.
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
app-motion = Animação
app-motion-0 = nenhuma
app-motion-1 = normal
app-motion-2 = rápida
app-notify = Avisar quando for minha vez
app-notify-refused = O navegador não permite notificações.
app-let-bot = Deixar um bot jogar por mim
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
app-step-back = Um passo atrás
app-goal = Gol

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
app-sound = Apito quando é minha vez
app-keys = As teclas escolhem: números, setas, /
app-list-open = Sempre mostrar a lista de escolhas
app-device = Segundo aparelho
app-device-line = Leve seu lugar para outro aparelho: crie um código aqui e digite lá em dez minutos.
app-device-code = Criar um código
app-device-type = Código do outro aparelho
app-device-claim = Usar o código
app-device-claimed = Este aparelho agora joga como { $name }.
