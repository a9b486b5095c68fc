# O que todos os jogos partilham. As mensagens próprias de cada jogo estão na sua pasta.

## Jogadores

player-number = Jogador { $number }
player-bot = Robô { $number }
player-chance = o acaso

## Juntar frases

part = { $rule ->
    [none] { $amount }: { $text }
   *[other] { $amount }: { $text } (regra: { $rule })
}
by-rule = { $text } (regra: { $rule })
standing = { $place }. { $player }: { $why }
why-resigned = { $player } desistiu

## Escolhas que os jogos partilham

choice-pass = Passar

## Escolher

act-answer-begun = Termina primeiro a resposta que começaste.
act-answer-sealed = A tua resposta está fechada; podes voltar a agir quando a pergunta se fechar.
act-not-now = Neste momento não se espera por ninguém, por isso nada se pode fazer.
answer-too-long = Essa resposta tem { $steps } passos, mas ficou completa ao fim de { $taken }.
already-answered = Já respondeu; os outros ainda estão a escolher.
chance-impossible = “{ $choice }” não pode ter saído agora.
choice-unknown = Não há tal escolha neste jogo: “{ $choice }”.
choice-unreadable = Isso não é uma escolha.
game-over = O jogo acabou.
not-asked = Não é a sua vez; espera-se por: { $waiting }.
not-offered = “{ $choice }” não está disponível agora.
other-question = Neste momento pergunta-se outra coisa: “{ $choice }” não é resposta.

## Preparar

chance-unknown = Não se diz de onde vem o acaso.
commitment-broken = A semente secreta não é a que foi prometida antes do jogo.
extra-missing = Esta parte do Golazo não está instalada (falta { $module }). Para a instalar: pip install "golazo[{ $extra }]"
entropy-length = O que um lugar junta ao acaso tem de ser um texto de { $limit } caracteres no máximo.
game-unknown = Não há nenhum jogo chamado “{ $game }”. Há: { $games }.
game-broken = O jogo “{ $game }” está instalado, mas não se pode jogar: { $why }
game-missing = Diga que jogo: { $games }.
game-nearest = Não há nenhum jogo chamado “{ $game }”. Quer dizer { $nearest }? Há: { $games }.
option-unknown = { $game } não tem a opção “{ $option }”. Tem: { $known }.
option-none = { $game } não tem a opção “{ $option }”. Não tem nenhuma.
option-value = A opção { $option } não pode ser “{ $value }”. Pode ser: { $values }.
pack-other-game = O pacote é de { $game }, não de { $wanted }.
script-out-of-range = A tiragem { $draw } não pode ser { $outcome }: só há { $outcomes } resultados.
script-too-short = O guião só tem { $draws } tiragens.
no-such-seat = Não há esse lugar: a mesa tem { $seats }.
seats-impossible = { $game } joga-se com { $least } a { $most } jogadores, não com { $seats }.
seats-exactly = { $game } joga-se com { $least } jogadores, não com { $seats }.
seed-length = A semente secreta tem de ter { $bytes } bytes.
seed-unusable = Uma semente é um número inteiro ou um texto de { $limit } caracteres no máximo.

## Pacotes

pack-broken = { $count ->
    [one] O pacote “{ $folder }” não pode ser usado; há um erro:
   *[other] O pacote “{ $folder }” não pode ser usado; há { $count } erros:
}
pack-count = { $count ->
    [0] Nenhum ficheiro tem itens do tipo “{ $kind }”; tem de haver de { $least } a { $most }.
   *[other] { $file }: tem de haver de { $least } a { $most } itens do tipo “{ $kind }”, e não { $count }.
}
pack-field-missing = { $file }, { $item }: falta o campo “{ $field }”.
pack-field-unknown = { $file }, { $item }: não existe o campo “{ $field }”.
pack-file-large = { $file } é demasiado grande: leem-se no máximo { $limit } bytes.
pack-file-unreadable = Não é possível ler { $file }: { $reason }
pack-head-missing = “{ $folder }” não tem um pack.toml que diga jogo, nome e versão.
pack-id-twice = { $file }, { $item }: o mesmo id já é usado em { $other }.
pack-kind-form = { $file }: “{ $kind }” tem de ser uma lista de itens, cada um sob [[{ $kind }]].
pack-kind-unknown = { $file }: neste jogo não há itens do tipo “{ $kind }”, só: { $kinds }.
pack-not-found = Não há ficheiros .toml em “{ $folder }”.
pack-wants-flag = { $file }, { $item }: “{ $field }” tem de ser true ou false.
pack-wants-id = { $file }, { $item }: “{ $field }” tem de ser um id: letras minúsculas, algarismos e hífenes simples.
pack-wants-list = { $file }, { $item }: “{ $field }” tem de ser uma lista de { $least } a { $most } entradas.
pack-wants-number = { $file }, { $item }: “{ $field }” tem de ser um número inteiro de { $least } a { $most }.
pack-wants-one-of = { $file }, { $item }: “{ $field }” tem de ser um de: { $values }.
pack-wants-words = { $file }, { $item }: “{ $field }” tem de ser um texto, ou uma tabela com um texto para cada um de: { $languages }.

