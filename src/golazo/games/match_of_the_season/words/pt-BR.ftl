game-name = Match of the Season
game-line = Dirija um clube de futebol por seis temporadas: escolha, compre e venda, escale o time e ganhe mais troféus do que os outros.

## Questions

ask-draft = { $team }: escolha um jogador.
ask-bid = { $team }: { $footballer } ({ $position }, { $stars }). Qual é o seu lance? O mínimo é { $money } mil €.
ask-name-price = { $team }: a partir de que preço você oferece { $footballer } ({ $position }, { $stars })?
ask-turn-card = { $team }: vire a próxima carta de jogador. Até lá o mercado está aberto.
ask-make-room = { $team }: com { $most } jogadores você não pode dar lance pela próxima carta. Vende um antes?
ask-stop-gap = { $team }: menos de { $least } podem jogar. Você contrata alguém ou perde sem jogo?
ask-lay-line-up = { $place ->
    [0] { $team }: que formação você escala?
   *[other] { $team }: quem joga na posição { $place }, contando do goleiro?
}
ask-change-line-up = { $team }: as duas escalações estão à vista. Uma troca?
ask-announce-card = { $team }: você põe uma carta tática nesta partida?
ask-choose-youth = { $team }: qual garoto da base chega ao seu time?
ask-sell-one = { $team }: o elenco é grande demais. Quem você vende?
ask-first-refusal = { $team }: você compra { $footballer } ({ $position }, { $stars }) por { $money } mil €?
ask-choose-recovery = { $team }: quem afinal pode jogar?
ask-choose-formation = { $team }: várias formações são igualmente fortes. Qual você mostra?
ask-choose-equal = { $team }: quem destes iguais entra no time mais forte?
ask-extend = { $team }: de quem você renova o contrato?
ask-fill-gap = { $team }: quem ocupa a vaga?
ask-swap = { $team }: você troca um jogador com { $teams }?
ask-must-buy = { $team }: o elenco é pequeno demais. Quem entra?

## Chance, typed in

ask-draw-team = { $player }: que time sai?
ask-deal-player = { $team }: que jogador é dado?
ask-first-to-draft = Que time escolhe primeiro?
ask-draw-player = Que jogador é virado?
ask-roll-d6 = { $team }: que número dá o dado de seis faces?
ask-draw-lot = Desempate: que time sai?
ask-roll-against-the-bank = A partida não se decide: que número dá o dado de seis faces? A partir de 4 passa o time da casa.
ask-roll-match-die = Que face dá o dado da partida?
ask-roll-taker = Pênalti: que número dá o dado de doze faces?
ask-roll-event = Lance da partida: que número dá o dado de doze faces?
ask-strike = { $team }, a quem toca: que número dá o dado de doze faces?
ask-roll-loss = { $team }, quem sai: que número dá o dado de doze faces?
ask-roll-movement = Quantas casas dá o dado de movimento?
ask-draw-card = { $team }: que carta de sorte sai?
ask-draw-kept-card = { $team }: que carta você guarda?
ask-leave-out = Que time internacional fica de fora?
ask-draw-club = Que time sai em seguida?

## Choices

choice-take = Ficar com { $footballer }
choice-bid = Dar lance de { $money } mil €
choice-sign = Contratar { $footballer }
choice-turn = Virar a carta
choice-release = Vender { $footballer } ao banco
choice-buy = Comprar { $footballer } ({ $team })
choice-sell = Vender { $footballer } ao banco
choice-offer = Oferecer { $footballer } aos outros
choice-price = A partir de { $price } mil €
choice-use = Usar { $card } ({ $team })
choice-use-on = Usar { $card } em { $footballer }
choice-strongest = O time mais forte
choice-formation = { $formation }
choice-place = { $footballer }
choice-gap = Ninguém
choice-change = { $on } no lugar de { $off }
choice-switch = { $off } e { $on } trocam de posição
choice-lay = Pôr { $card }
choice-recover = { $footballer }
choice-extend = { $footballer }
choice-swap = Receber { $footballer }, dar { $given }
choice-team = { $team }
choice-club = { $club }
choice-footballer = { $footballer }
choice-card = { $card }
choice-d6 = { $pips }
choice-d12 = { $pips }
choice-face = { $face }
choice-move = { $spaces }
choice-draw = { $drawn }

## What happens

