game-name = Match of the Season
game-line = Dirige um clube de futebol durante seis épocas: escolhe, compra e vende, põe a equipa em campo e ganha mais troféus do que os outros.

## Questions

ask-draft = { $team }: escolhe um jogador.
ask-bid = { $team }: { $footballer } ({ $position }, { $stars }). Quanto licitas? O mínimo são { $money } mil €.
ask-name-price = { $team }: a partir de que preço ofereces { $footballer } ({ $position }, { $stars })?
ask-turn-card = { $team }: vira a próxima carta de jogador. Até lá o mercado está aberto.
ask-make-room = { $team }: com { $most } jogadores não podes licitar a próxima carta. Vendes um antes?
ask-stop-gap = { $team }: menos de { $least } podem jogar. Contratas alguém, ou perdes sem jogo?
ask-lay-line-up = { $place ->
    [0] { $team }: que tática pões em campo?
   *[other] { $team }: quem joga no lugar { $place }, a contar do guarda-redes?
}
ask-change-line-up = { $team }: os dois onzes estão à vista. Uma troca?
ask-announce-card = { $team }: pões uma carta tática neste jogo?
ask-choose-youth = { $team }: que jogador da formação se junta a ti?
ask-sell-one = { $team }: o plantel é grande de mais. Quem vendes?
ask-first-refusal = { $team }: compras { $footballer } ({ $position }, { $stars }) por { $money } mil €?
ask-choose-recovery = { $team }: quem afinal pode jogar?
ask-choose-formation = { $team }: várias táticas são igualmente fortes. Qual mostras?
ask-choose-equal = { $team }: quem destes iguais entra no onze mais forte?
ask-extend = { $team }: de quem renovas o contrato?
ask-fill-gap = { $team }: quem ocupa o lugar vago?
ask-swap = { $team }: trocas um jogador com { $teams }?
ask-must-buy = { $team }: o plantel é pequeno de mais. Quem entra?

## Chance, typed in

ask-draw-team = { $player }: que equipa sai?
ask-deal-player = { $team }: que jogador é dado?
ask-first-to-draft = Que equipa escolhe primeiro?
ask-draw-player = Que jogador é virado?
ask-roll-d6 = { $team }: que número dá o dado de seis faces?
ask-draw-lot = Desempate: que equipa sai?
ask-roll-against-the-bank = O jogo não se decide: que número dá o dado de seis faces? A partir de 4 passa a equipa da casa.
ask-roll-match-die = Que face dá o dado do jogo?
ask-roll-taker = Penálti: que número dá o dado de doze faces?
ask-roll-event = Lance do jogo: que número dá o dado de doze faces?
ask-strike = { $team }, a quem calha: que número dá o dado de doze faces?
ask-roll-loss = { $team }, quem sai: que número dá o dado de doze faces?
ask-roll-movement = Quantas casas dá o dado de movimento?
ask-draw-card = { $team }: que carta de sorte sai?
ask-draw-kept-card = { $team }: que carta guardas?
ask-leave-out = Que equipa internacional fica de fora?
ask-draw-club = Que equipa sai a seguir?

## Choices

choice-take = Ficar com { $footballer }
choice-bid = Licitar { $money } mil €
choice-sign = Contratar { $footballer }
choice-turn = Virar a carta
choice-release = Vender { $footballer } ao banco
choice-buy = Comprar { $footballer } ({ $team })
choice-sell = Vender { $footballer } ao banco
choice-offer = Oferecer { $footballer } aos outros
choice-price = A partir de { $price } mil €
choice-use = Jogar { $card } ({ $team })
choice-use-on = Jogar { $card } em { $footballer }
choice-strongest = O onze mais forte
choice-formation = { $formation }
choice-place = { $footballer }
choice-gap = Ninguém
choice-change = { $on } por { $off }
choice-switch = { $off } e { $on } trocam de lugar
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