## Registos

record-edited = O registo foi cortado ou alterado depois de escrito: o resumo não bate certo.
record-field = O registo foi cortado ou alterado: o campo “{ $field }” falta ou não é o que devia ser.
record-format = O registo é do formato { $format }; este Golazo lê o formato { $ours }.
record-illegal = Não é possível jogar de novo o registo: na escolha { $ply }, o lugar { $seat } não pode escolher “{ $choice }”. { $reason }
record-long = O registo tem mais de { $limit } escolhas.
record-pack = O registo foi jogado com outro pacote: { $pack }, versão { $version }. Indique esse pacote com --pack.
record-ply = O registo foi cortado ou alterado: não é possível ler a escolha { $ply }.
view-unreadable = Esta vista não se pode desenhar.
record-unreadable = Isto não é um registo do Golazo, ou ficou cortado.
record-version = O registo foi jogado com a versão { $version } das regras de { $game }; estas são a versão { $ours }.
redealt-no-record = Uma mesa redistribuída, ou lida de um texto, não tem registo.
snapshot-step = O instantâneo nomeia um passo que estas regras não têm: “{ $step }”.
snapshot-unreadable = O instantâneo não mostra uma mesa deste jogo.
text-unreadable = Não se consegue ler o texto da posição em “{ $part }”.
text-other-game = O texto mostra uma posição de “{ $found }”, não de { $game }.
text-other-pack = O texto mostra uma posição com outro pacote.
text-field = O texto da posição tem um campo que não serve: { $field }.
verify-draw = A tiragem { $draw } não é a que a semente dá.
verify-draws = O registo diz { $said } tiragens, mas o jogo fez { $made }.
verify-result = O resultado no registo não é aquele a que o jogo levou.

## Robôs

bot-cannot-answer = { $bot } não é um bot: não tem o método “answer” nem “choose”.
bot-cheated = O robô { $bot } ({ $player }) escolheu o que não está disponível: { $choice }.
bot-crashed = O bot { $bot } ({ $player }) avariou em { $where }: { $error }
bot-half-answer = O bot { $bot } ({ $player }) deu meia resposta: uma resposta tem todos os seus passos.
bot-not-found = Não é possível carregar o robô { $bot }: { $error }
bot-stalled = O robô { $bot } ({ $player }) demorou mais de { $seconds } segundos numa só escolha.
bot-unknown = { $game } não tem nenhum robô chamado “{ $bot }”. Tem: { $bots }; um seu chama-se module:Class ou file.py:Class.

## Começar no terminal

chance-kind = O acaso não pode ser “{ $chance }”. Pode ser: { $chances }.
language-unknown = Não há a língua “{ $language }”. Há: { $languages }.
option-form = “{ $option }” não é uma opção: escreva nome=valor.
seat-unknown = “{ $seat }” não se pode sentar à mesa. Escreva me, me:NOME (no máximo { $limit } caracteres) ou bot:NOME; robôs: { $bots }.
seed-without-use = Com o acaso { $chance } não há semente a indicar.
commitment = Acaso justo: a semente secreta deste jogo fica prometida por { $commitment }
add-to-chance = { $player }, escreva qualquer coisa; é misturada no acaso:

## Jogos guardados e ficheiros