event-team-drawn = { $player } dirige o time: { $team }.
event-dealt = { $team }: recebem { $footballer }.
event-drafts-first = Sorteio das escolhas: { $team } em primeiro lugar.
event-drafted = { $team }: escolhem { $footballer }.
event-player-turned = É virado { $footballer } ({ $position }, { $stars }).
event-bid = { $team }: oferecem { $money } mil € por { $footballer }.
event-full-squad = { $team }: com { $most } jogadores não podem dar lance por { $footballer }; quem quer vaga vende antes de virar a carta.
event-unsold = Ninguém compra { $footballer }.
event-into-pool = { $footballer } vai para o mercado livre.
event-bought = { $team }: compram { $footballer } por { $money } mil €.
event-sold-to-bank = { $team }: vendem { $footballer } ao banco por { $money } mil €.
event-offered = { $team }: oferecem { $footballer } a partir de { $money } mil €.
event-red-card-played = { $team }: usam a carta vermelha { $card }.
event-red-card-returned = { $team }: põem debaixo do baralho a carta vermelha { $card }, não usada.
event-available-again = { $team }: { $footballer } volta a poder jogar.
event-line-up-laid = { $team } no { $formation }: { $line_up }{ $gaps ->
    [none] .
   *[other] ; ninguém na posição { $gaps }, contando do goleiro.
}
event-line-up-changed = { $team } mudam; { $formation }: { $line_up }{ $gaps ->
    [none] .
   *[other] ; ninguém na posição { $gaps }, contando do goleiro.
}
event-match = { $competition }: { $home } contra { $away }.
event-walkover = { $home } contra { $away }: decidido sem jogo.
event-too-few = { $home } contra { $away }: não há partida. Com menos de { $least } jogadores: { $teams }.
event-card-laid = { $team }: põem uma carta tática virada para baixo.
event-card-laid-seen = { $team }: põem uma carta tática virada para baixo: { $card }.
event-card-opened = { $team }: abrem a carta: { $card }.
event-match-die = { $home } contra { $away }: o dado da partida dá { $face }.
event-stars = { $club }: { $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}.
event-penalty = Pênalti para { $winner }: o jogador da posição { $place } ({ $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}) { $scored ->
    [yes] vence o goleiro ({ $keeper_stars }).
   *[other] perde contra o goleiro ({ $keeper_stars }).
}
event-match-event = { $home } contra { $away }: { $happening } (dado: { $pips }).
event-goal = Gol: { $home } { $home_goals }-{ $away_goals } { $away }.
event-out-abroad = { $club }: um time internacional continua como estava ({ $absence }).
event-result = { $outcome ->
    [1] Vitória: { $home } sobre { $away }
    [0] Empate: { $home } e { $away }
   *[other] Vitória fora de casa: { $away } sobre { $home }
}{ $home_goals ->
    [none] .
   *[other] , { $home_goals }-{ $away_goals }.
}
event-win-money = { $team }: recebem { $money } mil € pela vitória.
event-rolled-d6 = { $team }: sai { $pips }.
event-rolled-against-the-bank = Nenhum lance do dado da partida pode decidir: { $team } contra o banco, sai { $pips }: { $won ->
    [yes] vitória sobre { $club }.
   *[other] derrota para { $club }.
}
event-struck = { $team }: { $footballer } perde o próximo jogo da liga ({ $absence }; dado: { $pips }).
event-nobody-struck = { $team }: com sorte, { $pips } não atinge ninguém.
event-called-up = { $team }: { $footballer } vai para a seleção.
event-card-drawn = { $team }: sai a carta { $card }.
event-card-kept = { $team }: tiram uma carta e guardam.
event-card-kept-seen = { $team }: tiram uma carta e guardam: { $card }.
event-known-card-kept = { $team }: guardam { $card }, que todos sabiam ser a próxima.
event-joined = { $team }: entra { $footballer }.
event-league-table = A classificação:
event-league-table-teams = { $number }. { $team }: { $points }
event-play-off = Iguais em pontos: { $home } e { $away } desempatam.
event-lot-drawn = Sorteio do desempate: { $team }.
event-trophy = { $team }: { $trophy }. Pontos: { $points }{ $money ->
    [0] .
   *[other] ; do banco: { $money } mil €.
}
event-bye = { $team }: passam sem jogar.
event-qualified = Na Copa Europeia da próxima temporada: { $teams }.
event-left-out = { $club } fica fora da Copa Europeia.
event-european-pair = Sorteio europeu: { $home } e { $away }.
event-european-round = Continuam na Copa Europeia: { $clubs }.
event-turn = Vez de: { $team }.
event-moves = { $team }: { $spaces ->
    [1] sai uma casa
   *[other] saem { $spaces } casas
}.
event-lands = O peão está em { $space }: { $space_kind }.
event-season = Começa a temporada { $season }.
event-extended = { $team }: renovam com { $footballer }.
event-lost = { $team }: perdem { $footballer } (dado: { $pips }).
event-swapped = { $team }: recebem { $footballer } e dão { $given }; troca com { $other }.

