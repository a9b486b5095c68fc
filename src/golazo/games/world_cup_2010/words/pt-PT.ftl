game-name = The World Cup Card Game 2010
game-line = Leve as suas equipas pela fase de grupos e pela fase a eliminar até ao título, com um só pequeno baralho.

## Perguntas

ask-lay = Jogo { $match }, { $team } contra { $opponent }: que cartas põe { $team }? { $most ->
    [one] Uma carta, no máximo.
   *[other] { $most } cartas, no máximo.
}
ask-play = { $stock ->
    [0] É a sua vez: jogue ou descarte uma carta. Tem { $held } na mão e já não há nenhuma para tirar.
    [one] É a sua vez: jogue ou descarte uma carta. Tem { $held } na mão e falta tirar uma.
   *[other] É a sua vez: jogue ou descarte uma carta. Tem { $held } na mão e faltam tirar { $stock }.
}
ask-deal-team = Que equipa lhe calhou?
ask-deal-team-other = Que equipa calhou a { $player }?
ask-deal-card = Que carta calhou a { $team }?
ask-deal-hand = Que carta lhe calhou?
ask-deal-hand-other = Que carta calhou a { $player }?
ask-draw = Que carta tira?
ask-draw-other = Que carta tira { $player }?
ask-flip = Que carta se virou?
ask-kick = Desempate por penáltis: que carta se virou?
ask-lot = Que equipa saiu no sorteio?

## Escolhas

choice-lay = Pôr { $card }
choice-done = Pronto
choice-place = { $card } num espaço de { $team }
choice-cover = { $card } sobre a última carta de { $team }
choice-discard = Descartar { $card }
choice-flip = { $card }
choice-draw = { $card }
choice-deal = { $card }
choice-team = { $team }
choice-lot = { $team }

## O que acontece

event-teams-dealt = { $count ->
    [one] { $player } recebe uma equipa.
   *[other] { $player } recebe { $count } equipas.
}
event-teams-dealt-seen = { $count ->
    [one] { $player } recebe uma equipa: { $team }.
   *[other] { $player } recebe { $count } equipas: { $team }.
}
event-group-begins = Começa o grupo { $group }: { $team }. Os jogadores, por esta ordem: { $players }.
event-hand-dealt = { $count ->
    [one] { $team } recebe uma carta.
   *[other] { $team } recebe { $count } cartas.
}
event-hand-dealt-seen = { $count ->
    [one] { $team } recebe uma carta: { $cards }.
   *[other] { $team } recebe { $count } cartas: { $cards }.
}
event-laid = Jogo { $match }: { $team } põe { $cards }.
event-open-play = { $goals ->
    [0] { $team } não marca com as cartas na mesa.
    [one] { $team } marca um golo com as cartas na mesa.
   *[other] { $team } marca { $goals } golos com as cartas na mesa.
}
event-flipped = { $scores ->
    [yes] { $team }, carta virada por { $reason }: { $card }. Golo!
   *[no] { $team }, carta virada por { $reason }: { $card }. Não é golo.
}
event-reshuffled = Baralham-se as cartas descartadas: { $count } formam um novo baralho.
event-full-time = Jogo { $match }, resultado final: { $first } { $one }, { $second } { $other }.
event-lot = Grupo { $group }: o sorteio dá o { $place }.º lugar a { $team }.
event-group-table = Grupo { $group }, classificação final:
event-group-table-rows = { $ahead_by ->
    [none] { $number }. { $team }: pontos { $points }, diferença de golos { $difference }, golos { $scored }
   *[other] { $number }. { $team }: pontos { $points }, diferença de golos { $difference }, golos { $scored }; à frente por { $ahead_by }
}
event-set-begins = Começam os jogos { $matches }: { $team }. Em jogo: { $players }; começa { $player }. Há { $stock } cartas para tirar.
event-hand = A sua mão: { $cards }.
event-drew = { $player } tira uma carta; por tirar: { $stock }.
event-drew-seen = { $player } tira { $card }; por tirar: { $stock }.
event-placed = { $worth ->
    [0] { $player } põe { $card } no espaço { $slot } de { $team }.
   *[other] { $player } põe { $card } no espaço { $slot } de { $team }; vale { $worth }.
}
event-covered = { $worth ->
    [0] { $player } põe { $card } sobre { $on } de { $team }; já nada vale.
   *[other] { $player } põe { $card } sobre { $on } de { $team }; ainda vale { $worth }.
}
event-discarded = { $player } descarta { $card }.
event-settled-cards-freed = Jogo { $match }: descartam-se cartas já resolvidas, para haver o que virar: { $cards }.
event-shoot-out = Jogo { $match }: { $first } e { $second } estão empatados. Desempate por penáltis!
event-kicked = { $scores ->
    [yes] { $team } remata: { $card }. Entrou!
   *[no] { $team } remata: { $card }. Falhou.
}
event-won = { $kicks ->
    [none] { $team } ganha o jogo { $match }.
   *[other] { $team } ganha o jogo { $match } no desempate; penáltis marcados: { $kicks }.
}

part-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } vezes
}
part-attack-cancelled = { $count ->
    [one] um Ataque anulado por { $card }
   *[other] { $count } Ataques anulados por { $card }
}
part-attack-pairs = { $count ->
    [one] um par de Ataques
   *[other] { $count } pares de Ataques
}

## Why a bot would choose something