file-large = { $file } é demasiado grande: leem-se no máximo { $limit } bytes.
file-unreadable = Não é possível ler { $file }: { $error }.
no-saved-game = Não há nenhum jogo para continuar em { $folder }.
save-again = Enquanto ficar aqui, nada do que foi jogado se perde. Carregue em Enter para tentar de novo, ou escreva { $quit }:
save-exists = { $file } já existe; nada é substituído.
save-failed = Não é possível escrever { $file }: { $error }. O que estava guardado continua inteiro.
save-own-bot = O jogo guardado quer o robô { $bot }, que é código de fora. Se confia nele, diga quem joga com --seats.
save-seats = O jogo guardado tem { $plan } jogadores, mas o seu registo tem { $seats }.
resume-seats = --seats indica { $plan } jogadores, mas o jogo guardado tem { $seats }.
save-unreadable = { $file } não é um jogo guardado, ou foi cortado ou alterado.
save-is-record = { $file } é um registo, não um jogo guardado: não diz quem joga. Veja-o com: { $program } replay { $file }
a-save = { $over ->
    [yes] { $file }: { $game }, { $seats }; acabou ao fim de { $count } escolhas
   *[no] { $file }: { $game }, { $seats }; { $count } escolhas feitas
}

## Jogar no terminal

at-the-table = À mesa: { $players }.
you-are = O seu lugar é { $player }.
saved-as = O jogo é guardado a cada jogada em { $file }
type-help = Escreva ? para obter ajuda.
prompt = A sua escolha:
so-far = Até agora: { $steps }.
you-may-also = Também pode:
card-unknown = Não há nenhuma carta chamada “{ $typed }”.
more-choices = { $count ->
    [one] Mais uma: escreva uma parte do texto, ou “tudo”.
   *[other] Mais { $count }: escreva uma parte do texto para ver menos, ou “tudo”.
}
no-such-number = Não há o número { $number } na lista; vai de 1 a { $most }.
enter-takes-it = Carregue em Enter para a escolher.
nothing-found = Nada do que está disponível contém “{ $typed }”. Carregue em Enter para ver de novo a lista.
nothing-to-pass = Aqui há algo a decidir: não é possível passar.
earlier = { $count ->
    [one] Antes disto aconteceu uma coisa; “registo { $all }” conta tudo.
   *[other] Antes disto aconteceram { $count } coisas; “registo { $all }” conta tudo.
}
hint-is = O robô { $bot } escolheria: { $choice }
hint-chance = Só as cartas e os dados sabem: aqui escreve-se o que realmente saiu.
chance-gone = { $choice }: isso já não é possível. Já está noutro lugar, ou nunca lá esteve. Veja de novo o que saiu.
refusal-what = Escreva o que queria depois de “porquê”: uma parte do texto, ou o id.
refusal-on-offer = { $choice }: isso está disponível agora.
refusal-not-now = { $choice }: não está disponível agora. O que se pergunta: { $question }
refusal-nothing = Nada a dizer sobre “{ $typed }”: aqui nenhuma escolha tem esse nome.
type-for = Veja a carta de { $player } e escreva-a.
hand-over = O teclado passa para { $player }.
hand-over-enter = { $player }, carregue em Enter quando mais ninguém estiver a ver.
left = O jogo está guardado. Continue com: { $program } resume { $file }
result = Resultado
kept = Veja o jogo inteiro com: { $program } replay { $file }
play-help =
    Escreva o número de uma escolha e carregue em Enter. Se só houver uma, Enter escolhe-a.
    Uma parte do texto mostra só as escolhas que a contêm. Enter volta a mostrar todas.
    Um id, como os que “{ $ids }” mostra, também é uma escolha.
    p: passar, ou fazer a única escolha, até que algo de novo lhe diga respeito
    { $view }: a mesa, como a pode ver
    { $why } e algumas palavras: porque é que isso não está disponível
    { $log } e um número: as últimas coisas que aconteceram
    { $hint }: o que um robô escolheria
    { $card } e um nome: o que está impresso numa carta
    { $rules }: a regra por trás desta pergunta
    { $rules } { $all }: todas as regras e as cartas
    { $all }: a lista inteira de escolhas
    { $ids }: mostrar ou esconder os ids das escolhas
    { $position } { $all }: a posição inteira numa linha de texto, com as cartas escondidas, para comunicar um erro
    { $undo }: desfazer o seu último passo, enquanto nada resultou dele; contra robôs, sempre
    { $help } ou ?: esta ajuda
    { $quit }: parar; o jogo fica guardado
undo-too-late = Entretanto aconteceu algo, ou a última escolha não foi sua: já não se pode voltar atrás.
position-is-open = A posição mostra também as cartas escondidas. Se isso não importa: “{ $position } { $all }”.
with-chance-of-goal = { $choice } (golo: { $chance } %)

