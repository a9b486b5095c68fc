game-name = Magic Number Eleven
game-line = Dois técnicos montam o ataque carta a carta, chutam e torcem por um total de exatamente onze.

## Questions

ask-pick-star = Com qual estrela você fica?
ask-line-up = Quem começa no banco? Falta indicar: { $left }.
ask-half-time = { $coming ->
    [none] Intervalo: alguém entra? Substituições restantes: { $left }.
   *[other] No lugar de quem entra { $coming }? Substituições restantes: { $left }.
}
ask-team-action = Ação do time: você tem { $passes ->
    [1] um ícone de passe
   *[other] { $passes } ícones de passe
} e { $presses ->
    [1] um de pressão
   *[other] { $presses } de pressão
}.
ask-player-action = { $card ->
    [none] Ação de jogador: coloque uma carta ou chute com uma que já está em campo.
   *[other] Onde você coloca { $card }?
}
ask-may-shoot = { $card } chuta? Escolha o ícone para o marcador.
ask-effect = { $card }: { $effect }?
ask-keep-one = Com qual das duas você fica?
ask-attack-cards = Você chuta com ataque básico { $base } e uma carta às cegas. Quais cartas você soma, no máximo { $most }?
ask-reply = Um chute com ataque básico { $base } e { $cards ->
    [1] uma carta de sinergia
   *[other] { $cards } cartas de sinergia
} contra a sua defesa básica de { $defence } e uma carta às cegas. Você soma uma segunda?
ask-penalty = { $kicking ->
    [yes] Pênalti: onde você bate?
   *[no] Pênalti para { $team }: quais pontos você cobre?
}
ask-shoot-out = Empate. Você quer disputa de pênaltis?
ask-show-star = Qual estrela foi mostrada?
ask-draw = Qual carta de sinergia você comprou?
ask-peek = Qual carta de sinergia você comprou?
ask-reveal = Qual carta foi revelada?
ask-lose = Qual carta você perdeu?

## Choices

choice-show = { $star }
choice-pick = Ficar com { $card }
choice-reserve = { $card } no banco
choice-pass = { $cards ->
    [1] Passe: comprar uma carta
   *[other] Passe: comprar { $cards } cartas
}
choice-press = Pressão
choice-place = Colocar { $card }
choice-at = { $line }, colunas a partir de { $column }
choice-shoot = { $card } chuta, marcador { $slot }
choice-shoot-without-base = Chutar sem ataque básico
choice-hold = Sem chute
choice-bring-on = Entra { $coming }
choice-take-off = Sai { $card }
choice-substitute = Entra { $coming }, sai { $card }
choice-go-on = Seguir sem ação do time
choice-ready = Pronto
choice-apply = Sim
choice-skip = Não
choice-keep = Ficar com: { $synergy }
choice-lay = { $synergy ->
    [none] Nenhuma carta da mão
   *[other] Somar: { $synergy }
}
choice-reply-none = Nenhuma segunda carta
choice-reply-blind = Uma segunda carta às cegas do baralho
choice-reply = Da mão: { $synergy }
choice-draw = { $synergy }
choice-reveal = { $synergy }
choice-lose = { $synergy }
choice-kick = { $kick }
choice-save = { $keeper }
choice-agree = Sim
choice-decline = Não

## What happens

