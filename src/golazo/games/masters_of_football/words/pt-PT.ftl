game-name = Masters of Football
game-line = Forma o plantel, escolhe a tática, joga as tuas cartas e ganha o campeonato.

## Options

option-pace = Ritmo: quantas partidas se jogam ao mesmo tempo
option-pace-one = uma partida de cada vez
option-pace-parallel = uma partida de cada campeonato ao mesmo tempo, como impresso para cinco a oito pessoas; quem não joga em nenhuma está de fora das duas
option-pace-all = todas as partidas da jornada ao mesmo tempo; afasta-se da regra impressa a bem do ritmo: quem joga uma partida não está de fora das outras
option-non_persons = Equipas sem pessoa
option-non_persons-lot = tiradas à sorte
option-non_persons-chosen = escolhidas pelo primeiro jogador
option-both_red = Ambos no vermelho: para onde sobe o lado com vantagem da casa
option-both_red-orange = laranja, como impresso
option-both_red-brown = castanho, o nível seguinte

## Questions

ask-choose-manager = Com que manager ficas?
ask-choose-trio = Que equipa sem pessoa participa?
ask-buy-players = { $discount ->
    [0] Quem compras? Tens { $money }M.
   *[other] Quem compras? Tens { $money }M; pagas menos { $discount }M do que o preço impresso por quem custa mais de 1M.
}
ask-choose-team = { $home } contra { $away }: escolhe três jogadores e depois a tática.
ask-choose-tactic = Escolhe de novo a tua tática.
ask-announce = { $home } contra { $away }, { $window }: jogas cartas?
ask-lay-cards = { $home } contra { $away }, { $window }: que cartas pousas com a face para baixo?
ask-card-window = { $turn ->
    [none] { $home } { $home_goals } - { $away_goals } { $away }, { $window }: ages?
   *[other] { $home } { $home_goals } - { $away_goals } { $away }, turno { $turn }, { $window }: ages?
}
ask-name-target = Sobre quem atua { $card }?
ask-announce-substitutions = Intervalo: fazes substituições, e quando?
ask-choose-substitution = Quem substituis?
ask-choose-academy-level = Face de génio: de que pilha tiras?
ask-choose-talent = Academia, limite { $limit }M: quem entra?
ask-release-players = O plantel é demasiado grande: quem dispensas?
ask-discard-to-five = Ficas com { $limit } cartas de ação: quais descartas?
ask-draw-card = Que carta tiraste?
ask-draw-card-other = Que carta tirou { $player }?
ask-draw-offer = Que jogador ({ $player_level }) recebeste?
ask-draw-offer-other = Que jogador ({ $player_level }) recebeu { $player }?
ask-draw-wood = Que jogador ({ $player_level }) saiu para { $team }?
ask-draw-manager = Que manager recebeste?
ask-draw-manager-other = Que manager recebeu { $player }?
ask-draw-trio = Que equipa sem pessoa saiu?
ask-draw-championship = Em que campeonato joga { $player }?
ask-draw-first-home = Que finalista joga primeiro em casa?
ask-draw-final-lot = Quem sai no sorteio?
ask-draw-lot = Que equipa sai no sorteio?
ask-draw-academy-player = Que jogador ({ $player_level }) saiu para { $player }?
ask-roll-attack = { $team }: o que mostra o dado de ataque ({ $level })?
ask-roll-defence = { $team }: o que mostra o dado de defesa ({ $level })?
ask-roll-genius = { $team }: o que mostra o dado de génio?
ask-roll-tactic-die = { $team }: o que mostra o dado de tática?
ask-roll-tactical-genius = { $team }, tática: o que mostra o dado de génio?
ask-roll-for-extra-attack = { $team }, ataque extra: o que mostra o dado de tática?
ask-roll-injury-time = { $team }, compensação: o que mostra o dado de tática?
ask-roll-academy = { $player }, academia: o que mostra o dado de génio?

## Choices

