game-name = The World Cup Card Game 2010
game-line = Leve os seus times pela fase de grupos e pelo mata-mata até o título, com um único baralho pequeno.

## Perguntas

ask-lay = Partida { $match }, { $team } contra { $opponent }: quais cartas { $team } baixa? { $most ->
    [1] No máximo uma carta.
   *[other] No máximo { $most } cartas.
}
ask-play = { $stock ->
    [0] Sua vez: jogue ou descarte uma carta. Você tem { $held } na mão e não há mais nenhuma para comprar.
    [1] Sua vez: jogue ou descarte uma carta. Você tem { $held } na mão e falta comprar uma.
   *[other] Sua vez: jogue ou descarte uma carta. Você tem { $held } na mão e faltam comprar { $stock }.
}
ask-deal-team = Qual time saiu para você?
ask-deal-team-other = Qual time saiu para { $player }?
ask-deal-card = Qual carta saiu para { $team }?
ask-deal-hand = Qual carta saiu para você?
ask-deal-hand-other = Qual carta saiu para { $player }?
ask-draw = Qual carta você compra?
ask-draw-other = Qual carta { $player } compra?
ask-flip = Qual carta foi virada?
ask-kick = Disputa de pênaltis: qual carta foi virada?
ask-lot = Qual time saiu no sorteio?

## Escolhas

choice-lay = Baixar { $card }
choice-done = Pronto
choice-place = { $card } em um espaço de { $team }
choice-cover = { $card } sobre a última carta de { $team }
choice-discard = Descartar { $card }
choice-flip = { $card }
choice-draw = { $card }
choice-deal = { $card }
choice-team = { $team }
choice-lot = { $team }

## O que acontece

event-teams-dealt = { $count ->
    [1] { $player } recebe um time.
   *[other] { $player } recebe { $count } times.
}
event-teams-dealt-seen = { $count ->
    [1] { $player } recebe um time: { $team }.
   *[other] { $player } recebe { $count } times: { $team }.
}
event-group-begins = Começa o grupo { $group }: { $team }. Os jogadores, nesta ordem: { $players }.
event-hand-dealt = { $count ->
    [1] { $team } recebe uma carta.
   *[other] { $team } recebe { $count } cartas.
}
event-hand-dealt-seen = { $count ->
    [1] { $team } recebe uma carta: { $cards }.
   *[other] { $team } recebe { $count } cartas: { $cards }.
}
event-laid = Partida { $match }: { $team } baixa { $cards }.
event-open-play = { $goals ->
    [0] { $team } não faz gol com as cartas da mesa.
    [1] { $team } faz um gol com as cartas da mesa.
   *[other] { $team } faz { $goals } gols com as cartas da mesa.
}
event-flipped = { $scores ->
    [yes] { $team }, carta virada por { $reason }: { $card }. Gol!
   *[no] { $team }, carta virada por { $reason }: { $card }. Não é gol.
}
event-reshuffled = As cartas descartadas são embaralhadas: { $count } formam um novo baralho.
event-full-time = Partida { $match }, placar final: { $first } { $one }, { $second } { $other }.
event-lot = Grupo { $group }: o sorteio dá o { $place }º lugar a { $team }.
event-group-table = Grupo { $group }, classificação final:
event-group-table-rows = { $ahead_by ->
    [none] { $number }. { $team }: pontos { $points }, saldo de gols { $difference }, gols { $scored }
   *[other] { $number }. { $team }: pontos { $points }, saldo de gols { $difference }, gols { $scored }; na frente por { $ahead_by }
}
event-set-begins = Começam as partidas { $matches }: { $team }. Em jogo: { $players }; { $player } começa. Há { $stock } cartas para comprar.
event-hand = A sua mão: { $cards }.
event-drew = { $player } compra uma carta; para comprar: { $stock }.
event-drew-seen = { $player } compra { $card }; para comprar: { $stock }.
event-placed = { $worth ->
    [0] { $player } coloca { $card } no espaço { $slot } de { $team }.
   *[other] { $player } coloca { $card } no espaço { $slot } de { $team }; vale { $worth }.
}
event-covered = { $worth ->
    [0] { $player } coloca { $card } sobre { $on } de { $team }; não vale mais nada.
   *[other] { $player } coloca { $card } sobre { $on } de { $team }; ainda vale { $worth }.
}
event-discarded = { $player } descarta { $card }.
event-settled-cards-freed = Partida { $match }: cartas já resolvidas são descartadas, para haver o que virar: { $cards }.
event-shoot-out = Partida { $match }: { $first } e { $second } estão empatados. Disputa de pênaltis!
event-kicked = { $scores ->
    [yes] { $team } chuta: { $card }. Entrou!
   *[no] { $team } chuta: { $card }. Perdeu.
}
event-won = { $kicks ->
    [none] { $team } vence a partida { $match }.
   *[other] { $team } vence a partida { $match } nos pênaltis; cobranças convertidas: { $kicks }.
}

part-card = { $count ->
    [1] { $card }
   *[other] { $card }, { $count } vezes
}
part-attack-cancelled = { $count ->
    [one] um Ataque anulado por { $card }
   *[other] { $count } Ataques anulados por { $card }
}
part-attack-pairs = { $count ->
    [1] um par de Ataques
   *[other] { $count } pares de Ataques
}

## Why a bot would choose something

