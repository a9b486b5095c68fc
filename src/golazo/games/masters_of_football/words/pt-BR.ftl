game-name = Masters of Football
game-line = Monte o elenco, escolha a tática, jogue suas cartas e vença o campeonato.

## Options

option-pace = Ritmo: quantas partidas são jogadas ao mesmo tempo
option-pace-one = uma partida de cada vez
option-pace-parallel = uma partida de cada campeonato ao mesmo tempo, como impresso para cinco a oito pessoas; quem não joga em nenhuma está de fora das duas
option-pace-all = todas as partidas da rodada ao mesmo tempo; foge da regra impressa em nome do ritmo: quem joga uma partida não está de fora das outras
option-non_persons = Times sem pessoa
option-non_persons-lot = sorteados
option-non_persons-chosen = escolhidos pelo primeiro jogador
option-both_red = Ambos no vermelho: para onde sobe o lado com vantagem de mando
option-both_red-orange = laranja, como impresso
option-both_red-brown = marrom, o nível seguinte

## Questions

ask-choose-manager = Com qual manager você fica?
ask-choose-trio = Qual time sem pessoa participa?
ask-buy-players = { $discount ->
    [0] Quem você compra? Você tem { $money }M.
   *[other] Quem você compra? Você tem { $money }M; paga { $discount }M a menos que o preço impresso por quem custa mais de 1M.
}
ask-choose-team = { $home } contra { $away }: escolha três jogadores e depois a tática.
ask-choose-tactic = Escolha de novo sua tática.
ask-announce = { $home } contra { $away }, { $window }: você joga cartas?
ask-lay-cards = { $home } contra { $away }, { $window }: quais cartas você baixa viradas?
ask-card-window = { $turn ->
    [none] { $home } { $home_goals } - { $away_goals } { $away }, { $window }: você age?
   *[other] { $home } { $home_goals } - { $away_goals } { $away }, turno { $turn }, { $window }: você age?
}
ask-name-target = Sobre quem age { $card }?
ask-announce-substitutions = Intervalo: você substitui, e quando?
ask-choose-substitution = Quem você substitui?
ask-choose-academy-level = Face de gênio: de qual pilha você tira?
ask-choose-talent = Academia, limite { $limit }M: quem entra?
ask-release-players = O elenco está grande demais: quem você dispensa?
ask-discard-to-five = Você fica com { $limit } cartas de ação: quais descarta?
ask-draw-card = Qual carta você tirou?
ask-draw-card-other = Qual carta { $player } tirou?
ask-draw-offer = Qual jogador ({ $player_level }) você recebeu?
ask-draw-offer-other = Qual jogador ({ $player_level }) { $player } recebeu?
ask-draw-wood = Qual jogador ({ $player_level }) saiu para { $team }?
ask-draw-manager = Qual manager você recebeu?
ask-draw-manager-other = Qual manager { $player } recebeu?
ask-draw-trio = Qual time sem pessoa saiu?
ask-draw-championship = Em que campeonato joga { $player }?
ask-draw-first-home = Qual finalista joga primeiro em casa?
ask-draw-final-lot = Quem sai no sorteio?
ask-draw-lot = Qual time sai no sorteio?
ask-draw-academy-player = Qual jogador ({ $player_level }) saiu para { $player }?
ask-roll-attack = { $team }: o que mostra o dado de ataque ({ $level })?
ask-roll-defence = { $team }: o que mostra o dado de defesa ({ $level })?
ask-roll-genius = { $team }: o que mostra o dado de gênio?
ask-roll-tactic-die = { $team }: o que mostra o dado de tática?
ask-roll-tactical-genius = { $team }, tática: o que mostra o dado de gênio?
ask-roll-for-extra-attack = { $team }, ataque extra: o que mostra o dado de tática?
ask-roll-injury-time = { $team }, acréscimos: o que mostra o dado de tática?
ask-roll-academy = { $player }, academia: o que mostra o dado de gênio?

## Choices