choice-swap = Trocar { $card } por uma carta nova (1M)
choice-play-now = Jogar { $card } já
choice-play-now-for = Jogar { $card } já por { $team }
choice-play-now-on = Jogar { $card } já em { $footballer }
choice-done = Pronto
choice-keep-manager = { $manager }
choice-take-part = { $trio } participa
choice-buy = Comprar { $footballer }
choice-field = Pôr em campo { $footballer }
choice-tactic = { $tactic }
choice-announce = Jogo cartas
choice-decline = Não jogo
choice-lay = Pousar { $card }
choice-lay-for = Pousar { $card } para { $team }
choice-lay-on = Pousar { $card } sobre { $footballer }
choice-play = Jogar { $card }
choice-play-for = Jogar { $card } para { $team }
choice-play-on = Jogar { $card } sobre { $footballer }
choice-play-re-roll = Jogar { $card }: relançar { $roll }
choice-use-re-roll = Usar { $card } outra vez: relançar { $roll }
choice-use = Usar { $card }: { $use }
choice-re-roll = O teu manager manda relançar { $roll }
choice-target = { $footballer }
choice-substitutions = Substituição: { $plan }
choice-substitute = { $coming } por { $out }
choice-draw = Tirar { $player_level }
choice-pick = { $footballer } entra
choice-roll-on = Lançar outra vez
choice-release = Dispensar { $footballer }
choice-discard = Descartar { $card }
choice-card = { $card }
choice-player = { $footballer }
choice-manager = { $manager }
choice-trio = { $trio }
choice-championship = { $championship }
choice-finalist = { $finalist }
choice-team = { $team }
choice-roll = { $value }
choice-genius = { $genius }
item-player = { $name } ({ $position }, { $cost }M)
item-card = { $name } ({ $cost }M)
item-manager = { $name } (orçamento { $budget }M, limite da academia { $academy_limit }M)

## What happens