command-help = ajuda
command-view = mesa
command-why = porquê
command-log = registo
command-rules = regras
command-hint = dica
command-card = carta
command-all = tudo
command-ids = ids
command-position = posição
command-undo = desfazer
command-quit = sair
command-next = seguinte
command-back = voltar
command-start = início
command-end = fim
command-seat = lugar

## Jogos, repetições, pacotes

how-to-play = Jogue com: { $program } play { $game }
game-seats = Jogadores: { $least } a { $most }
game-seats-exactly = Jogadores: { $least }
game-bots = Robôs: { $bots }
game-option = Opção { $option }: { $text }
game-option-value = - { $option }={ $value }: { $text }
replay-prompt = { $place } de { $count }:
replay-help = Enter: escolha seguinte. { $back } (b): para trás. Um número: essa escolha. { $start }, { $end }: o início, o fim. { $view }: a mesa. { $seat } 1 (ou 2, ...), { $seat } { $all }: pelos olhos de quem. { $quit }.
replay-choice = Escolha { $place }: { $player }
replay-secret = (escolhido em segredo)
replay-not-over = Só com o jogo acabado ficam todas as cartas à vista.
replay-seat = Não há o lugar “{ $seat }”. Há os lugares 1 a { $seats } e, com o jogo acabado, “{ $all }”.
verified = { $count ->
    [one] O registo é verdadeiro: refez-se uma escolha e { $draws } tiragens anotadas. Acaso: { $chance }.
   *[other] O registo é verdadeiro: refizeram-se { $count } escolhas e { $draws } tiragens anotadas. Acaso: { $chance }.
}
verified-open = O jogo ainda não acabou.
new-game-made = O seu jogo { $game } está em { $folder }: um jogo pequeno que já se joga, para alterar à vontade.
new-game-install = Dê-o a conhecer ao Golazo: pip install -e { $folder }
new-game-play = Jogue-o: { $program } play { $game }
new-game-learn = docs/new-game.md explica cada ficheiro.
new-game-name = Um jogo não se pode chamar “{ $name }”: use letras sem acento, algarismos e hífenes, comece por uma letra, { $limit } caracteres no máximo.
new-game-taken = Já há um jogo ou um pacote chamado { $name }. Escolha outro nome.
new-game-no-example = O exemplo com que um jogo novo começa não está instalado.
pack-begun = O seu pacote está em { $folder }. Altere-o e depois verifique-o com: { $program } pack check { $folder }
pack-good = O pacote está bom.
pack-head = { $game }: pacote { $name }, versão { $version }, { $digest }
pack-no-head = { $folder } não é um pacote: não tem um pack.toml legível.
pack-none = { $game } joga-se sem pacote.
pack-no-folder = Não há nenhuma pasta { $folder }, nem um jogo com esse nome.

## Simular