event-team-drawn = { $player } dirige a equipa: { $team }.
event-dealt = { $team }: recebem { $footballer }.
event-drafts-first = Sorteio das escolhas: { $team } em primeiro lugar.
event-drafted = { $team }: escolhem { $footballer }.
event-player-turned = É virado { $footballer } ({ $position }, { $stars }).
event-bid = { $team }: oferecem { $money } mil € por { $footballer }.
event-full-squad = { $team }: com { $most } jogadores não podem licitar { $footballer }; quem quer lugar vende antes de se virar a carta.
event-unsold = Ninguém compra { $footballer }.
event-into-pool = { $footballer } vai para o mercado livre.
event-bought = { $team }: compram { $footballer } por { $money } mil €.
event-sold-to-bank = { $team }: vendem { $footballer } ao banco por { $money } mil €.
event-offered = { $team }: oferecem { $footballer } a partir de { $money } mil €.
event-red-card-played = { $team }: jogam a carta vermelha { $card }.
event-red-card-returned = { $team }: põem debaixo do baralho a carta vermelha { $card }, não jogada.
event-available-again = { $team }: { $footballer } volta a poder jogar.
event-line-up-laid = { $team } em { $formation }: { $line_up }{ $gaps ->
    [none] .
   *[other] ; ninguém no lugar { $gaps }, a contar do guarda-redes.
}
event-line-up-changed = { $team } mudam; { $formation }: { $line_up }{ $gaps ->
    [none] .
   *[other] ; ninguém no lugar { $gaps }, a contar do guarda-redes.
}
event-match = { $competition }: { $home } contra { $away }.
event-walkover = { $home } contra { $away }: decidido sem jogo.
event-too-few = { $home } contra { $away }: não há jogo. Com menos de { $least } jogadores: { $teams }.
event-card-laid = { $team }: põem uma carta tática virada para baixo.
event-card-laid-seen = { $team }: põem uma carta tática virada para baixo: { $card }.
event-card-opened = { $team }: abrem a carta: { $card }.
event-match-die = { $home } contra { $away }: o dado do jogo dá { $face }.
event-stars = { $club }: { $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}.
event-penalty = Penálti para { $winner }: o jogador do lugar { $place } ({ $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}) { $scored ->
    [yes] bate o guarda-redes ({ $keeper_stars }).
   *[other] falha contra o guarda-redes ({ $keeper_stars }).
}
event-match-event = { $home } contra { $away }: { $happening } (dado: { $pips }).
event-goal = Golo: { $home } { $home_goals }-{ $away_goals } { $away }.
event-out-abroad = { $club }: uma equipa internacional continua como estava ({ $absence }).
event-result = { $outcome ->
    [1] Vitória: { $home } sobre { $away }
    [0] Empate: { $home } e { $away }
   *[other] Vitória fora: { $away } sobre { $home }
}{ $home_goals ->
    [none] .
   *[other] , { $home_goals }-{ $away_goals }.
}
event-win-money = { $team }: recebem { $money } mil € pela vitória.
event-rolled-d6 = { $team }: sai { $pips }.
event-rolled-against-the-bank = Nenhum lançamento do dado do jogo pode decidir: { $team } contra o banco, sai { $pips }: { $won ->
    [yes] vitória sobre { $club }.
   *[other] derrota com { $club }.
}
event-struck = { $team }: { $footballer } falha o próximo jogo da liga ({ $absence }; dado: { $pips }).
event-nobody-struck = { $team }: com sorte, { $pips } não calha a ninguém.
event-called-up = { $team }: { $footballer } vai à seleção.
event-card-drawn = { $team }: sai a carta { $card }.
event-card-kept = { $team }: tiram uma carta e guardam-na.
event-card-kept-seen = { $team }: tiram uma carta e guardam-na: { $card }.
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
event-qualified = Na Taça Europeia da próxima época: { $teams }.
event-left-out = { $club } fica fora da Taça Europeia.
event-european-pair = Sorteio europeu: { $home } e { $away }.
event-european-round = Continuam na Taça Europeia: { $clubs }.
event-turn = Vez de: { $team }.
event-moves = { $team }: { $spaces ->
    [1] sai uma casa
   *[other] saem { $spaces } casas
}.
event-lands = O peão está em { $space }: { $space_kind }.
event-season = Começa a época { $season }.
event-extended = { $team }: renovam com { $footballer }.
event-lost = { $team }: perdem { $footballer } (dado: { $pips }).
event-swapped = { $team }: recebem { $footballer } e dão { $given }; troca com { $other }.