choice-swap = Trocar { $card } por uma carta nova (1M)
choice-play-now = Jogar { $card } já
choice-play-now-for = Jogar { $card } já por { $team }
choice-play-now-on = Jogar { $card } já em { $footballer }
choice-done = Pronto
choice-keep-manager = { $manager }
choice-take-part = { $trio } participa
choice-buy = Comprar { $footballer }
choice-field = Escalar { $footballer }
choice-tactic = { $tactic }
choice-announce = Jogo cartas
choice-decline = Não jogo
choice-lay = Baixar { $card }
choice-lay-for = Baixar { $card } para { $team }
choice-lay-on = Baixar { $card } sobre { $footballer }
choice-play = Jogar { $card }
choice-play-for = Jogar { $card } para { $team }
choice-play-on = Jogar { $card } sobre { $footballer }
choice-play-re-roll = Jogar { $card }: rolar de novo { $roll }
choice-use-re-roll = Usar { $card } outra vez: rolar de novo { $roll }
choice-use = Usar { $card }: { $use }
choice-re-roll = Seu manager manda rolar de novo { $roll }
choice-target = { $footballer }
choice-substitutions = Substituição: { $plan }
choice-substitute = { $coming } por { $out }
choice-draw = Tirar { $player_level }
choice-pick = { $footballer } entra
choice-roll-on = Rolar outra vez
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
event-wood-joins = { $footballer } ({ $player_level }) entra no { $team } vindo da pilha.
event-academy-joins = { $footballer } entra no { $team } vindo da academia.
event-player-leaves = { $footballer } não serve a { $team } e é descartado.
event-players-released = { $team } dispensa: { $footballers }.
event-players-reshuffled = Os jogadores descartados ({ $player_level }) formam uma nova pilha.
event-card-drawn = { $player } tira uma carta.
event-card-drawn-seen = { $player } tira { $card }.
event-cards-reshuffled = As cartas de ação descartadas formam uma nova pilha.
event-card-swapped = { $player } paga 1M para trocar { $card }.
event-cards-discarded = { $player } descarta { $cards }.
event-matchday = Rodada { $number }.
event-income = { $player } recebe { $amount }M.
event-match = { $home } contra { $away }. Vantagem de mando: { $team }.
event-announced = { $plays ->
    [yes] { $player } joga cartas.
   *[no] { $player } não joga cartas.
}
event-lineup = { $team }: { $footballers }.
event-target-named = { $card } de { $player } age sobre { $footballer }.
event-tactical-value = { $team }: valor tático { $value }.
event-tactical-battle = { $by_genius ->
    [yes] Gênio da tática: { $team } define a tática, { $tactic }.
   *[no] { $team } define a tática: { $tactic }.
}
event-tactic-forced = A tática é imposta: { $tactic }.
event-attack-level = { $moved ->
    [0] { $team }: ataque { $value }, { $level }.
    [-1] { $team }: ataque { $value }, cai para { $level }.
   *[other] { $team }: ataque { $value }, sobe para { $level }.
}
event-defence-level = { $moved ->
    [0] { $team }: defesa { $value }, { $level }.
    [-1] { $team }: defesa { $value }, cai para { $level }.
   *[other] { $team }: defesa { $value }, sobe para { $level }.
}
event-turn = Turno { $turn }: { $team } ataca.
event-turn-skipped = O turno { $turn } é pulado.
event-dice = Ataque { $attack } e dado de gênio { $attack_genius }: { $attack_total }. Defesa { $defence } e dado de gênio { $defence_genius }: { $defence_total }. { $team } ataca.
event-goal = { $genius_goal ->
    [yes] Gol de gênio de { $team }! { $home } { $home_goals } - { $away_goals } { $away }.
   *[no] Gol de { $team }! { $home } { $home_goals } - { $away_goals } { $away }.
}
event-goal-stopped = Um gênio da defesa de { $team } para tudo.
event-goal-disallowed = O gol de { $team } é anulado: { $home } { $home_goals } - { $away_goals } { $away }.
event-card-played = { $player } joga { $card }.
event-card-played-for = { $player } joga { $card } para { $team }.
event-card-played-on = { $player } joga { $card } sobre { $footballer }.
event-card-played-re-roll = { $player } joga { $card }: rola-se de novo { $roll }.
event-card-taken-back = { $card } não tem mais sobre o que agir e volta para { $player }.
event-card-without-effect = { $card } de { $player } não tem efeito.
event-re-roll = { $manager } ({ $player }) manda rolar de novo { $roll }.
event-re-roll-again = { $player } usa { $card } outra vez: rola-se de novo { $roll }.
event-card-used = { $player } usa { $card }: { $use }.
event-extra-attack-roll = { $team } rola { $value } para um ataque extra; é preciso { $needed }.
event-half-time = Intervalo: { $home } { $home_goals } - { $away_goals } { $away }.
event-substitutions-announced = { $team }, substituição: { $plan }.
event-substitution = { $team }: { $coming } por { $out }.
event-injury-time = Acréscimos: { $team } rola { $value }; é preciso { $needed }.
event-final-whistle = Apito final: { $home } { $home_goals } - { $away_goals } { $away }.
event-win-bonus = Win Bonus custa { $cost }M a { $player }; voltam { $money }M.
event-academy = Academia.
event-academy-roll = { $player }, academia: o dado de gênio mostra { $genius }.
event-academy-player = { $player }, academia: { $footballer }.
event-transfer-market = Mercado de Transferências.
event-final = A final: { $home } e { $away }, duas partidas.
event-first-home = { $team } joga primeiro em casa.
event-lot = O sorteio dá { $team }.
event-champion = Os campeões: { $team }.