event-championship-drawn = { $player } joga no { $championship }.
event-non-person-team = { $team } participam sem pessoa: { $footballers }.
event-manager-dealt = { $player } recebe um manager.
event-manager-dealt-seen = { $player } recebe { $manager }.
event-manager-chosen = { $refused_managers ->
    [none] { $player } dirige { $team } como { $manager }, com { $money }M.
   *[other] { $player } dirige { $team } como { $manager }, com { $money }M. Recusado: { $refused_managers }.
}
event-money-for-all = Todos recebem { $amount }M.
event-player-dealt = { $player } recebe um jogador ({ $player_level }).
event-player-dealt-seen = { $player } recebe { $footballer } ({ $player_level }).
event-players-bought = { $bought ->
    [none] { $player } não compra ninguém e tem { $money }M. { $refused ->
        [none] {""}
       *[other] Descartados: { $refused }.
    }
   *[other] { $player } compra { $bought } e fica com { $money }M. { $refused ->
        [none] {""}
       *[other] Descartados: { $refused }.
    }
}
event-wood-joins = { $footballer } ({ $player_level }) entra em { $team } vindo da pilha.
event-academy-joins = { $footballer } entra em { $team } vindo da academia.
event-player-leaves = { $footballer } não serve a { $team } e é descartado.
event-players-released = { $team } dispensam: { $footballers }.
event-players-reshuffled = Os jogadores descartados ({ $player_level }) formam uma nova pilha.
event-card-drawn = { $player } tira uma carta.
event-card-drawn-seen = { $player } tira { $card }.
event-cards-reshuffled = As cartas de ação descartadas formam uma nova pilha.
event-card-swapped = { $player } paga 1M para trocar { $card }.
event-cards-discarded = { $player } descarta { $cards }.
event-matchday = Jornada { $number }.
event-income = { $player } recebe { $amount }M.
event-match = { $home } contra { $away }. Vantagem da casa: { $team }.
event-announced = { $plays ->
    [yes] { $player } joga cartas.
   *[no] { $player } não joga cartas.
}
event-lineup = { $team }: { $footballers }.
event-target-named = { $card } de { $player } atua sobre { $footballer }.
event-tactical-value = { $team }: valor tático { $value }.
event-tactical-battle = { $by_genius ->
    [yes] Génio da tática: { $team } impõem a tática, { $tactic }.
   *[no] { $team } impõem a tática: { $tactic }.
}
event-tactic-forced = A tática é imposta: { $tactic }.
event-attack-level = { $moved ->
    [0] { $team }: ataque { $value }, { $level }.
    [-1] { $team }: ataque { $value }, desce para { $level }.
   *[other] { $team }: ataque { $value }, sobe para { $level }.
}
event-defence-level = { $moved ->
    [0] { $team }: defesa { $value }, { $level }.
    [-1] { $team }: defesa { $value }, desce para { $level }.
   *[other] { $team }: defesa { $value }, sobe para { $level }.
}
event-turn = Turno { $turn }: { $team } atacam.
event-turn-skipped = O turno { $turn } é saltado.
event-dice = Ataque { $attack } e dado de génio { $attack_genius }: { $attack_total }. Defesa { $defence } e dado de génio { $defence_genius }: { $defence_total }. { $team } atacam.
event-goal = { $genius_goal ->
    [yes] Golo de génio de { $team }! { $home } { $home_goals } - { $away_goals } { $away }.
   *[no] Golo de { $team }! { $home } { $home_goals } - { $away_goals } { $away }.
}
event-goal-stopped = Um génio da defesa de { $team } trava tudo.
event-goal-disallowed = O golo de { $team } é anulado: { $home } { $home_goals } - { $away_goals } { $away }.
event-card-played = { $player } joga { $card }.
event-card-played-for = { $player } joga { $card } para { $team }.
event-card-played-on = { $player } joga { $card } sobre { $footballer }.
event-card-played-re-roll = { $player } joga { $card }: relança-se { $roll }.
event-card-taken-back = { $card } já não tem sobre que atuar e volta para { $player }.
event-card-without-effect = { $card } de { $player } não tem efeito.
event-re-roll = { $manager } ({ $player }) manda relançar { $roll }.
event-re-roll-again = { $player } usa { $card } outra vez: relança-se { $roll }.
event-card-used = { $player } usa { $card }: { $use }.
event-extra-attack-roll = { $team } lançam { $value } para um ataque extra; é preciso { $needed }.
event-half-time = Intervalo: { $home } { $home_goals } - { $away_goals } { $away }.
event-substitutions-announced = { $team }, substituição: { $plan }.
event-substitution = { $team }: { $coming } por { $out }.
event-injury-time = Compensação: { $team } lançam { $value }; é preciso { $needed }.
event-final-whistle = Apito final: { $home } { $home_goals } - { $away_goals } { $away }.
event-win-bonus = Win Bonus custa { $cost }M a { $player }; voltam { $money }M.
event-academy = Academia.
event-academy-roll = { $player }, academia: o dado de génio mostra { $genius }.
event-academy-player = { $player }, academia: { $footballer }.
event-transfer-market = Mercado de Transferências.
event-final = A final: { $home } e { $away }, duas partidas.
event-first-home = { $team } jogam primeiro em casa.
event-lot = O sorteio dá { $team }.
event-champion = Os campeões: { $team }.

## Where numbers come from

part-footballer = { $footballer }
part-card = { $card }
part-card-on-footballer = { $card } sobre { $footballer }
part-manager = manager { $manager }
part-dice = dados

## Results

why-above-the-next = { $points } pontos, lugar { $place_among_teams } entre todas as equipas; à frente do seguinte por { $above_by }
why-last = { $points } pontos, lugar { $place_among_teams } entre todas as equipas
why-final-won = ganhou a final por { $above_by }
why-final-lost = perdeu a final por { $above_by }
why-by-championship-place = { $points } pontos no campeonato
name-above-by-points = pontos
name-above-by-goal-difference = diferença de golos
name-above-by-goals = golos
name-above-by-away-goals = golos fora
name-above-by-head-to-head = jogos entre si
name-above-by-lot = sorteio
name-above-by-championships = os campeonatos

## Names