## Where numbers come from

part-whole-team = a equipa inteira
part-attack = o ataque
part-midfield = o meio-campo
part-defence = a defesa
part-wings = as alas
part-central-attack = Ataque pelo centro
part-match-of-the-season = Jogo da Época
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

reason-worth = Este jogador vale { $money } mil € para a equipa.
reason-not-worth = Este jogador vale no máximo { $money } mil € para a equipa.
reason-adds = É quem mais acrescenta ao onze.
reason-missed-least = É quem faz menos falta.
reason-missed-most = É quem faria mais falta.
reason-no-room-needed = Ninguém do plantel é dispensável.
reason-half-way = A meio caminho do que outro treinador pagaria.
reason-helps-now = A carta ajuda agora.
reason-bargain = Acrescenta mais do que custa.
reason-empty-place = Ocupa um lugar que ficaria vazio.
reason-worth-more-to-others = Vale mais para outra equipa.
reason-nobody-helps = Ninguém disponível ajudaria.
reason-strongest = O mais forte para o lugar.
reason-odds = As melhores probabilidades contra este adversário.
reason-well-as-it-is = Não há nada melhor.
reason-keep-card = As cartas valem mais num jogo posterior.
reason-card-adds = Acrescenta { $percent } pontos de vitória.
reason-may-leave = Pode ser o próximo a sair.

## Refusals

formation-unfilled = Os teus jogadores disponíveis não chegam para essa tática.
formation-optional = Essa tática é de uma regra opcional, que está desligada.
no-money = Isso custa { $money } mil €, mais do que a equipa tem.
not-in-pool = { $footballer } não está no mercado livre.
market-before = O mercado abre com a primeira época.
market-closed = O mercado está fechado enquanto decorre um leilão ou um jogo.
not-your-team = { $team }: não é a tua equipa.
contracts-settled = { $team }: já renovaram um contrato; voltam ao mercado antes da próxima carta.
nobody-can-bid = Nenhum outro treinador pode agora licitar { $footballer }.
price-unpaid = { $money } mil € não é um preço que outro treinador possa pagar, de cinco em cinco.
card-not-held = A equipa não tem { $card }.
not-red = { $card } não é uma carta vermelha: só essas se jogam quando se quer.
blue-card-first = Primeiro resolve-se uma carta azul.
card-otherwise = { $card } não se joga assim: umas cartas nomeiam um jogador, outras não.
card-does-nothing = { $card } agora não faria nada.
not-yours = { $footballer } não joga nesta equipa.
offered-already = { $footballer } já foi oferecido desde o último dia de jogos.
placed-already = { $footballer } já está no onze.
player-out = { $footballer } falha o próximo jogo da liga.
sold-such = O treinador vendeu esta época um jogador com as estrelas e a posição de { $footballer }.
squad-full = O plantel está cheio: { $most } jogadores.
squad-small = Um plantel tem de manter { $least } jogadores.
wrong-position = { $footballer } não joga nesta posição.
card-formation = { $card } não serve para esta tática.
no-such-card = A equipa não tem a carta tática { $card }.
no-pass = Esta pergunta tem de ter resposta: não se pode passar.
other-question = Isso não responde ao que se pergunta agora.
bid-step = Uma licitação é um múltiplo de { $money } mil €.
bid-low = A licitação mínima são { $money } mil €.
not-in-column = { $footballer } não está à vista nesta coluna.
no-youth = { $footballer } não é um jogador de uma estrela do mercado livre.
not-turned = { $footballer } não é o jogador virado.
not-out = { $footballer } não é um dos teus que faltam ao próximo jogo da liga.
no-tactic = { $card } não é uma carta tática.
no-gap = Há jogadores para este lugar: não pode ficar vazio.
not-fielded = { $footballer } não está no onze.
other-line = { $footballer } joga noutra linha.
no-formation = Com { $on } por { $off } a equipa não ficaria em nenhuma tática permitida.
not-theirs = { $footballer } não joga em nenhuma das equipas com que trocas.
not-face-up = { $footballer } não está virado para cima no onze.
swapped-already = { $footballer } já foi trocado.
other-position = { $footballer } e { $given } não jogam na mesma posição.
formation-weaker = Essa não é uma das táticas mais fortes.
not-strongest = { $footballer } não é um dos iguais para este lugar.
not-for-the-gap = { $footballer } não pode ocupar este lugar vago.
not-free = { $footballer } não é grátis: só os de uma estrela, para quem não pode pagar ninguém.