event-star-shown = { $card } é mostrado.
event-star-picked = { $team } fica com { $card }.
event-star-dismissed = { $card } sai do jogo.
event-lined-up = { $team } deixa no banco: { $card }.
event-half-begins = Começa o tempo { $half }; o primeiro turno é de { $team }.
event-turn = Turno: { $team }.
event-turn-added-time = Acréscimos: { $team } tem o último turno do tempo.
event-passed = { $cards ->
    [1] { $team } passa e compra uma carta.
   *[other] { $team } passa e compra { $cards } cartas.
}
event-drawn = { $team } compra uma carta.
event-drawn-seen = { $team } compra: { $synergy }.
event-pressed = Pressão de { $team }, casas: { $spaces }. { $control }.
event-control-moved = { $team } move o controle, casas: { $spaces }. { $control }.
event-placed = { $team } coloca { $card }: { $line }, colunas a partir de { $column }.
event-effect = { $team } usa { $card }: { $effect }.
event-peeked = { $team } compra uma carta, para ficar com uma de duas.
event-peeked-seen = { $team } compra, para ficar com uma de duas: { $synergy }.
event-kept = { $team } fica com uma e descarta a outra.
event-kept-seen = { $team } fica com { $synergy } e descarta a outra.
event-lost = { $team } perde uma carta da mão.
event-lost-seen = { $team } perde da mão: { $synergy }.
event-shot = { $team } chuta com { $card }: ataque básico { $base }, marcador { $slot }.
event-shot-cannon = { $team } chuta com { $card }: ataque básico { $base }, e a defesa básica não conta.
event-shot-without-base = { $team } chuta sem ataque básico.
event-attack-laid = { $cards ->
    [0] { $team } baixa uma carta às cegas e nenhuma da mão.
    [1] { $team } baixa uma carta às cegas e uma da mão.
   *[other] { $team } baixa uma carta às cegas e { $cards } da mão.
}
event-attack-laid-seen = { $cards ->
    [0] { $team } baixa uma carta às cegas e nenhuma da mão.
    [1] { $team } baixa uma carta às cegas e uma da mão: { $synergy }.
   *[other] { $team } baixa uma carta às cegas e { $cards } da mão: { $synergy }.
}
event-replied = { $team } baixa uma carta às cegas e uma da mão.
event-replied-seen = { $team } baixa uma carta às cegas e uma da mão: { $synergy }.
event-replied-blind = { $team } baixa duas cartas às cegas.
event-replied-none = { $team } baixa uma carta às cegas.
event-revealed = { $team } revela uma carta: { $synergy }.
event-shown = { $team } mostra da mão: { $synergy }.
event-attack-total = { $team } ataca com { $total }.
event-defence-total = { $team } defende com { $total }.
event-out = Bola fora! O chute de { $team } passa longe.
event-saved = Nada de gol para { $team }.
event-goal = Gol de { $team }! { $home } : { $away }
event-goal-magic = Onze! Gol mágico de { $team }! { $home } : { $away }
event-goal-penalty = Gol de { $team } de pênalti! { $home } : { $away }
event-tackled = TACKLE de { $team }: pênalti!
event-penalty-scored = Pênalti convertido. { $team } bate: { $kick }; o goleiro cobre: { $keeper }.
event-penalty-saved = Pênalti defendido. { $team } bate: { $kick }; o goleiro cobre: { $keeper }.
event-kick-scored = { $team } marca. Cobrança: { $kick }; goleiro: { $keeper }.
event-kick-saved = { $team } para no goleiro. Cobrança: { $kick }; goleiro: { $keeper }.
event-reshuffled = O baralho acabou. Os { $cards } descartes são o novo baralho; o próximo turno são os acréscimos.
event-substituted = { $team }: entra { $coming }, sai { $card }.
event-half-time = Intervalo, { $home } : { $away }. A mesa é limpa.
event-full-time = Fim de jogo, { $home } : { $away }.
event-agreed = { $team } quer disputa de pênaltis.
event-declined = { $team } fica com o empate.

## How a number came about

part-attack-icons = ícones de ataque de quem chuta
part-cannon-base = ataque básico do chute-canhão
part-defence-icons = ícones de defesa
part-crack = craque de { $card }
part-synergy = { $synergy }
part-press-icons = ícones de pressão
part-card = { $card }
part-track-end = a trilha acaba ali

why-goals = { $goals ->
    [1] um gol
   *[other] { $goals } gols
}
why-shoot-out = { $goals ->
    [1] um gol, e { $shoot_out } nos pênaltis
   *[other] { $goals } gols, e { $shoot_out } nos pênaltis
}
why-drawn = { $goals ->
    [1] um gol, empate
   *[other] { $goals } gols, empate
}

## Why a bot would choose something

reason-strong-card = uma carta forte
reason-weak-card = a carta mais fraca
reason-cards = cartas na mão tornam os chutes perigosos
reason-control = o controle do jogo permite mais cartas em um chute
reason-icons = completa ícones
reason-goal = gol em { $chance } de 100 chutes assim
reason-effect = o efeito não custa nada
reason-strong-synergy = o maior número de estrelas
reason-no-goal = deixa entrar { $chance } de 100 chutes assim
reason-mixed = ninguém adivinha uma escolha variada
reason-fresh = um jogador descansado pode ser colocado, e quem sai fazia pouco