name-tactic-possession = Posse
name-tactic-direct = Direto
name-tactic-physical = Físico
name-tactic-defensive = Defensivo
name-level-red = vermelho
name-level-brown = castanho
name-level-orange = laranja
name-level-green = verde
name-level-blue = azul
name-level-purple = roxo
name-player-level-gold = ouro
name-player-level-silver = prata
name-player-level-bronze = bronze
name-player-level-wood = madeira
name-roll-attack = ataque
name-roll-defence = defesa
name-use-re-rolls = relançar
name-use-attack-re-rolls = relançar um ataque
name-use-roll-tactics = lançar pela tática
name-use-skip-turn = saltar o turno seguinte
name-use-extra-attack = atacar outra vez
name-use-extra-attack-roll = lançar por um ataque extra
name-use-disallow-goal = anular o golo
name-use-block-corruption = bloquear a corrupção
name-kind-strategy = estratégia
name-kind-evolution = evolução
name-kind-anti-football = antifutebol
name-kind-corruption = corrupção
name-window-tactics = antes do lançamento da tática
name-window-levels = antes da partida
name-window-before-roll = antes do lançamento
name-window-after-roll = depois do lançamento
name-window-after-goal = depois do golo
name-window-after-turn = depois do turno
name-window-corruption = foi jogada corrupção
name-window-half-time = intervalo
name-window-any-time = em qualquer altura
name-plan-none = nenhuma
name-plan-before = antes do lançamento
name-plan-after = depois do lançamento
name-genius-genius = génio
name-attack-genius-genius = génio
name-defence-genius-genius = génio
name-championship-championship-1 = campeonato 1
name-finalist-finalist-1 = finalista 1
name-championship-championship-2 = campeonato 2
name-finalist-finalist-2 = finalista 2
name-genius-mark-attack = génio do ataque
name-genius-mark-defence = génio da defesa
name-genius-mark-tactics = génio da tática

## Refusals

not-in-squad = Só podem jogar jogadores do teu plantel.
one-position = Os três não podem ter todos a mesma posição.
card-not-in-hand = Não tens { $card } na mão.
card-too-dear = { $card } custa { $cost }M; tens { $money }M.
card-not-now = { $card } joga-se noutro momento: { $window }.
card-own-match = { $card } só se joga nas tuas próprias partidas.
card-needs-in-hand = { $card } exige { $cost }M na mão; tens { $money }M.
card-other-tactic = { $card } não conta em { $tactic }.
team-immune = { $card } não pode visar { $team }: é imune às cartas de { $kind }.
tactic-is-forced = { $card } não tem efeito: a tática desta partida está imposta.
already-blocked = A carta de corrupção já está bloqueada.
no-turn-to-skip = Já não há turno para saltar.
own-turn-next = O próximo ataque é teu: { $card } atua sobre o do adversário.
not-the-attacker = { $card } é para a equipa que atacou neste turno.
no-goal = Não há golo para anular.
own-goal = O golo é teu.
announce-first = Anuncia primeiro que jogas cartas; depois pousas { $card }.
card-laid-already = Já pousaste { $card }.
cards-face-down = Agora as cartas pousam-se viradas para baixo, não se jogam.
cards-face-up = Agora as cartas jogam-se à vista, não se pousam.
card-wrong-target = { $card } não pode atuar sobre isso.
other-question = Agora perguntam-te outra coisa.
re-roll-not-now = Os relançamentos fazem-se depois do lançamento.
no-re-roll-left = O teu manager já não tem relançamentos, ou não há com que os pagar.
nothing-left-to-use = { $card } não tem nada para usar agora.
nothing-to-lay = Não tens nenhuma carta que possas pousar agora.
lay-at-least-one = Anunciaste cartas: pousa pelo menos uma.
team-first = Escolhe primeiro os teus três jogadores.
tactic-next = Os três estão escolhidos; escolhe agora a tática.
three-players = Alinham exatamente { $count } jogadores diferentes.
in-order = Indica os três pela ordem da lista.
not-a-target = Este não é um dos jogadores sobre quem a carta atua.
no-substitution = Ninguém do teu banco pode entrar.
substitution-announced = Anunciaste uma substituição antes do lançamento: fá-la.
not-on-the-pitch = { $footballer } não está em campo.
not-on-the-bench = { $footballer } não está no teu banco.
tactical-too-low = Ganhaste o lançamento tático: quem entra precisa de um valor tático igual ou superior, e { $footballer } não o tem.
not-your-manager = Este manager não te foi distribuído.
player-not-dealt = { $footballer } não te foi distribuído.
player-bought-already = Já ficaste com { $footballer }.
player-too-dear = { $footballer } custa-te { $cost }M; tens { $money }M.
trio-taken = Esta equipa já participa.
not-to-release = Não está no teu plantel, ou já sai.
gold-or-silver = Uma face de génio tira ouro ou prata.
somebody-fits = Alguém que saiu pode juntar-se: não podes lançar mais.
stacks-are-empty = As pilhas já não têm ninguém.
not-from-the-academy = { $footballer } não saiu na academia.
over-the-limit = { $footballer } custa { $cost }M; o teu limite da academia é { $limit }M.
cards-not-in-season = As cartas de ação trocam-se e jogam-se entre a distribuição e o fim da última partida.
cards-announced = Anunciaste cartas: pousa-as primeiro.
card-being-drawn = Está a ser tirada uma carta: espera um momento.
swap-too-dear = Uma troca custa { $cost }M; tens { $money }M.
academy-gold-already = Já podes tirar ouro na academia: { $card } não faria nada.
academy-is-over = A academia acabou: { $card } não tem sobre que atuar.
players-face-down = Os jogadores ainda estão virados para baixo: { $card } precisa de um deles.
half-time-is-over = O intervalo acabou: { $card } não tem sobre que atuar.
## Why a bot chooses