## Options

option-seasons = Épocas
option-seasons-1 = 1
option-seasons-2 = 2
option-seasons-3 = 3
option-seasons-4 = 4
option-seasons-5 = 5
option-seasons-6 = 6
option-everyone_draws = Todas as equipas tiram carta numa casa de sorte
option-everyone_draws-false = não
option-everyone_draws-true = sim
option-duty_for_everyone = A seleção chama jogadores de todas as equipas
option-duty_for_everyone-false = não
option-duty_for_everyone-true = sim
option-attack_against_defence = Ataque contra defesa nas faces 2 e 4 do dado do jogo
option-attack_against_defence-false = não
option-attack_against_defence-true = sim
option-more_formations = Também as táticas 3-3-4 e 5-4-1
option-more_formations-false = não
option-more_formations-true = sim
option-match_events = Vários lances por jogo com o dado de doze faces
option-match_events-false = não
option-match_events-true = sim
option-events_a_match = Lances por jogo
option-events_a_match-1 = 1
option-events_a_match-2 = 2
option-events_a_match-3 = 3
option-events_a_match-4 = 4
option-events_a_match-5 = 5
option-events_a_match-6 = 6

## Names

name-drawn-kept = uma carta a guardar
name-competition-league = Liga
name-competition-national-cup = Taça Nacional
name-competition-supercup = Supertaça
name-competition-european-cup = Taça Europeia
name-competition-play-off = Desempate
name-space-kind-whistle = apito
name-space-kind-chance = carta de sorte
name-space-kind-injury = lesão
name-space-kind-red-card = cartão vermelho
name-space-kind-duty = seleção
name-space-kind-transfer = transferência
name-space-kind-supercup = Supertaça
name-space-kind-europe = Taça Europeia
name-space-kind-cup = Taça Nacional
name-space-kind-league = jornada da liga
name-absence-fit = apto
name-absence-injured = lesionado
name-absence-sent-off = expulso
name-absence-on-duty = na seleção
name-position-keeper = guarda-redes
name-position-defender = defesa
name-position-midfielder = médio
name-position-forward = avançado
item-player = { $name } ({ $position }, { $stars })

## Packs

pack-international = { $file }, { $item }, “{ $field }”: os jogadores a partir de { $stars } estrelas têm país, os outros não.
pack-reference = { $file }, { $item }, “{ $field }”: o pacote não tem “{ $other }”.
pack-card = { $file }, { $item }, “{ $field }”: uma carta verde tem uma tática; uma azul ou vermelha, um efeito da sua cor.
pack-eleven = { $file }, { $item }, “{ $field }”: uma equipa tem onze jogadores.
pack-formations = { $file }, { $item }, “{ $field }”: as táticas opcionais têm de vir depois de todas as outras.
pack-trophies = { $file }, { $item }, “{ $field }”: os troféus têm de ser exatamente estes: { $items }.
pack-events = { $file }, { $item }, “{ $field }”: os lances têm de ter os números 1 a 12, cada um uma vez.
pack-faces = { $file }, { $item }, “{ $field }”: as faces do dado do jogo têm de ter os números 1 a 6, cada um uma vez.
pack-calendar = { $file }, { $item }, “{ $field }”: o tabuleiro tem de começar no apito e acabar numa jornada da liga, ter cada jogo da liga uma vez e as rondas das taças pela sua ordem.
pack-few = { $file }, { $item }, “{ $field }”: tem de haver pelo menos { $count } jogadores de { $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}.
pack-unsafe = { $file }, { $item }, “{ $field }”: uma equipa que receba { $keeper } guarda-redes, { $defender } defesas, { $midfielder } médios e { $forward } avançados podia ficar sem um onze válido na escolha.

