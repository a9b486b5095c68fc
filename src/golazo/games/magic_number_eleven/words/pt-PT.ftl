game-name = Magic Number Eleven
game-line = Dois treinadores montam o ataque carta a carta, rematam e esperam por um total de exatamente onze.

## Questions

ask-pick-star = Com que estrela fica?
ask-line-up = Quem começa no banco? Falta indicar: { $left }.
ask-half-time = { $coming ->
    [none] Intervalo: entra alguém? Substituições que restam: { $left }.
   *[other] Para o lugar de quem entra { $coming }? Substituições que restam: { $left }.
}
ask-team-action = Ação de equipa: tem { $passes ->
    [one] um ícone de passe
   *[other] { $passes } ícones de passe
} e { $presses ->
    [one] um de pressão
   *[other] { $presses } de pressão
}.
ask-player-action = { $card ->
    [none] Ação de jogador: coloque uma carta ou remate com uma que já está em campo.
   *[other] Onde coloca { $card }?
}
ask-may-shoot = { $card } remata? Escolha o ícone para o marcador.
ask-effect = { $card }: { $effect }?
ask-keep-one = Com qual das duas fica?
ask-attack-cards = Remata com ataque base { $base } e uma carta às cegas. Que cartas junta, no máximo { $most }?
ask-reply = Um remate com ataque base { $base } e { $cards ->
    [one] uma carta de sinergia
   *[other] { $cards } cartas de sinergia
} contra a sua defesa base de { $defence } e uma carta às cegas. Junta uma segunda?
ask-penalty = { $kicking ->
    [yes] Penálti: para onde remata?
   *[no] Penálti para { $team }: que pontos cobre?
}
ask-shoot-out = Empate. Quer desempate por penáltis?
ask-show-star = Que estrela foi mostrada?
ask-draw = Que carta de sinergia tirou?
ask-peek = Que carta de sinergia tirou?
ask-reveal = Que carta foi revelada?
ask-lose = Que carta perdeu?

## Choices