## Where numbers come from

part-footballer = { $footballer }
part-card = { $card }
part-card-on-footballer = { $card } sobre { $footballer }
part-manager = manager { $manager }
part-dice = dados

## Results

why-above-the-next = { $points } pontos, lugar { $place_among_teams } entre todos os times; à frente do seguinte por { $above_by }
why-last = { $points } pontos, lugar { $place_among_teams } entre todos os times
why-final-won = venceu a final por { $above_by }
why-final-lost = perdeu a final por { $above_by }
why-by-championship-place = { $points } pontos no campeonato
name-above-by-points = pontos
name-above-by-goal-difference = saldo de gols
name-above-by-goals = gols
name-above-by-away-goals = gols fora
name-above-by-head-to-head = jogos entre si
name-above-by-lot = sorteio
name-above-by-championships = os campeonatos

## Names

name-tactic-possession = Posse
name-tactic-direct = Direto
name-tactic-physical = Físico
name-tactic-defensive = Defensivo
name-level-red = vermelho
name-level-brown = marrom
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
name-use-re-rolls = rolar de novo
name-use-attack-re-rolls = rolar um ataque de novo
name-use-roll-tactics = rolar pela tática
name-use-skip-turn = pular o próximo turno
name-use-extra-attack = atacar de novo
name-use-extra-attack-roll = rolar por um ataque extra
name-use-disallow-goal = anular o gol
name-use-block-corruption = bloquear a corrupção
name-kind-strategy = estratégia
name-kind-evolution = evolução
name-kind-anti-football = antifutebol
name-kind-corruption = corrupção
name-window-tactics = antes da rolagem da tática
name-window-levels = antes da partida
name-window-before-roll = antes da rolagem
name-window-after-roll = depois da rolagem
name-window-after-goal = depois do gol
name-window-after-turn = depois do turno
name-window-corruption = foi jogada corrupção
name-window-half-time = intervalo
name-window-any-time = a qualquer momento
name-plan-none = nenhuma
name-plan-before = antes da rolagem
name-plan-after = depois da rolagem
name-genius-genius = gênio
name-attack-genius-genius = gênio
name-defence-genius-genius = gênio
name-championship-championship-1 = campeonato 1
name-finalist-finalist-1 = finalista 1
name-championship-championship-2 = campeonato 2
name-finalist-finalist-2 = finalista 2
name-genius-mark-attack = gênio do ataque
name-genius-mark-defence = gênio da defesa
name-genius-mark-tactics = gênio da tática

## Refusals