reason-manager = o manager que mais traz
reason-squad = o melhor plantel pelo dinheiro
reason-points = { $points } pontos esperados na partida
reason-gain = traz { $points } pontos na partida
reason-bench = alguém do banco é melhor agora
reason-card = a carta que menos ajuda
reason-act = custa pouco e ajuda já

## Packs

pack-mof-die = { $file }, { $item }, “{ $field }”: tem de haver exatamente um dado para “{ $use }” da cor “{ $colour }”.
pack-mof-trio = { $file }, { $item }, “{ $field }”: “{ $footballer }” não é jogador do pacote, ou joga em duas equipas.
pack-mof-positions = { $file }, { $item }, “{ $field }”: os três não podem ter todos a mesma posição.
pack-mof-academy = { $file }, { $item }, “{ $field }”: o limite da academia tem de ser pelo menos { $cost }, o preço do bronze mais barato.
pack-mof-effect-window = { $file }, { $item }, “{ $field }”: o efeito “{ $effect }” só pode acontecer em: { $windows }.
pack-mof-effect-target = { $file }, { $item }, “{ $field }”: o efeito “{ $effect }” só pode ter o alvo: { $targets }.
pack-mof-idle-window = { $file }, { $item }, “{ $field }”: nenhum efeito da carta pode acontecer em “{ $window }”.
pack-mof-timing = { $file }, { $item }, “{ $field }”: “{ $window }” não pertence a este momento, que tem: { $windows }.
pack-mof-corruption-any-time = { $file }, { $item }, “{ $field }”: uma carta de corrupção joga-se numa janela de uma partida, onde pode ser bloqueada; não em qualquer altura.
pack-mof-variable-cost = { $file }, { $item }, “{ $field }”: uma carta de custo variável custa { $cost } e não é de corrupção.

## The picture in the terminal