choice-show = { $star }
choice-pick = Ficar com { $card }
choice-reserve = { $card } no banco
choice-pass = { $cards ->
    [one] Passe: tirar uma carta
   *[other] Passe: tirar { $cards } cartas
}
choice-press = Pressão
choice-place = Colocar { $card }
choice-at = { $line }, colunas a partir de { $column }
choice-shoot = { $card } remata, marcador { $slot }
choice-shoot-without-base = Rematar sem ataque base
choice-hold = Sem remate
choice-bring-on = Entra { $coming }
choice-take-off = Sai { $card }
choice-substitute = Entra { $coming }, sai { $card }
choice-go-on = Seguir sem ação de equipa
choice-ready = Pronto
choice-apply = Sim
choice-skip = Não
choice-keep = Ficar com: { $synergy }
choice-lay = { $synergy ->
    [none] Nenhuma carta da mão
   *[other] Juntar: { $synergy }
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

event-star-shown = Mostra-se { $card }.
event-star-picked = { $team } fica com { $card }.
event-star-dismissed = { $card } sai do jogo.
event-lined-up = { $team } deixa no banco: { $card }.
event-half-begins = Começa a parte { $half }; o primeiro turno é de { $team }.
event-turn = Turno: { $team }.
event-turn-added-time = Tempo extra: { $team } tem o último turno da parte.
event-passed = { $cards ->
    [one] { $team } passa e tira uma carta.
   *[other] { $team } passa e tira { $cards } cartas.
}
event-drawn = { $team } tira uma carta.
event-drawn-seen = { $team } tira: { $synergy }.
event-pressed = Pressão de { $team }, casas: { $spaces }. { $control }.
event-control-moved = { $team } move o controlo, casas: { $spaces }. { $control }.
event-placed = { $team } coloca { $card }: { $line }, colunas a partir de { $column }.
event-effect = { $team } usa { $card }: { $effect }.
event-peeked = { $team } tira uma carta, para ficar com uma de duas.
event-peeked-seen = { $team } tira, para ficar com uma de duas: { $synergy }.
event-kept = { $team } fica com uma e descarta a outra.
event-kept-seen = { $team } fica com { $synergy } e descarta a outra.
event-lost = { $team } perde uma carta da mão.
event-lost-seen = { $team } perde da mão: { $synergy }.
event-shot = { $team } remata com { $card }: ataque base { $base }, marcador { $slot }.
event-shot-cannon = { $team } remata com { $card }: ataque base { $base }, e a defesa base não conta.
event-shot-without-base = { $team } remata sem ataque base.
event-attack-laid = { $cards ->
    [0] { $team } põe uma carta às cegas e nenhuma da mão.
    [one] { $team } põe uma carta às cegas e uma da mão.
   *[other] { $team } põe uma carta às cegas e { $cards } da mão.
}
event-attack-laid-seen = { $cards ->
    [0] { $team } põe uma carta às cegas e nenhuma da mão.
    [one] { $team } põe uma carta às cegas e uma da mão: { $synergy }.
   *[other] { $team } põe uma carta às cegas e { $cards } da mão: { $synergy }.
}
event-replied = { $team } põe uma carta às cegas e uma da mão.
event-replied-seen = { $team } põe uma carta às cegas e uma da mão: { $synergy }.
event-replied-blind = { $team } põe duas cartas às cegas.
event-replied-none = { $team } põe uma carta às cegas.
event-revealed = { $team } revela uma carta: { $synergy }.
event-shown = { $team } mostra da mão: { $synergy }.
event-attack-total = { $team } ataca com { $total }.
event-defence-total = { $team } defende com { $total }.
event-out = Para fora! O remate de { $team } sai ao lado.
event-saved = Nada de golo para { $team }.
event-goal = Golo de { $team }! { $home } : { $away }
event-goal-magic = Onze! Golo mágico de { $team }! { $home } : { $away }
event-goal-penalty = Golo de { $team } de penálti! { $home } : { $away }
event-tackled = TACKLE de { $team }: penálti!
event-penalty-scored = Penálti convertido. { $team } remata: { $kick }; o guarda-redes cobre: { $keeper }.
event-penalty-saved = Penálti defendido. { $team } remata: { $kick }; o guarda-redes cobre: { $keeper }.
event-kick-scored = { $team } marca. Remate: { $kick }; guarda-redes: { $keeper }.
event-kick-saved = { $team } esbarra no guarda-redes. Remate: { $kick }; guarda-redes: { $keeper }.
event-reshuffled = O baralho acabou. Os { $cards } descartes são o novo baralho; o próximo turno é o tempo extra.
event-substituted = { $team }: entra { $coming }, sai { $card }.
event-half-time = Intervalo, { $home } : { $away }. A mesa é limpa.
event-full-time = Fim do jogo, { $home } : { $away }.
event-agreed = { $team } quer desempate por penáltis.
event-declined = { $team } fica-se pelo empate.

## How a number came about

part-attack-icons = ícones de ataque de quem remata
part-cannon-base = ataque base do remate-canhão
part-defence-icons = ícones de defesa
part-crack = craque de { $card }
part-synergy = { $synergy }
part-press-icons = ícones de pressão
part-card = { $card }
part-track-end = a pista acaba ali

why-goals = { $goals ->
    [one] um golo
   *[other] { $goals } golos
}
why-shoot-out = { $goals ->
    [one] um golo, e { $shoot_out } nos penáltis
   *[other] { $goals } golos, e { $shoot_out } nos penáltis
}
why-drawn = { $goals ->
    [one] um golo, empate
   *[other] { $goals } golos, empate
}

## Why a bot would choose something

reason-strong-card = uma carta forte
reason-weak-card = a carta mais fraca
reason-cards = cartas na mão tornam os remates perigosos
reason-control = o controlo do jogo permite mais cartas num remate
reason-icons = completa ícones
reason-goal = golo em { $chance } de 100 remates assim
reason-effect = o efeito não custa nada
reason-strong-synergy = o maior número de estrelas
reason-no-goal = deixa entrar { $chance } de 100 remates assim
reason-mixed = ninguém adivinha uma escolha variada
reason-fresh = um jogador fresco pode ser colocado, e quem sai pouco fazia

## Why not

mne-reserve-already = { $card } já está no banco.
mne-not-your-card = { $card } não está à sua frente.
mne-no-substitutions = Já fez as { $most } substituições.
mne-not-on-bench = { $coming } não está no seu banco.
mne-not-your-turn = Pode fazer substituições no seu turno ou ao intervalo.
mne-shot-under-way = Não enquanto se resolve um remate.
mne-action-under-way = Não a meio de uma ação: termine-a primeiro.
mne-not-on-market = { $card } não está entre as estrelas à escolha.
mne-not-drawn = Não tirou essa carta.
mne-named-already = Já disse que { $coming } entra.
mne-going-already = Já disse que { $card } sai.
mne-bring-on-first = Primeiro diga quem entra.
mne-say-for-whom = Primeiro diga para o lugar de quem entra { $coming }.
mne-hand-full = A sua mão está cheia: { $most } cartas.
mne-no-pass-icon = Não tem ícones de passe.
mne-pass-none = Passar é tirar pelo menos uma carta.
mne-pass-too-many = Pode tirar no máximo { $most }.
mne-control-at-end = O marcador de controlo já está no fim da pista.
mne-no-press-icon = Não tem ícones de pressão.
mne-team-action-first = Primeiro a ação de equipa: não se salta enquanto houver uma possível.
mne-not-on-field = { $card } não está em campo.
mne-no-attack-icon = Aí { $card } não tem um ícone de ataque livre.
mne-other-action-possible = Ainda pode colocar uma carta ou rematar com uma.
mne-no-place = Já não há lugar para { $card }.
mne-say-where = Primeiro diga onde coloca { $card }.
mne-not-its-line = { $card } não pode ficar aí: { $line }.
mne-front-needs-touch = Na linha da frente, { $card } tem de tocar numa carta já colocada.
mne-not-free = Não está livre: { $line }, colunas a partir de { $column }.
mne-not-placed-now = Só a carta acabada de colocar pode rematar, não { $card }.
mne-too-many-cards = { $most ->
    [one] O controlo permite uma carta da mão.
   *[other] O controlo permite { $most } cartas da mão.
}
mne-not-in-hand = Não tem isso na mão.
mne-other-order = Diga as duas cartas pela ordem inversa.

pack-wants-slots = { $file }, { $item }: “{ $field }” tem de ter { $slots } sinais de entre { $kinds }.
pack-wants-code = { $file }, { $item }: “{ $field }” tem de ter duas letras ou algarismos.
pack-squad = { $file }, { $item }, “{ $field }”: o plantel “{ $squad }” tem de ter { $wanted } cartas, não { $cards }.
pack-stars = { $file }, { $item }, “{ $field }”: tem de haver pelo menos { $least } estrelas, não { $cards }.
pack-synergy = { $file }, { $item }, “{ $field }”: tem de haver pelo menos { $least } cartas de sinergia, não { $cards }.
pack-penalty = { $file }, { $item }, “{ $field }”: algum penálti tem de ser defendido por alguma carta de guarda-redes, e algum não.
pack-states = { $file }, { $item }, “{ $field }”: os estados têm de ser exatamente estes: { $states }.

## Options

option-shoot_out = Desempate por penáltis após um empate
option-shoot_out-false = se ambos quiserem
option-shoot_out-true = sempre
option-cannon_shot_base = Ataque base do remate-canhão
option-cannon_shot_base-0 = nenhum
option-cannon_shot_base-1 = um

## Names

name-team-home = Casa
name-team-away = Visitante
name-slot-tl = em cima à esquerda
name-slot-tr = em cima à direita
name-slot-l = à esquerda
name-slot-r = à direita
name-slot-bl = em baixo à esquerda
name-slot-br = em baixo à direita
name-slot-full = no ícone impresso
name-effect-control-1 = mover o controlo uma casa
name-effect-control-2 = mover o controlo duas casas
name-effect-draw-1 = tirar uma carta de sinergia
name-effect-draw-2-keep-1 = tirar duas cartas de sinergia e ficar com uma
name-effect-opponent-discards-1 = a outra equipa perde uma carta
name-effect-shoot = rematar de imediato
name-kind-ordinary = remate
name-kind-cannon = remate-canhão
name-kind-without-base = remate sem ataque base

## Picture

picture-score = Parte { $half }. { $first } { $home } : { $away } { $second }
picture-shoot-out = Penáltis { $home } : { $away }
picture-added-time = Tempo extra.
picture-added-time-next = O próximo turno é o tempo extra.
picture-turn = Turno: { $team }
picture-control = Controlo, da Casa ao Visitante:
picture-state = { $team }, { $state }: { $cards ->
    [one] uma carta de ataque
   *[other] { $cards } cartas de ataque
}
picture-deck = Baralho { $deck }, descartes { $discards }
picture-market = Estrelas à vista: { $card }
picture-team = { $team } ({ $player }): ataque { $attack }, defesa { $defence }, passe { $pass }, pressão { $press }
picture-ready = À frente: { $card }
picture-bench = Banco: { $card }
picture-gone = Saíram: { $card }
picture-hand = { $synergy ->
    [none] Mão: vazia
   *[other] Mão: { $synergy }
}
picture-hand-size = { $cards ->
    [one] Mão: uma carta
   *[other] Mão: { $cards } cartas
}
picture-peeked = Tiradas, para ficar com uma: { $synergy }
picture-man = { $code } { $card }: { $line }, colunas a partir de { $column }, ataque { $attack }
picture-shot = Remate de { $team }: ataque base { $attack }, defesa base { $defence }
picture-side-attack = Cartas de ataque: { $blind } às cegas, { $hand } da mão
picture-side-defence = Cartas de defesa: { $blind } às cegas, { $hand } da mão
picture-turned = Reveladas: { $synergy }
picture-legend = Ícones: A ataque, D defesa, P passe, R pressão; as minúsculas são metades, * é um marcador, ! o deste remate.
spoken-icon = { $place ->
    [tl] em cima à esquerda
    [tr] em cima à direita
    [l] à esquerda
    [r] à direita
    [bl] em baixo à esquerda
    [br] em baixo à direita
   *[full] ao meio
} { $kind ->
    [A] ataque
    [D] defesa
    [P] passe
    [R] pressão
    [disc] marcador
   *[now] o marcador deste remate
}{ $part ->
    [half] {" "}(metade)
    [complete] {" "}(completo)
   *[none] {""}
}
spoken-icons = ícones: { $icons }

## The table in the browser

web-field = Campo: { $team }
web-control = Trilho de controlo
web-score = Resultado
web-half = { $half ->
    [1] 1.ª parte
   *[other] 2.ª parte
}
web-icons = { $icon }: { $number }
web-attack = Ataque
web-defence = Defesa
web-pass = Passe
web-press = Pressão
web-chance = Golo { $percent } %
web-face-down = Virada para baixo
web-ready = À frente
web-bench = Banco
web-gone = Saiu
web-goes-off = Sai
web-comes-on = Entra
web-substitutions = substituições por fazer: { $left }
web-hand = Sinergia
web-deck = Baralho
web-discards = descartes
web-unseen = Ainda por ver
web-last-shot = Último remate
web-outcome-goal = Golo!
web-outcome-magic = Onze!
web-outcome-penalty-goal = Golo de penálti!
web-outcome-penalty-saved = Penálti defendido
web-outcome-saved = Sem golo
web-outcome-out = Fora!
web-outcome-tackled = Tackle: penálti!
web-why = { $what } { $number }: como se chega aqui
web-penalty = Penálti
web-shoot-out = Desempate por penáltis
web-market = Estrelas no mercado
web-pick-disc = Escolhe o ícone que recebe o disco.

# On paper
print-synergy = Sinergia
print-kicker = Marcador
print-keeper = Guarda-redes
print-half-of = { $team }, meio-campo, página { $part } de { $parts }
print-attacker = Ataque
print-defender = Defesa
print-blind = às cegas, do baralho
print-icon-attack = Ataque
print-icon-defence = Defesa
print-icon-pass = Passe
print-icon-press = Pressão
print-forward = Avançado
print-midfielder = Médio
print-defending = Defesa
print-first-half = 1.ª parte
print-second-half = 2.ª parte
print-substitutions = Substituições
print-shoot-out = Desempate