reason-plan = basta para esta partida e sobra o suficiente para as próximas
reason-discard = não há uso melhor para ela, e as outras valem mais
reason-helps = aproxima seu time da próxima fase
reason-fills = deixa menos espaço para o time que o seu enfrenta
reason-hinders = prejudica um time que está no seu caminho
reason-hinders-own = dos seus dois times, o outro é que deve ganhar

## Recusas

card-needs-target = { $card } não ocupa espaço: só vai sobre outra carta.
card-not-held = { $team } não tem { $card }.
card-not-in-hand = Você não tem { $card } na mão.
laid-enough = { $most ->
    [1] { $team } só pode baixar uma carta: tem que sobrar uma para cada partida que falta.
   *[other] { $team } só pode baixar { $most } cartas: no máximo quatro, e tem que sobrar uma para cada partida que falta.
}
lay-one-first = { $team } precisa baixar pelo menos uma carta.
match-of-others = Nas finais você só pode agir nas partidas em que tem um time, e { $team } não joga em nenhuma delas.
nothing-to-cover = { $card } não tem o que atingir: a última carta de { $team } teria que ser do tipo certo e ainda valer.
team-full = { $team } já ocupou os seus { $most } espaços.
team-not-in-set = { $team } não joga neste conjunto de partidas.

## Pacotes

pack-cards = { $file }, { $item }, “{ $field }”: as cartas de ação têm que ser exatamente: { $cards }.
pack-copies = { $file }, { $item }, “{ $field }”: tem que haver { $wanted } cartas de ação, e não { $count }.
pack-group-size = { $file }, { $item }, “{ $field }”: o grupo { $group } tem que ter { $wanted } times, e não { $count }.
pack-group-hands = { $file }, { $item }, “{ $field }”: as mãos do grupo { $group } somam { $count } cartas; { $most } é o máximo, para sobrarem cartas para virar.
pack-shoot-out = { $file }, { $item }, “{ $field }”: tem que haver pelo menos { $least } cartas que marcam na disputa de pênaltis (Gols e Ataques) e outras tantas que não; { $count } marcam.
pack-fixtures = { $file }, { $item }, “{ $field }”: no grupo { $group }, cada time tem que enfrentar cada um dos outros uma vez.

## Resultado

why-best-team = { $stage }: { $teams }
why-best-team-count = { $count ->
    [1] { $stage }, com um time: { $teams }
   *[other] { $stage }, com { $count } times: { $teams }
}
why-shared = { $count ->
    [1] { $stage }, com um time, empatado com outro jogador: { $teams }
   *[other] { $stage }, com { $count } times, empatado com outro jogador: { $teams }
}

## Nomes

name-ahead-by-points = pontos
name-ahead-by-difference = saldo de gols
name-ahead-by-goals = gols marcados
name-ahead-by-head-to-head = confronto direto
name-ahead-by-lot = sorteio
name-reason-penalty = um Pênalti
name-reason-odd-attack = um Ataque sozinho
name-side-first = primeiro
name-side-second = segundo
name-stage-champion = Campeão
name-stage-final = Vice-campeão
name-stage-third = Terceiro lugar
name-stage-fourth = Quarto lugar
name-stage-quarter-final = Eliminado nas quartas de final
name-stage-round-of-16 = Eliminado nas oitavas de final
name-stage-group = Eliminado na fase de grupos

## A mesa em texto

picture-group = Grupo { $group }
picture-points = Pontos
picture-difference = Saldo
picture-goals = Gols
picture-results = Placares:
picture-match = Partida { $match }
picture-free = { $count ->
    [1] um espaço livre
   *[other] { $count } espaços livres
}
picture-cancelled = anulado
picture-hands = Mãos
picture-hand = { $count ->
    [1] { $holder }, uma carta
   *[other] { $holder }, { $count } cartas
}
picture-deck = Baralho: { $deck } cartas que ninguém viu
picture-stock = Ainda para comprar: { $stock }
picture-laid = Na mesa:
picture-discards = Descartadas:
picture-my-teams = Seus times:

name-restricted-none = sem restrição
name-restricted-three = 3 Gols valem dois
name-restricted-two-and-three = 2 Gols e 3 Gols valem um

## The table in the browser

web-ahead = à frente por { $ahead_by }
web-bracket = Chave do mata-mata
web-choosing = { $team }: escolhendo
web-final = Final
web-last-card = { $card }, carta de { $team }
web-out = eliminado
web-whose-unknown = ainda não se sabe de quem é o time
web-quarter-finals = Quartas de final
web-report = Ficha da partida
web-round-of-16 = Oitavas de final
web-sealed = { $team }: cartas na mesa, viradas para baixo
web-semi-finals = Semifinal
web-shoot-out = Disputa de pênaltis
web-slot = { $team }, espaço { $number }, livre
web-team = Time
web-third-place = Terceiro lugar
web-kick-off = { $cards ->
    [0] Começar sem cartas
    [one] Começar com 1 carta
   *[other] Começar com { $cards } cartas
}
web-must-lay = { $team }: primeiro é preciso colocar uma carta.
web-pick-slot = Agora escolha um lugar para a carta.
web-pick-card = Escolha uma carta da sua mão.

# On paper
print-hand = cartas
print-ranking = ranking mundial { $place }
print-group = Grupo { $group }
print-groups = Grupos
print-bracket = Mata-mata
print-match = Jogo { $number }
print-third-place = Terceiro lugar