not-in-squad = Só podem jogar jogadores do seu elenco.
one-position = Os três não podem ter todos a mesma posição.
card-not-in-hand = Você não tem { $card } na mão.
card-too-dear = { $card } custa { $cost }M; você tem { $money }M.
card-not-now = { $card } se joga em outro momento: { $window }.
card-own-match = { $card } só pode ser jogada nas suas próprias partidas.
card-needs-in-hand = { $card } exige { $cost }M na mão; você tem { $money }M.
card-other-tactic = { $card } não conta em { $tactic }.
team-immune = { $card } não pode mirar { $team }: o time é imune às cartas de { $kind }.
tactic-is-forced = { $card } não tem efeito: a tática desta partida está imposta.
already-blocked = A carta de corrupção já está bloqueada.
no-turn-to-skip = Não há mais turno para pular.
own-turn-next = O próximo ataque é seu: { $card } age sobre o do adversário.
not-the-attacker = { $card } é para o time que atacou neste turno.
no-goal = Não há gol para anular.
own-goal = O gol é seu.
announce-first = Anuncie primeiro que joga cartas; depois você baixa { $card }.
card-laid-already = Você já baixou { $card }.
cards-face-down = Agora as cartas são baixadas viradas, não jogadas.
cards-face-up = Agora as cartas são jogadas abertas, não baixadas.
card-wrong-target = { $card } não pode agir sobre isso.
other-question = Agora perguntam outra coisa a você.
re-roll-not-now = As novas rolagens vêm depois da rolagem.
no-re-roll-left = Seu manager não tem mais novas rolagens, ou não há como pagá-las.
nothing-left-to-use = { $card } não tem nada para usar agora.
nothing-to-lay = Você não tem carta que possa baixar agora.
lay-at-least-one = Você anunciou cartas: baixe pelo menos uma.
team-first = Escolha primeiro seus três jogadores.
tactic-next = Os três estão escolhidos; agora escolha a tática.
three-players = Entram exatamente { $count } jogadores diferentes.
in-order = Indique os três na ordem da lista.
not-a-target = Este não é um dos jogadores sobre quem a carta age.
no-substitution = Ninguém do seu banco pode entrar.
substitution-announced = Você anunciou uma substituição antes da rolagem: faça-a.
not-on-the-pitch = { $footballer } não está em campo.
not-on-the-bench = { $footballer } não está no seu banco.
tactical-too-low = Você ganhou a rolagem tática: quem entra precisa de valor tático igual ou maior, e { $footballer } não tem.
not-your-manager = Este manager não foi distribuído a você.
player-not-dealt = { $footballer } não foi distribuído a você.
player-bought-already = Você já ficou com { $footballer }.
player-too-dear = { $footballer } custa { $cost }M para você; você tem { $money }M.
trio-taken = Este time já participa.
not-to-release = Ele não está no seu elenco, ou já sai.
gold-or-silver = Uma face de gênio tira ouro ou prata.
somebody-fits = Alguém que saiu pode entrar: você não pode rolar mais.
stacks-are-empty = As pilhas não têm mais ninguém.
not-from-the-academy = { $footballer } não saiu na academia.
over-the-limit = { $footballer } custa { $cost }M; seu limite da academia é { $limit }M.
cards-not-in-season = As cartas de ação são trocadas e jogadas entre a distribuição e o fim da última partida.
cards-announced = Você anunciou cartas: baixe-as primeiro.
card-being-drawn = Uma carta está sendo comprada: espere um momento.
swap-too-dear = Uma troca custa { $cost }M; você tem { $money }M.
academy-gold-already = Você já pode tirar ouro na academia: { $card } não faria nada.
academy-is-over = A academia acabou: { $card } não tem sobre o que agir.
players-face-down = Os jogadores ainda estão virados para baixo: { $card } precisa de um deles.
half-time-is-over = O intervalo acabou: { $card } não tem sobre o que agir.
## Why a bot chooses

reason-manager = o manager que mais traz
reason-squad = o melhor elenco pelo dinheiro
reason-points = { $points } pontos esperados na partida
reason-gain = traz { $points } pontos na partida
reason-bench = alguém do banco é melhor agora
reason-card = a carta que menos ajuda
reason-act = custa pouco e ajuda já

## Packs

pack-mof-die = { $file }, { $item }, “{ $field }”: deve haver exatamente um dado para “{ $use }” da cor “{ $colour }”.
pack-mof-trio = { $file }, { $item }, “{ $field }”: “{ $footballer }” não é jogador do pacote, ou joga em dois times.
pack-mof-positions = { $file }, { $item }, “{ $field }”: os três não podem ter todos a mesma posição.
pack-mof-academy = { $file }, { $item }, “{ $field }”: o limite da academia deve ser pelo menos { $cost }, o preço do bronze mais barato.
pack-mof-effect-window = { $file }, { $item }, “{ $field }”: o efeito “{ $effect }” só pode acontecer em: { $windows }.
pack-mof-effect-target = { $file }, { $item }, “{ $field }”: o efeito “{ $effect }” só pode ter o alvo: { $targets }.
pack-mof-idle-window = { $file }, { $item }, “{ $field }”: nenhum efeito da carta pode acontecer em “{ $window }”.
pack-mof-timing = { $file }, { $item }, “{ $field }”: “{ $window }” não pertence a este momento, que tem: { $windows }.
pack-mof-corruption-any-time = { $file }, { $item }, “{ $field }”: uma carta de corrupção é jogada em uma janela de uma partida, onde pode ser bloqueada; não a qualquer momento.
pack-mof-variable-cost = { $file }, { $item }, “{ $field }”: uma carta de custo variável custa { $cost } e não é de corrupção.