## Why not

mne-reserve-already = { $card } já está no banco.
mne-not-your-card = { $card } não está na sua frente.
mne-no-substitutions = Você já fez as { $most } substituições.
mne-not-on-bench = { $coming } não está no seu banco.
mne-not-your-turn = Você pode substituir no seu turno ou no intervalo.
mne-shot-under-way = Não enquanto um chute está sendo resolvido.
mne-action-under-way = Não no meio de uma ação: termine primeiro.
mne-not-on-market = { $card } não está entre as estrelas para escolher.
mne-not-drawn = Você não comprou essa carta.
mne-named-already = Você já disse que { $coming } entra.
mne-going-already = Você já disse que { $card } sai.
mne-bring-on-first = Primeiro diga quem entra.
mne-say-for-whom = Primeiro diga no lugar de quem entra { $coming }.
mne-hand-full = Sua mão está cheia: { $most } cartas.
mne-no-pass-icon = Você não tem ícone de passe.
mne-pass-none = Passar é comprar pelo menos uma carta.
mne-pass-too-many = Você pode comprar no máximo { $most }.
mne-control-at-end = O marcador de controle já está no fim da trilha.
mne-no-press-icon = Você não tem ícone de pressão.
mne-team-action-first = Primeiro a ação do time: não se pula enquanto houver uma possível.
mne-not-on-field = { $card } não está em campo.
mne-no-attack-icon = Ali { $card } não tem ícone de ataque livre.
mne-other-action-possible = Você ainda pode colocar uma carta ou chutar com uma.
mne-no-place = Não há mais lugar para { $card }.
mne-say-where = Primeiro diga onde coloca { $card }.
mne-not-its-line = { $card } não pode ficar ali: { $line }.
mne-front-needs-touch = Na linha de frente, { $card } precisa encostar em uma carta já colocada.
mne-not-free = Não está livre: { $line }, colunas a partir de { $column }.
mne-not-placed-now = Só a carta recém-colocada pode chutar, não { $card }.
mne-too-many-cards = { $most ->
    [1] O controle permite uma carta da mão.
   *[other] O controle permite { $most } cartas da mão.
}
mne-not-in-hand = Você não tem isso na mão.
mne-other-order = Diga as duas cartas na ordem inversa.

pack-wants-slots = { $file }, { $item }: “{ $field }” deve ter { $slots } sinais entre { $kinds }.
pack-wants-code = { $file }, { $item }: “{ $field }” deve ter duas letras ou algarismos.
pack-squad = { $file }, { $item }, “{ $field }”: o elenco “{ $squad }” deve ter { $wanted } cartas, não { $cards }.
pack-stars = { $file }, { $item }, “{ $field }”: deve haver pelo menos { $least } estrelas, não { $cards }.
pack-synergy = { $file }, { $item }, “{ $field }”: deve haver pelo menos { $least } cartas de sinergia, não { $cards }.
pack-penalty = { $file }, { $item }, “{ $field }”: alguma cobrança deve ser defendida por alguma carta de goleiro, e alguma não.
pack-states = { $file }, { $item }, “{ $field }”: os estados devem ser exatamente estes: { $states }.

## Options

option-shoot_out = Disputa de pênaltis após empate
option-shoot_out-false = se os dois quiserem
option-shoot_out-true = sempre
option-cannon_shot_base = Ataque básico do chute-canhão
option-cannon_shot_base-0 = nenhum
option-cannon_shot_base-1 = um

## Names

name-team-home = Casa
name-team-away = Visitante
name-slot-tl = em cima à esquerda
name-slot-tr = em cima à direita
name-slot-l = à esquerda
name-slot-r = à direita
name-slot-bl = embaixo à esquerda
name-slot-br = embaixo à direita
name-slot-full = no ícone impresso
name-effect-control-1 = mover o controle uma casa
name-effect-control-2 = mover o controle duas casas
name-effect-draw-1 = comprar uma carta de sinergia
name-effect-draw-2-keep-1 = comprar duas cartas de sinergia e ficar com uma
name-effect-opponent-discards-1 = o outro time perde uma carta
name-effect-shoot = chutar na hora
name-kind-ordinary = chute
name-kind-cannon = chute-canhão
name-kind-without-base = chute sem ataque básico