picture-matchday = Resultados até agora, jornada { $number } de 6:
picture-row = { $place }. { $club }: { $points } pontos, { $played } jogos, { $won } vitórias, { $drawn } empates, { $lost } derrotas, golos { $scored } - { $conceded }
picture-score = { $tactic ->
    [none] { $home } { $home_goals } - { $away_goals } { $away }. Vantagem da casa: { $team }.
   *[other] { $home } { $home_goals } - { $away_goals } { $away }. Vantagem da casa: { $team }. Tática: { $tactic }
}
picture-track = Turno { $turn } de 12, a equipa da casa: { $track } (A ataca, D defende)
picture-face-down = { $team }: jogadores com a face para baixo
picture-laid = tática escolhida: { $tactic }
picture-lineup = { $team }: { $footballers }
picture-attack = ataque { $value }, { $level }: { $parts }
picture-defence = defesa { $value }, { $level }: { $parts }
picture-tactical = tática { $value } antes dos dados: { $parts }
picture-dice = Últimos dados: ataque { $attack } e { $attack_genius }, defesa { $defence } e { $defence_genius }
picture-card-in-play = Em jogo: { $card }, de { $player }, atua sobre { $team }
picture-odds = { $home } { $home_share } %, empate { $draw_share } %, { $away } { $away_share } %  { $bar }
picture-values = Jogadores: ataque/defesa em Posse, Direto, Físico e Defensivo, depois valor tático (T)
picture-club = { $count ->
    [one] { $club }, { $manager }, { $money }M, uma carta:
   *[other] { $club }, { $manager }, { $money }M, { $count } cartas:
}
picture-non-person = { $club }, equipa sem pessoa:
picture-offer = Recebeste:
picture-price = pagas { $price }M
picture-academy = Da academia:
picture-hand = As tuas cartas de ação:
picture-card = { $tactic ->
    [none] { $card } ({ $cost }M): { $text }
   *[other] { $card } ({ $cost }M): { $text } Conta em { $tactic }.
}

## On the table in the browser

web-season = { $number ->
    [0] Antes da época: clubes e partidas
   *[other] Jornada { $number } de 6: classificação, clubes e partidas
}
web-league = Classificação
web-club = Clube
web-clubs = Clubes
web-matches = Partidas
web-played = jogos
web-played-short = J
web-won = vitórias
web-won-short = V
web-drawn = empates
web-drawn-short = E
web-lost = derrotas
web-lost-short = D
web-goals = golos marcados e sofridos
web-goals-short = Golos
web-points = pontos
web-points-short = Pts
web-ahead-by = à frente por { $above_by }
web-non-person = equipa sem pessoa
web-stacks = Pilhas
web-stack = { $name }: { $left } por tirar, { $discarded } no descarte
web-seen = Vistas na mão:
web-pending = Prestes a ter efeito
web-money = dinheiro
web-cards-held = cartas de ação na mão
web-hand = Cartas de ação
web-squad = Plantel
web-bench = Banco
web-managers = Os teus managers
web-budget = orçamento
web-academy = Academia
web-academy-limit = limite da academia
web-for-sale = Para ti
web-bought = comprado
web-released = sai
web-fielded = em campo
web-discarded = descartada
web-laid = posta
web-printed = o que está impresso nas tuas três cartas
web-tactical = tática
web-tactical-letter = T
web-kind-strategy = Estratégia
web-kind-evolution = Evolução
web-kind-anti-football = Antifutebol
web-kind-corruption = Corrupção
web-timing-before = antes da partida
web-timing-during = durante a partida
web-timing-any = a qualquer altura
web-forced = imposta
web-home-advantage = vantagem da casa
web-advantage-of = Vantagem da casa: { $team }
web-tactic-face-down = tática virada para baixo
web-first-half = primeira parte
web-second-half = segunda parte
web-injury-time = compensação
web-goal = Golo!
web-genius-goal = Golo de génio!
web-stopped = Travado por um génio
web-disallowed = Golo anulado
web-aim = Agora escolhe com o quê.

# On paper
print-manager = Manager
print-club = Clube
print-budget = orçamento
print-academy-limit = limite da academia
print-tactical = valor tático
print-any-time = Em qualquer momento
print-kind-strategy = Estratégia
print-kind-evolution = Evolução
print-kind-anti-football = Antifutebol
print-kind-corruption = Corrupção
print-turn-track = Turnos
print-half-time = Intervalo
print-levels = Níveis
print-die-of = faces do dado, { $roll }
print-matchday = Jornada { $number }