ladder-heading = Quão fortes são os bots de { $game }
ladder-rung = { $bot } contra { $others } x { $against }
ladder-wanted = pelo menos { $share } %
ladder-goal = objetivo
ladder-no-levels = { $game } não tem níveis: os seus bots jogam ao acaso.
review-course = Como correram as hipóteses de vitória
review-turning = Viragens
review-turn = Depois da escolha { $ply }: { $chances }
review-luck = Sorte { $luck }, escolhas próprias { $play } (pontos de hipótese de vitória)
review-costly = A escolha { $ply } custou { NUMBER($cost, minimumFractionDigits: 1) } pontos: { $chosen }. Melhor: { $better }.
review-progress = A rever o jogo
review-no-policy = { $game } não pode ser analisado: nada nele avalia posições.
games-played = Jogos
stopped-early = Parou ao fim de { $games } de { $wanted } jogos.
series = { $game }, jogos: { $games }, semente { $seed }
share-of-wins = Vitórias
mean-place = Lugar médio
seat-number = Lugar { $number }
percent-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
number-within = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } (95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
pace = { $decisions } escolhas, { $pace } por segundo num núcleo

## Imprimir

print-done = { $file }: { $pages } páginas.
print-missing = Não existem no tipo de letra e saem como pontos de interrogação: { $letters }
print-pages = Páginas
print-part-unknown = Não há nenhuma parte “{ $part }” para imprimir. Há: { $parts }.
print-paper-unknown = Não há papel “{ $paper }”. Há: { $papers }.
print-nothing = Nada para imprimir: { $game } joga-se sem isso.
print-sheet = cartas, folha { $number } de { $count }
print-backs = versos
print-in-brief = em resumo
print-rules = regras
print-fold = Recorta pelo contorno, dobra pelas linhas e cola as abas.
print-team = Equipa
print-player = Jogador
print-action = Ação
print-tactic = Tática
print-cost = custo
print-goals = Golos
print-home = Casa
print-away = Fora
print-star = Estrela
print-round-of-16 = Oitavos de final
print-quarter-finals = Quartos de final
print-semi-finals = Meias-finais
print-final = Final
print-chance = Sorte
print-board = Tabuleiro
print-pad = Resultados
print-money = Dinheiro
print-free-league = Liga livre
print-league-name = Liga
print-league-columns = J V E D GM GS DG Pts

## Jogar em linha

setting-number = A definição { $setting } não é um número utilizável: “{ $value }”.
setting-unknown = Não existe a definição { $setting }. Será { $nearest }?
setting-database = GOLAZO_DATABASE_URL tem de começar por postgresql:// ; sem ele usa-se SQLite.
serve-workers = { $workers } processos precisam de PostgreSQL: indique-o em GOLAZO_DATABASE_URL. Com SQLite há só um.
serve-port = A porta { $port } está ocupada: talvez o Golazo já esteja a correr. Escolha outra com --port.
secret-short = O segredo que assina os cookies tem de ter pelo menos { $least } caracteres. Apague o ficheiro “secret” para que seja criado um novo, ou defina outro.
serve-twice = Já há um servidor a correr em { $folder }.
backup-done = Mesas: { $tables }, lances: { $plies }. Guardado em { $file }
backup-unreadable = { $file } não é uma cópia de segurança, ou foi cortado ou alterado.
restore-done = Mesas: { $tables }, lances: { $plies }. Reposto.
restore-not-empty = Esta base de dados já tem mesas; uma cópia só se repõe numa vazia.
who-are-you = Ainda não se sabe quem é: abra a página de novo.
name-empty = Um nome precisa de pelo menos uma letra visível.
code-unknown = Este código não é válido, ou já não o é.
origin-foreign = Isto veio da página de outro sítio e não é feito.
too-often = Foi demasiado de uma vez. Espere um momento.
too-large = É demasiado grande.
tables-at-once = Não se podem ver mais de { $limit } mesas ao mesmo tempo.
message-unreadable = Esta mensagem não se consegue ler.
request-unreadable = Este pedido não se consegue ler.
method-unknown = Isso não se pode fazer neste endereço.
page-unknown = Não há nada neste endereço.
server-trouble = Algo avariou no servidor. Nada foi alterado.
pack-unknown = { $game } não tem nenhum pacote chamado “{ $pack }”.
table-unknown = Não existe essa mesa.
table-gathering = O jogo ainda não começou.
seat-missing = Esta mesa não tem o lugar { $seat }.
seat-not-yours = Esse lugar não é seu.
seat-taken = Está alguém sentado aí.
token-not-enough = Um token serve só para jogar: faça isto no navegador em que joga.
seat-resigned = Desistiu; um bot continua por si.
seat-stand-in = Um bot está a substituí-lo: volte primeiro.
no-seat-open = Não há lugar livre para si nesta mesa.
invite-unknown = Este convite não é válido, ou já não o é.
person-present = { $player } está presente: ninguém pode substituí-lo.
listed-enough = Já tem { $limit } mesas no átrio. Feche uma, ou faça esta só por convite.
invite-used = Este convite já foi usado: alguém se sentou nesse lugar.
seat-seen = Já viu as cartas de outro lugar desta mesa, por isso não se pode sentar aqui.
seat-known = Alguém nesta mesa já viu as cartas deste lugar: sente-se só se não se importar.
older-rules = Esta mesa foi jogada com regras anteriores: só o resultado ficou guardado.
owner-only = Só quem criou a mesa pode fazer isso.
question-gone = Isso já não se pergunta.
chat-empty = Não há aí nada para ler.
entropy-late = Este lugar já deu a sua parte, ou o jogo já começou.
hint-not-asked = Nada lhe é perguntado, por isso não há conselho a dar.
hint-trouble = O bot não soube dizer o que faria.
record-not-over = O registo contém a semente do acaso: só é dado quando o jogo acaba.
rematch-early = A desforra vem quando este jogo acabar.
undo-not-playing = Só se pode voltar atrás enquanto o jogo decorre.
undo-nothing = Não há nada para desfazer.
undo-asked-already = Alguém já pediu para voltar atrás: responda a isso primeiro.
undo-not-asked = Ninguém pede para voltar atrás.
undo-not-yours = Não lhe cabe consentir, ou já o fez.