## Picture

picture-score = Tempo { $half }. { $first } { $home } : { $away } { $second }
picture-shoot-out = Pênaltis { $home } : { $away }
picture-added-time = Acréscimos.
picture-added-time-next = O próximo turno são os acréscimos.
picture-turn = Turno: { $team }
picture-control = Controle, da Casa ao Visitante:
picture-state = { $team }, { $state }: { $cards ->
    [1] uma carta de ataque
   *[other] { $cards } cartas de ataque
}
picture-deck = Baralho { $deck }, descartes { $discards }
picture-market = Estrelas à mostra: { $card }
picture-team = { $team } ({ $player }): ataque { $attack }, defesa { $defence }, passe { $pass }, pressão { $press }
picture-ready = À frente: { $card }
picture-bench = Banco: { $card }
picture-gone = Saíram: { $card }
picture-hand = { $synergy ->
    [none] Mão: vazia
   *[other] Mão: { $synergy }
}
picture-hand-size = { $cards ->
    [1] Mão: uma carta
   *[other] Mão: { $cards } cartas
}
picture-peeked = Compradas, para ficar com uma: { $synergy }
picture-man = { $code } { $card }: { $line }, colunas a partir de { $column }, ataque { $attack }
picture-shot = Chute de { $team }: ataque básico { $attack }, defesa básica { $defence }
picture-side-attack = Cartas de ataque: { $blind } às cegas, { $hand } da mão
picture-side-defence = Cartas de defesa: { $blind } às cegas, { $hand } da mão
picture-turned = Reveladas: { $synergy }
picture-legend = Ícones: A ataque, D defesa, P passe, R pressão; minúsculas são metades, * é um marcador, ! o deste chute.
spoken-icon = { $place ->
    [tl] em cima à esquerda
    [tr] em cima à direita
    [l] à esquerda
    [r] à direita
    [bl] embaixo à esquerda
    [br] embaixo à direita
   *[full] no meio
} { $kind ->
    [A] ataque
    [D] defesa
    [P] passe
    [R] pressão
    [disc] marcador
   *[now] o marcador deste chute
}{ $part ->
    [half] {" "}(metade)
    [complete] {" "}(completo)
   *[none] {""}
}
spoken-icons = ícones: { $icons }

## The table in the browser

web-field = Campo: { $team }
web-control = Trilha de controle
web-score = Placar
web-half = { $half ->
    [1] 1º tempo
   *[other] 2º tempo
}
web-icons = { $icon }: { $number }
web-attack = Ataque
web-defence = Defesa
web-pass = Passe
web-press = Pressão
web-chance = Gol { $percent } %
web-face-down = Virada para baixo
web-ready = À frente
web-bench = Reservas
web-gone = Saiu
web-goes-off = Sai
web-comes-on = Entra
web-substitutions = substituições restantes: { $left }
web-hand = Sinergia
web-deck = Baralho
web-discards = descartes
web-unseen = Ainda não vistas
web-last-shot = Último chute
web-outcome-goal = Gol!
web-outcome-magic = Onze!
web-outcome-penalty-goal = Gol de pênalti!
web-outcome-penalty-saved = Pênalti defendido
web-outcome-saved = Sem gol
web-outcome-out = Fora!
web-outcome-tackled = Tackle: pênalti!
web-why = { $what } { $number }: como se chega aqui
web-penalty = Pênalti
web-shoot-out = Disputa de pênaltis
web-market = Estrelas no mercado
web-pick-disc = Escolha o ícone que recebe o disco.

# On paper
print-synergy = Sinergia
print-kicker = Batedor
print-keeper = Goleiro
print-half-of = { $team }, metade do campo, página { $part } de { $parts }
print-attacker = Ataque
print-defender = Defesa
print-blind = às cegas, do baralho
print-icon-attack = Ataque
print-icon-defence = Defesa
print-icon-pass = Passe
print-icon-press = Pressão
print-forward = Atacante
print-midfielder = Meio-campista
print-defending = Defensor
print-first-half = 1º tempo
print-second-half = 2º tempo
print-substitutions = Substituições
print-shoot-out = Disputa de pênaltis