## Where numbers come from

part-whole-team = o time inteiro
part-attack = o ataque
part-midfield = o meio-campo
part-defence = a defesa
part-wings = as pontas
part-central-attack = Ataque pelo meio
part-match-of-the-season = Jogo da Temporada
part-from-bank = do banco
part-from-loser = do derrotado

## The end

why-points = { $points ->
    [1] um ponto de troféus
   *[other] { $points } pontos de troféus
}
why-trophies = { $points ->
    [1] um ponto de troféus
   *[other] { $points } pontos de troféus
}{ $trophies ->
    [1] ; decidiu o troféu ganho
   *[other] ; decidiram os { $trophies } troféus ganhos
}
why-money = { $points ->
    [1] um ponto de troféus
   *[other] { $points } pontos de troféus
}, { $trophies ->
    [1] um troféu ganho
   *[other] { $trophies } troféus ganhos
}; decidiram os { $money } mil €
why-shared = { $points ->
    [1] um ponto de troféus
   *[other] { $points } pontos de troféus
}, { $trophies ->
    [1] um troféu ganho
   *[other] { $trophies } troféus ganhos
}, { $money } mil €: igualdade em tudo

## Why a bot chooses so

reason-worth = Este jogador vale { $money } mil € para o time.
reason-not-worth = Este jogador vale no máximo { $money } mil € para o time.
reason-adds = É quem mais acrescenta ao time.
reason-missed-least = É quem faz menos falta.
reason-missed-most = É quem faria mais falta.
reason-no-room-needed = Ninguém do elenco é dispensável.
reason-half-way = A meio caminho do que outro técnico pagaria.
reason-helps-now = A carta ajuda agora.
reason-bargain = Acrescenta mais do que custa.
reason-empty-place = Ocupa uma posição que ficaria vazia.
reason-worth-more-to-others = Vale mais para outro time.
reason-nobody-helps = Ninguém disponível ajudaria.
reason-strongest = O mais forte para a posição.
reason-odds = As melhores chances contra este adversário.
reason-well-as-it-is = Não há nada melhor.
reason-keep-card = As cartas valem mais em uma partida posterior.
reason-card-adds = Acrescenta { $percent } pontos de vitória.
reason-may-leave = Pode ser o próximo a sair.

## Refusals

formation-unfilled = Seus jogadores disponíveis não bastam para essa formação.
formation-optional = Essa formação é de uma regra opcional, que está desligada.
no-money = Isso custa { $money } mil €, mais do que o time tem.
not-in-pool = { $footballer } não está no mercado livre.
market-before = O mercado abre com a primeira temporada.
market-closed = O mercado está fechado durante um leilão ou uma partida.
not-your-team = { $team }: não é o seu time.
contracts-settled = { $team }: já renovaram um contrato; voltam ao mercado antes da próxima carta.
nobody-can-bid = Nenhum outro técnico pode agora dar lance por { $footballer }.
price-unpaid = { $money } mil € não é um preço que outro técnico possa pagar, de cinco em cinco.
card-not-held = O time não tem { $card }.
not-red = { $card } não é uma carta vermelha: só essas se usam a qualquer momento.
blue-card-first = Primeiro se resolve uma carta azul.
card-otherwise = { $card } não se usa assim: umas cartas indicam um jogador, outras não.
card-does-nothing = { $card } agora não faria nada.
not-yours = { $footballer } não joga neste time.
offered-already = { $footballer } já foi oferecido desde o último dia de jogos.
placed-already = { $footballer } já está escalado.
player-out = { $footballer } perde o próximo jogo da liga.
sold-such = O técnico vendeu nesta temporada um jogador com as estrelas e a posição de { $footballer }.
squad-full = O elenco está cheio: { $most } jogadores.
squad-small = Um elenco precisa manter { $least } jogadores.
wrong-position = { $footballer } não joga nesta posição.
card-formation = { $card } não serve para esta formação.
no-such-card = O time não tem a carta tática { $card }.
no-pass = Esta pergunta precisa de resposta: não dá para passar.
other-question = Isso não responde ao que se pergunta agora.
bid-step = Um lance é um múltiplo de { $money } mil €.
bid-low = O lance mínimo é { $money } mil €.
not-in-column = { $footballer } não está à vista nesta coluna.
no-youth = { $footballer } não é um jogador de uma estrela do mercado livre.
not-turned = { $footballer } não é o jogador virado.
not-out = { $footballer } não é um dos seus que perdem o próximo jogo da liga.
no-tactic = { $card } não é uma carta tática.
no-gap = Há jogadores para esta posição: ela não pode ficar vazia.
not-fielded = { $footballer } não está escalado.
other-line = { $footballer } joga em outra linha.
no-formation = Com { $on } no lugar de { $off } o time não ficaria em nenhuma formação permitida.
not-theirs = { $footballer } não joga em nenhum dos times com que você troca.
not-face-up = { $footballer } não está virado para cima na escalação.
swapped-already = { $footballer } já foi trocado.
other-position = { $footballer } e { $given } não jogam na mesma posição.
formation-weaker = Essa não é uma das formações mais fortes.
not-strongest = { $footballer } não é um dos iguais para esta posição.
not-for-the-gap = { $footballer } não pode ocupar esta vaga.
not-free = { $footballer } não é grátis: só os de uma estrela, para quem não pode pagar ninguém.