## The picture in the terminal

picture-matchday = Resultados até agora, rodada { $number } de 6:
picture-row = { $place }. { $club }: { $points } pontos, { $played } jogos, { $won } vitórias, { $drawn } empates, { $lost } derrotas, gols { $scored } - { $conceded }
picture-score = { $tactic ->
    [none] { $home } { $home_goals } - { $away_goals } { $away }. Vantagem de mando: { $team }.
   *[other] { $home } { $home_goals } - { $away_goals } { $away }. Vantagem de mando: { $team }. Tática: { $tactic }
}
picture-track = Turno { $turn } de 12, o time da casa: { $track } (A ataca, D defende)
picture-face-down = { $team }: jogadores virados para baixo
picture-laid = tática escolhida: { $tactic }
picture-lineup = { $team }: { $footballers }
picture-attack = ataque { $value }, { $level }: { $parts }
picture-defence = defesa { $value }, { $level }: { $parts }
picture-tactical = tática { $value } antes dos dados: { $parts }
picture-dice = Últimos dados: ataque { $attack } e { $attack_genius }, defesa { $defence } e { $defence_genius }
picture-card-in-play = Em jogo: { $card }, de { $player }, age sobre { $team }
picture-odds = { $home } { $home_share } %, empate { $draw_share } %, { $away } { $away_share } %  { $bar }
picture-values = Jogadores: ataque/defesa em Posse, Direto, Físico e Defensivo, depois valor tático (T)
picture-club = { $count ->
    [one] { $club }, { $manager }, { $money }M, uma carta:
   *[other] { $club }, { $manager }, { $money }M, { $count } cartas:
}
picture-non-person = { $club }, time sem pessoa:
picture-offer = Você recebeu:
picture-price = você paga { $price }M
picture-academy = Da academia:
picture-hand = Suas cartas de ação:
picture-card = { $tactic ->
    [none] { $card } ({ $cost }M): { $text }
   *[other] { $card } ({ $cost }M): { $text } Conta em { $tactic }.
}

## On the table in the browser

web-season = { $number ->
    [0] Antes da temporada: clubes e partidas
   *[other] Rodada { $number } de 6: classificação, clubes e partidas
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
web-goals = gols marcados e sofridos
web-goals-short = Gols
web-points = pontos
web-points-short = Pts
web-ahead-by = à frente por { $above_by }
web-non-person = time sem pessoa
web-stacks = Pilhas
web-stack = { $name }: { $left } para comprar, { $discarded } no descarte
web-seen = Vistas na mão:
web-pending = Prestes a ter efeito
web-money = dinheiro
web-cards-held = cartas de ação na mão
web-hand = Cartas de ação
web-squad = Elenco
web-bench = Banco
web-managers = Seus managers
web-budget = orçamento
web-academy = Academia
web-academy-limit = limite da academia
web-for-sale = Para você
web-bought = comprado
web-released = sai
web-fielded = em campo
web-discarded = descartada
web-laid = posta
web-printed = o que está impresso nas suas três cartas
web-tactical = tática
web-tactical-letter = T
web-kind-strategy = Estratégia
web-kind-evolution = Evolução
web-kind-anti-football = Antifutebol
web-kind-corruption = Corrupção
web-timing-before = antes da partida
web-timing-during = durante a partida
web-timing-any = a qualquer momento
web-forced = imposta
web-home-advantage = vantagem de mando
web-advantage-of = Vantagem de mando: { $team }
web-tactic-face-down = tática virada para baixo
web-first-half = primeiro tempo
web-second-half = segundo tempo
web-injury-time = acréscimos
web-goal = Gol!
web-genius-goal = Gol de gênio!
web-stopped = Parado por um gênio
web-disallowed = Gol anulado
web-aim = Agora escolha com o quê.

# On paper
print-manager = Manager
print-club = Clube
print-budget = orçamento
print-academy-limit = limite da academia
print-tactical = valor tático
print-any-time = A qualquer momento
print-kind-strategy = Estratégia
print-kind-evolution = Evolução
print-kind-anti-football = Antifutebol
print-kind-corruption = Corrupção
print-turn-track = Turnos
print-half-time = Intervalo
print-levels = Níveis
print-die-of = faces do dado, { $roll }
print-matchday = Rodada { $number }