reason-plan = chega para este jogo e sobra o bastante para os seguintes
reason-discard = não há melhor uso para ela, e as outras valem mais
reason-helps = aproxima a sua equipa da fase seguinte
reason-fills = deixa menos espaço à equipa que a sua defronta
reason-hinders = prejudica uma equipa que lhe estorva o caminho
reason-hinders-own = das suas duas equipas, deve ganhar a outra

## Recusas

card-needs-target = { $card } não ocupa espaço: só se põe sobre outra carta.
card-not-held = { $team } não tem { $card }.
card-not-in-hand = Não tem { $card } na mão.
laid-enough = { $most ->
    [one] { $team } só pode pôr uma carta: tem de ficar uma para cada jogo que falta.
   *[other] { $team } só pode pôr { $most } cartas: quatro no máximo, e tem de ficar uma para cada jogo que falta.
}
lay-one-first = { $team } tem de pôr pelo menos uma carta.
match-of-others = Nas finais só pode agir nos jogos em que tem uma equipa, e { $team } não joga em nenhum deles.
nothing-to-cover = { $card } não tem em que acertar: a última carta de { $team } teria de ser do tipo certo e ainda valer.
team-full = { $team } já ocupou os seus { $most } espaços.
team-not-in-set = { $team } não joga neste conjunto de jogos.

## Pacotes

pack-cards = { $file }, { $item }, “{ $field }”: as cartas de ação têm de ser exatamente: { $cards }.
pack-copies = { $file }, { $item }, “{ $field }”: tem de haver { $wanted } cartas de ação, e não { $count }.
pack-group-size = { $file }, { $item }, “{ $field }”: o grupo { $group } tem de ter { $wanted } equipas, e não { $count }.
pack-group-hands = { $file }, { $item }, “{ $field }”: as mãos do grupo { $group } somam { $count } cartas; { $most } é o máximo, para sobrarem cartas para virar.
pack-shoot-out = { $file }, { $item }, “{ $field }”: tem de haver pelo menos { $least } cartas que marcam num desempate (Golos e Ataques) e outras tantas que não; marcam { $count }.
pack-fixtures = { $file }, { $item }, “{ $field }”: no grupo { $group }, cada equipa tem de defrontar cada uma das outras uma vez.

## Resultado

why-best-team = { $stage }: { $teams }
why-best-team-count = { $count ->
    [one] { $stage }, com uma equipa: { $teams }
   *[other] { $stage }, com { $count } equipas: { $teams }
}
why-shared = { $count ->
    [one] { $stage }, com uma equipa, a par de outro jogador: { $teams }
   *[other] { $stage }, com { $count } equipas, a par de outro jogador: { $teams }
}

## Nomes

name-ahead-by-points = pontos
name-ahead-by-difference = diferença de golos
name-ahead-by-goals = golos marcados
name-ahead-by-head-to-head = jogos entre as equipas empatadas
name-ahead-by-lot = sorteio
name-reason-penalty = um Penálti
name-reason-odd-attack = um Ataque sozinho
name-side-first = primeira
name-side-second = segunda
name-stage-champion = Campeão
name-stage-final = Finalista vencido
name-stage-third = Terceiro lugar
name-stage-fourth = Quarto lugar
name-stage-quarter-final = Eliminado nos quartos de final
name-stage-round-of-16 = Eliminado nos oitavos de final
name-stage-group = Eliminado na fase de grupos

## A mesa em texto

picture-group = Grupo { $group }
picture-points = Pontos
picture-difference = Dif.
picture-goals = Golos
picture-results = Resultados:
picture-match = Jogo { $match }
picture-free = { $count ->
    [one] um espaço livre
   *[other] { $count } espaços livres
}
picture-cancelled = anulado
picture-hands = Mãos
picture-hand = { $count ->
    [one] { $holder }, uma carta
   *[other] { $holder }, { $count } cartas
}
picture-deck = Baralho: { $deck } cartas que ninguém viu
picture-stock = Por tirar: { $stock }
picture-laid = Na mesa:
picture-discards = Descartadas:
picture-my-teams = As suas equipas:

name-restricted-none = sem restrição
name-restricted-three = 3 Golos valem dois
name-restricted-two-and-three = 2 Golos e 3 Golos valem um

## The table in the browser

web-ahead = à frente por { $ahead_by }
web-bracket = Quadro da fase a eliminar
web-choosing = { $team }: a escolher
web-final = Final
web-last-card = { $card }, carta de { $team }
web-out = eliminada
web-whose-unknown = ainda não se sabe de quem é a equipa
web-quarter-finals = Quartos de final
web-report = Ficha do jogo
web-round-of-16 = Oitavos de final
web-sealed = { $team }: cartas na mesa, viradas para baixo
web-semi-finals = Meia-final
web-shoot-out = Desempate por penáltis
web-slot = { $team }, espaço { $number }, livre
web-team = Equipa
web-third-place = Terceiro lugar
web-kick-off = { $cards ->
    [0] Começar sem cartas
    [one] Começar com 1 carta
   *[other] Começar com { $cards } cartas
}
web-must-lay = { $team }: primeiro é preciso pôr uma carta.
web-pick-slot = Agora escolhe um lugar para a carta.
web-pick-card = Escolhe uma carta da tua mão.

# On paper
print-hand = cartas
print-ranking = ranking mundial { $place }
print-group = Grupo { $group }
print-groups = Grupos
print-bracket = Fase a eliminar
print-match = Jogo { $number }
print-third-place = Terceiro lugar