## Options

option-seasons = Temporadas
option-seasons-1 = 1
option-seasons-2 = 2
option-seasons-3 = 3
option-seasons-4 = 4
option-seasons-5 = 5
option-seasons-6 = 6
option-everyone_draws = Todos os times tiram carta numa casa de sorte
option-everyone_draws-false = não
option-everyone_draws-true = sim
option-duty_for_everyone = A seleção chama jogadores de todos os times
option-duty_for_everyone-false = não
option-duty_for_everyone-true = sim
option-attack_against_defence = Ataque contra defesa nas faces 2 e 4 do dado da partida
option-attack_against_defence-false = não
option-attack_against_defence-true = sim
option-more_formations = Também as formações 3-3-4 e 5-4-1
option-more_formations-false = não
option-more_formations-true = sim
option-match_events = Vários lances por partida com o dado de doze faces
option-match_events-false = não
option-match_events-true = sim
option-events_a_match = Lances por partida
option-events_a_match-1 = 1
option-events_a_match-2 = 2
option-events_a_match-3 = 3
option-events_a_match-4 = 4
option-events_a_match-5 = 5
option-events_a_match-6 = 6

## Names

name-drawn-kept = uma carta para guardar
name-competition-league = Liga
name-competition-national-cup = Copa Nacional
name-competition-supercup = Supercopa
name-competition-european-cup = Copa Europeia
name-competition-play-off = Desempate
name-space-kind-whistle = apito
name-space-kind-chance = carta de sorte
name-space-kind-injury = lesão
name-space-kind-red-card = cartão vermelho
name-space-kind-duty = seleção
name-space-kind-transfer = transferência
name-space-kind-supercup = Supercopa
name-space-kind-europe = Copa Europeia
name-space-kind-cup = Copa Nacional
name-space-kind-league = rodada da liga
name-absence-fit = em condições
name-absence-injured = lesionado
name-absence-sent-off = expulso
name-absence-on-duty = na seleção
name-position-keeper = goleiro
name-position-defender = zagueiro
name-position-midfielder = meia
name-position-forward = atacante
item-player = { $name } ({ $position }, { $stars })

## Packs

pack-international = { $file }, { $item }, “{ $field }”: jogadores a partir de { $stars } estrelas têm país, os outros não.
pack-reference = { $file }, { $item }, “{ $field }”: o pacote não tem “{ $other }”.
pack-card = { $file }, { $item }, “{ $field }”: uma carta verde tem uma tática; uma azul ou vermelha, um efeito da sua cor.
pack-eleven = { $file }, { $item }, “{ $field }”: um time tem onze jogadores.
pack-formations = { $file }, { $item }, “{ $field }”: as formações opcionais precisam vir depois de todas as outras.
pack-trophies = { $file }, { $item }, “{ $field }”: os troféus precisam ser exatamente estes: { $items }.
pack-events = { $file }, { $item }, “{ $field }”: os lances precisam ter os números 1 a 12, cada um uma vez.
pack-faces = { $file }, { $item }, “{ $field }”: as faces do dado da partida precisam ter os números 1 a 6, cada um uma vez.
pack-calendar = { $file }, { $item }, “{ $field }”: o tabuleiro precisa começar no apito e acabar numa rodada da liga, ter cada jogo da liga uma vez e as fases das copas em ordem.
pack-few = { $file }, { $item }, “{ $field }”: precisa haver pelo menos { $count } jogadores de { $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}.
pack-unsafe = { $file }, { $item }, “{ $field }”: um time que receba { $keeper } goleiros, { $defender } zagueiros, { $midfielder } meias e { $forward } atacantes poderia ficar sem um time válido na escolha.