## The picture

picture-season = Época { $season } de { $seasons }, { $space }
picture-team = Equipa
picture-manager = Treinador
picture-points = Liga
picture-score = Total
picture-trophies = Ganhos
picture-money = Dinheiro
picture-players = Jogadores
picture-cards = Cartas
picture-squad = { $team }: plantel
picture-out = fora: { $absence }
picture-hand = { $team }, cartas: { $cards }
picture-pool = Mercado livre: { $footballers }
picture-europe = Taça Europeia: { $clubs }
picture-match = { $home_goals ->
    [none] Jogo: { $home } - { $away }
   *[other] Jogo: { $home } { $home_goals }-{ $away_goals } { $away }
}
picture-side = { $club } em { $formation }: { $whole } estrelas; guarda-redes { $keeper }, defesa { $defence }, meio-campo { $midfield }, ataque { $attack }
picture-line-up = { $team } em { $formation }: { $line_up }
picture-champion = Campeões
picture-cup = Taça
picture-europe-winner = Europa
picture-seasons = Pontos por época

## A mesa no navegador

web-stars = { $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}
web-face-down = virado para baixo
web-fielded = no onze
web-bench = Banco
web-place = Lugar { $place }, { $position }
web-place-number = Lugar { $place }
web-places-left = { $number ->
    [1] Um lugar está vazio
   *[other] { $number } lugares estão vazios
}
web-lay = Apresentar este onze
web-last-line-up = { $team }, último onze: { $formation }
web-drawn = Empate
web-home-win = Vitória em casa
web-away-win = Vitória fora
web-opened = Carta tática, aberta
web-laid-down = Carta tática, virada para baixo até se lançar o dado
web-colour-blue = De imediato
web-colour-red = Quando quiseres, nesta época
web-colour-green = Tática
web-offered-by = Oferecido por: { $team }
web-base-price = Preço base
web-highest-bid = Licitação mais alta
web-starting-price = A partir de que preço?
web-bid = Licitar { $money }
web-bid-lower = Licitar menos
web-bid-higher = Licitar mais
web-buy-for = Comprar por { $money }
web-pool = Mercado livre
web-draft = Escolhe um
web-hand = Cartas de sorte
web-aim = Agora escolhe com quem.
web-market = Mercado de transferências
web-take-from = Tirar a: { $team }
web-trophy-points = pontos de troféus
web-season = Época
web-stage-round-of-sixteen = Oitavos de final
web-stage-quarter-finals = Quartos de final
web-stage-semi-finals = Meias-finais
web-stage-final = Final
web-not-yet = Ainda não se jogou
web-nobody-left = Já não há nenhuma equipa de um treinador em prova.
web-still-in = { $number ->
    [1] Uma equipa ainda em prova
   *[other] { $number } equipas ainda em prova
}
web-holder = Detentores: { $team }
web-day-chance = Sorte
web-day-injury = Lesão
web-day-red-card = Verm.
web-day-transfer = Mercado
web-day-supercup = Superta.
web-day-europe = Europa
web-day-cup = Taça

# On paper
print-spin = Põe a ponta de um lápis no centro, por dentro de um clipe, e faz girar o clipe.
print-at-once = De imediato
print-international = Equipa internacional
print-whole-team = Equipa inteira
print-trophy = Troféu
print-trophy-points = { $number ->
    [one] ponto de troféu
   *[other] pontos de troféu
}
print-prize = { $amount ->
    [0] Sem prémio
   *[other] Prémio: { $amount } 000 €
}
print-price = { $amount } 000 €
print-stars = { $number ->
    [one] { $number } estrela
   *[other] { $number } estrelas
}
print-formation = Formação
print-optional = regra opcional
print-match-die = Dado do jogo
print-twelve = Dado de doze faces
print-events = Lances do jogo (regra opcional)
print-season = Época
print-trophy-table = Pontos de troféu por época
print-keep = Guarda