## The picture

picture-season = Temporada { $season } de { $seasons }, { $space }
picture-team = Time
picture-manager = Técnico
picture-points = Liga
picture-score = Total
picture-trophies = Ganhos
picture-money = Dinheiro
picture-players = Jogadores
picture-cards = Cartas
picture-squad = { $team }: elenco
picture-out = fora: { $absence }
picture-hand = { $team }, cartas: { $cards }
picture-pool = Mercado livre: { $footballers }
picture-europe = Copa Europeia: { $clubs }
picture-match = { $home_goals ->
    [none] Partida: { $home } - { $away }
   *[other] Partida: { $home } { $home_goals }-{ $away_goals } { $away }
}
picture-side = { $club } no { $formation }: { $whole } estrelas; goleiro { $keeper }, defesa { $defence }, meio-campo { $midfield }, ataque { $attack }
picture-line-up = { $team } no { $formation }: { $line_up }
picture-champion = Campeões
picture-cup = Copa
picture-europe-winner = Europa
picture-seasons = Pontos por temporada

## A mesa no navegador

web-stars = { $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}
web-face-down = virado para baixo
web-fielded = escalado
web-bench = Banco
web-place = Posição { $place }, { $position }
web-place-number = Posição { $place }
web-places-left = { $number ->
    [1] Uma posição está vazia
   *[other] { $number } posições estão vazias
}
web-lay = Escalar este time
web-last-line-up = { $team }, última escalação: { $formation }
web-drawn = Empate
web-home-win = Vitória em casa
web-away-win = Vitória fora
web-opened = Carta tática, aberta
web-laid-down = Carta tática, virada para baixo até rolar o dado
web-colour-blue = Na hora
web-colour-red = Quando quiser, nesta temporada
web-colour-green = Tática
web-offered-by = Oferecido por: { $team }
web-base-price = Preço base
web-highest-bid = Lance mais alto
web-starting-price = A partir de que preço?
web-bid = Dar lance de { $money }
web-bid-lower = Diminuir o lance
web-bid-higher = Aumentar o lance
web-buy-for = Comprar por { $money }
web-pool = Mercado livre
web-draft = Escolha um
web-hand = Cartas de sorte
web-aim = Agora escolha com quem.
web-market = Mercado de transferências
web-take-from = Tirar de: { $team }
web-trophy-points = pontos de troféus
web-season = Temporada
web-stage-round-of-sixteen = Oitavas de final
web-stage-quarter-finals = Quartas de final
web-stage-semi-finals = Semifinais
web-stage-final = Final
web-not-yet = Ainda não foi jogada
web-nobody-left = Nenhum time de técnico continua na disputa.
web-still-in = { $number ->
    [1] Um time ainda na disputa
   *[other] { $number } times ainda na disputa
}
web-holder = Atuais campeões: { $team }
web-day-chance = Sorte
web-day-injury = Lesão
web-day-red-card = Verm.
web-day-transfer = Mercado
web-day-supercup = Superc.
web-day-europe = Europa
web-day-cup = Copa

# On paper
print-spin = Ponha a ponta de um lápis no centro, por dentro de um clipe, e gire o clipe.
print-at-once = Na hora
print-international = Time internacional
print-whole-team = Time inteiro
print-trophy = Troféu
print-trophy-points = { $number ->
    [one] ponto de troféu
   *[other] pontos de troféu
}
print-prize = { $amount ->
    [0] Sem prêmio
   *[other] Prêmio: { $amount }.000 €
}
print-price = { $amount }.000 €
print-stars = { $number ->
    [one] { $number } estrela
   *[other] { $number } estrelas
}
print-formation = Formação
print-optional = regra opcional
print-match-die = Dado da partida
print-twelve = Dado de doze faces
print-events = Lances da partida (regra opcional)
print-season = Temporada
print-trophy-table = Pontos de troféu por temporada
print-keep = Guarde
