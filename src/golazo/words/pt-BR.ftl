# O que todos os jogos compartilham. As mensagens próprias de cada jogo estão na pasta dele.

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

## Escolhas que os jogos compartilham

choice-pass = Passar

## Escolher

act-answer-begun = Termine primeiro a resposta que você começou.
act-answer-sealed = Sua resposta está fechada; você pode agir de novo quando a pergunta se fechar.
act-not-now = Neste momento não se espera por ninguém, então nada pode ser feito.
answer-too-long = Essa resposta tem { $steps } passos, mas ficou completa depois de { $taken }.
already-answered = Você já respondeu; os outros ainda estão escolhendo.
chance-impossible = “{ $choice }” não pode ter saído agora.
choice-unknown = Não existe essa escolha neste jogo: “{ $choice }”.
choice-unreadable = Isso não é uma escolha.
game-over = O jogo acabou.
not-asked = Não é a sua vez; esperando por: { $waiting }.
not-offered = “{ $choice }” não está disponível agora.
other-question = Agora a pergunta é outra: “{ $choice }” não é uma resposta.

## Preparar

chance-unknown = Não está dito de onde vem o acaso.
commitment-broken = A semente secreta não é a que foi prometida antes do jogo.
extra-missing = Esta parte do Golazo não está instalada (falta { $module }). Para instalar: pip install "golazo[{ $extra }]"
entropy-length = O que um lugar acrescenta ao acaso tem que ser um texto de no máximo { $limit } caracteres.
game-unknown = Não existe um jogo chamado “{ $game }”. Existem: { $games }.
game-broken = O jogo “{ $game }” está instalado, mas não dá para jogar: { $why }
game-missing = Diga qual jogo: { $games }.
game-nearest = Não existe um jogo chamado “{ $game }”. Você quer dizer { $nearest }? Existem: { $games }.
option-unknown = { $game } não tem a opção “{ $option }”. Tem: { $known }.
option-none = { $game } não tem a opção “{ $option }”. Não tem nenhuma.
option-value = A opção { $option } não pode ser “{ $value }”. Pode ser: { $values }.
pack-other-game = O pacote é de { $game }, não de { $wanted }.
script-out-of-range = O sorteio { $draw } não pode ser { $outcome }: só há { $outcomes } resultados.
script-too-short = O roteiro só tem { $draws } sorteios.
no-such-seat = Não há esse lugar: a mesa tem { $seats }.
seats-impossible = { $game } é para { $least } a { $most } jogadores, não para { $seats }.
seats-exactly = { $game } é para { $least } jogadores, não para { $seats }.
seed-length = A semente secreta precisa ter { $bytes } bytes.
seed-unusable = Uma semente é um número inteiro ou um texto de no máximo { $limit } caracteres.

## Pacotes

pack-broken = { $count ->
    [1] O pacote “{ $folder }” não pode ser usado; tem um erro:
   *[other] O pacote “{ $folder }” não pode ser usado; tem { $count } erros:
}
pack-count = { $count ->
    [0] Nenhum arquivo tem itens do tipo “{ $kind }”; é preciso haver de { $least } a { $most }.
   *[other] { $file }: é preciso haver de { $least } a { $most } itens do tipo “{ $kind }”, e não { $count }.
}
pack-field-missing = { $file }, { $item }: falta o campo “{ $field }”.
pack-field-unknown = { $file }, { $item }: não existe o campo “{ $field }”.
pack-file-large = { $file } é grande demais: são lidos no máximo { $limit } bytes.
pack-file-unreadable = Não dá para ler { $file }: { $reason }
pack-head-missing = “{ $folder }” não tem um pack.toml que diga jogo, nome e versão.
pack-id-twice = { $file }, { $item }: o mesmo id já é usado em { $other }.
pack-kind-form = { $file }: “{ $kind }” precisa ser uma lista de itens, cada um sob [[{ $kind }]].
pack-kind-unknown = { $file }: neste jogo não há itens do tipo “{ $kind }”, só: { $kinds }.
pack-not-found = Não há arquivos .toml em “{ $folder }”.
pack-wants-flag = { $file }, { $item }: “{ $field }” precisa ser true ou false.
pack-wants-id = { $file }, { $item }: “{ $field }” precisa ser um id: letras minúsculas, dígitos e hifens simples.
pack-wants-list = { $file }, { $item }: “{ $field }” precisa ser uma lista de { $least } a { $most } entradas.
pack-wants-number = { $file }, { $item }: “{ $field }” precisa ser um número inteiro de { $least } a { $most }.
pack-wants-one-of = { $file }, { $item }: “{ $field }” precisa ser um destes: { $values }.
pack-wants-words = { $file }, { $item }: “{ $field }” precisa ser um texto, ou uma tabela com um texto para cada um destes: { $languages }.

## Registros

record-edited = O registro foi cortado ou alterado depois de escrito: o resumo não confere.
record-field = O registro foi cortado ou alterado: o campo “{ $field }” falta ou não é o que deveria ser.
record-format = O registro é do formato { $format }; este Golazo lê o formato { $ours }.
record-illegal = Não dá para jogar o registro de novo: na escolha { $ply }, o lugar { $seat } não pode escolher “{ $choice }”. { $reason }
record-long = O registro tem mais de { $limit } escolhas.
record-pack = O registro foi jogado com outro pacote: { $pack }, versão { $version }. Informe esse pacote com --pack.
record-ply = O registro foi cortado ou alterado: não dá para ler a escolha { $ply }.
view-unreadable = Não dá para desenhar esta vista.
record-unreadable = Isto não é um registro do Golazo, ou foi cortado.
record-version = O registro foi jogado com a versão { $version } das regras de { $game }; estas são a versão { $ours }.
redealt-no-record = Uma mesa redistribuída, ou lida de um texto, não tem registro.
snapshot-step = O instantâneo cita um passo que estas regras não têm: “{ $step }”.
snapshot-unreadable = O instantâneo não mostra uma mesa deste jogo.
text-unreadable = Não dá para ler o texto da posição em “{ $part }”.
text-other-game = O texto mostra uma posição de “{ $found }”, não de { $game }.
text-other-pack = O texto mostra uma posição com outro pacote.
text-field = O texto da posição tem um campo que não serve: { $field }.
verify-draw = O sorteio { $draw } não é o que a semente dá.
verify-draws = O registro diz { $said } sorteios, mas o jogo fez { $made }.
verify-result = O resultado no registro não é aquele a que o jogo levou.

## Robôs

bot-cannot-answer = { $bot } não é um bot: não tem o método “answer” nem “choose”.
bot-cheated = O robô { $bot } ({ $player }) escolheu o que não está disponível: { $choice }.
bot-crashed = O bot { $bot } ({ $player }) quebrou em { $where }: { $error }
bot-half-answer = O bot { $bot } ({ $player }) deu meia resposta: uma resposta tem todos os seus passos.
bot-not-found = Não dá para carregar o robô { $bot }: { $error }
bot-stalled = O robô { $bot } ({ $player }) levou mais de { $seconds } segundos em uma só escolha.
bot-unknown = { $game } não tem um robô chamado “{ $bot }”. Tem: { $bots }; um seu se chama module:Class ou file.py:Class.

## Começar no terminal

chance-kind = O acaso não pode ser “{ $chance }”. Pode ser: { $chances }.
language-unknown = Não existe o idioma “{ $language }”. Existem: { $languages }.
option-form = “{ $option }” não é uma opção: escreva nome=valor.
seat-unknown = “{ $seat }” não pode sentar à mesa. Escreva me, me:NOME (no máximo { $limit } caracteres) ou bot:NOME; robôs: { $bots }.
seed-without-use = Com o acaso { $chance } não há semente para informar.
commitment = Acaso justo: a semente secreta deste jogo fica prometida por { $commitment }
add-to-chance = { $player }, digite qualquer coisa; ela é misturada ao acaso:

## Jogos salvos e arquivos

file-large = { $file } é grande demais: são lidos no máximo { $limit } bytes.
file-unreadable = Não dá para ler { $file }: { $error }.
no-saved-game = Não há nenhum jogo para continuar em { $folder }.
save-again = Enquanto você ficar aqui, nada do que foi jogado se perde. Aperte Enter para tentar de novo, ou digite { $quit }:
save-exists = { $file } já existe; nada é substituído.
save-failed = Não dá para gravar { $file }: { $error }. O que estava salvo continua inteiro.
save-own-bot = O jogo salvo quer o robô { $bot }, que é código de fora. Se você confia nele, diga quem joga com --seats.
save-seats = O jogo salvo tem { $plan } jogadores, mas o registro dele tem { $seats }.
resume-seats = --seats indica { $plan } jogadores, mas o jogo salvo tem { $seats }.
save-unreadable = { $file } não é um jogo salvo, ou foi cortado ou alterado.
save-is-record = { $file } é um registro, não um jogo salvo: não diz quem joga. Veja com: { $program } replay { $file }
a-save = { $over ->
    [yes] { $file }: { $game }, { $seats }; acabou depois de { $count } escolhas
   *[no] { $file }: { $game }, { $seats }; { $count } escolhas feitas
}

## Jogar no terminal

at-the-table = Na mesa: { $players }.
you-are = Você é { $player }.
saved-as = O jogo é salvo a cada jogada em { $file }
type-help = Digite ? para ajuda.
prompt = Sua escolha:
so-far = Até agora: { $steps }.
you-may-also = Você também pode:
card-unknown = Não há nenhuma carta chamada “{ $typed }”.
more-choices = { $count ->
    [1] Mais uma: digite uma parte do texto, ou “tudo”.
   *[other] Mais { $count }: digite uma parte do texto para ver menos, ou “tudo”.
}
no-such-number = Não existe o número { $number } na lista; ela vai de 1 a { $most }.
enter-takes-it = Aperte Enter para escolher.
nothing-found = Nada do que está disponível contém “{ $typed }”. Aperte Enter para ver a lista de novo.
nothing-to-pass = Aqui há algo para decidir: não dá para passar.
earlier = { $count ->
    [1] Antes disso aconteceu uma coisa; “registro { $all }” conta tudo.
   *[other] Antes disso aconteceram { $count } coisas; “registro { $all }” conta tudo.
}
hint-is = O robô { $bot } escolheria: { $choice }
hint-chance = Só as cartas e os dados sabem: aqui se digita o que realmente saiu.
chance-gone = { $choice }: isso não é mais possível. Já está em outro lugar, ou nunca esteve ali. Olhe de novo o que saiu.
refusal-what = Digite o que você queria depois de “porquê”: uma parte do texto, ou o id.
refusal-on-offer = { $choice }: isso está disponível agora.
refusal-not-now = { $choice }: não está disponível agora. O que se pergunta: { $question }
refusal-nothing = Nada a dizer sobre “{ $typed }”: aqui nenhuma escolha tem esse nome.
type-for = Olhe a carta de { $player } e digite qual é.
hand-over = O teclado passa para { $player }.
hand-over-enter = { $player }, aperte Enter quando mais ninguém estiver olhando.
left = O jogo está salvo. Continue com: { $program } resume { $file }
result = Resultado
kept = Veja o jogo inteiro com: { $program } replay { $file }
play-help =
    Digite o número de uma escolha e aperte Enter. Se só houver uma, Enter a escolhe.
    Uma parte do texto mostra só as escolhas que a contêm. Enter mostra todas de novo.
    Um id, como os que “{ $ids }” mostra, também é uma escolha.
    p: passar, ou fazer a única escolha, até que algo novo envolva você
    { $view }: a mesa, como você pode vê-la
    { $why } e algumas palavras: por que isso não está disponível
    { $log } e um número: as últimas coisas que aconteceram
    { $hint }: o que um robô escolheria
    { $card } e um nome: o que está impresso em uma carta
    { $rules }: a regra por trás desta pergunta
    { $rules } { $all }: todas as regras e as cartas
    { $all }: a lista inteira de escolhas
    { $ids }: mostrar ou esconder os ids das escolhas
    { $position } { $all }: a posição inteira em uma linha de texto, com as cartas escondidas, para relatar um erro
    { $undo }: desfazer o seu último passo, enquanto nada resultou dele; contra robôs, sempre
    { $help } ou ?: esta ajuda
    { $quit }: parar; o jogo fica salvo
undo-too-late = Já aconteceu algo depois, ou a última escolha não foi sua: não dá mais para voltar atrás.
position-is-open = A posição mostra também as cartas escondidas. Se isso não importa: “{ $position } { $all }”.
with-chance-of-goal = { $choice } (gol: { $chance } %)

command-help = ajuda
command-view = mesa
command-why = porquê
command-log = registro
command-rules = regras
command-hint = dica
command-card = carta
command-all = tudo
command-ids = ids
command-position = posição
command-undo = desfazer
command-quit = sair
command-next = próxima
command-back = voltar
command-start = começo
command-end = fim
command-seat = lugar

## Jogos, replays, pacotes

how-to-play = Jogue com: { $program } play { $game }
game-seats = Jogadores: { $least } a { $most }
game-seats-exactly = Jogadores: { $least }
game-bots = Robôs: { $bots }
game-option = Opção { $option }: { $text }
game-option-value = - { $option }={ $value }: { $text }
replay-prompt = { $place } de { $count }:
replay-help = Enter: próxima escolha. { $back } (b): para trás. Um número: essa escolha. { $start }, { $end }: o começo, o fim. { $view }: a mesa. { $seat } 1 (ou 2, ...), { $seat } { $all }: pelos olhos de quem. { $quit }.
replay-choice = Escolha { $place }: { $player }
replay-secret = (escolhido em segredo)
replay-not-over = Todas as cartas só ficam abertas quando o jogo acaba.
replay-seat = Não existe o lugar “{ $seat }”. Existem os lugares 1 a { $seats } e, com o jogo acabado, “{ $all }”.
verified = { $count ->
    [1] O registro é verdadeiro: uma escolha e { $draws } sorteios anotados foram refeitos. Acaso: { $chance }.
   *[other] O registro é verdadeiro: { $count } escolhas e { $draws } sorteios anotados foram refeitos. Acaso: { $chance }.
}
verified-open = O jogo ainda não acabou.
new-game-made = Seu jogo { $game } está em { $folder }: um jogo pequeno que já dá para jogar, e é só mudar.
new-game-install = Apresente-o ao Golazo: pip install -e { $folder }
new-game-play = Jogue: { $program } play { $game }
new-game-learn = docs/new-game.md explica cada arquivo.
new-game-name = Um jogo não pode se chamar “{ $name }”: use letras sem acento, números e hifens, comece com uma letra, no máximo { $limit } caracteres.
new-game-taken = Já existe um jogo ou um pacote chamado { $name }. Escolha outro nome.
new-game-no-example = O exemplo com que um jogo novo começa não está instalado.
pack-begun = Seu pacote está em { $folder }. Mude o que quiser e depois confira com: { $program } pack check { $folder }
pack-good = O pacote está bom.
pack-head = { $game }: pacote { $name }, versão { $version }, { $digest }
pack-no-head = { $folder } não é um pacote: não tem um pack.toml que dê para ler.
pack-none = { $game } é jogado sem pacote.
pack-no-folder = Não existe a pasta { $folder }, nem um jogo com esse nome.

## Simular

ladder-heading = Quão fortes são os bots de { $game }
ladder-rung = { $bot } contra { $others } x { $against }
ladder-wanted = pelo menos { $share } %
ladder-goal = meta
ladder-no-levels = { $game } não tem níveis: seus bots jogam ao acaso.
review-course = Como andaram as chances de vitória
review-turning = Viradas
review-turn = Depois da escolha { $ply }: { $chances }
review-luck = Sorte { $luck }, escolhas próprias { $play } (pontos de chance de vitória)
review-costly = A escolha { $ply } custou { NUMBER($cost, minimumFractionDigits: 1) } pontos: { $chosen }. Melhor: { $better }.
review-progress = Revendo o jogo
review-no-policy = { $game } não pode ser analisado: nada nele avalia posições.
games-played = Jogos
stopped-early = Parou depois de { $games } de { $wanted } jogos.
series = { $game }, jogos: { $games }, semente { $seed }
share-of-wins = Vitórias
mean-place = Colocação média
seat-number = Lugar { $number }
percent-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
number-within = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } (95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
pace = { $decisions } escolhas, { $pace } por segundo em um núcleo

## Imprimir

print-done = { $file }: { $pages } páginas.
print-missing = Não existem na fonte e saem como pontos de interrogação: { $letters }
print-pages = Páginas
print-part-unknown = Não existe a parte “{ $part }” para imprimir. Existem: { $parts }.
print-paper-unknown = Não existe o papel “{ $paper }”. Existem: { $papers }.
print-nothing = Nada para imprimir: { $game } se joga sem isso.
print-sheet = cartas, folha { $number } de { $count }
print-backs = versos
print-in-brief = em resumo
print-rules = regras
print-fold = Recorte pelo contorno, dobre nas linhas e cole as abas.
print-team = Time
print-player = Jogador
print-action = Ação
print-tactic = Tática
print-cost = custo
print-goals = Gols
print-home = Casa
print-away = Fora
print-star = Estrela
print-round-of-16 = Oitavas de final
print-quarter-finals = Quartas de final
print-semi-finals = Semifinais
print-final = Final
print-chance = Sorte
print-board = Tabuleiro
print-pad = Resultados
print-money = Dinheiro
print-free-league = Liga livre
print-league-name = Liga
print-league-columns = J V E D GP GC SG Pts

## Jogar online

setting-number = A configuração { $setting } não é um número utilizável: “{ $value }”.
setting-unknown = Não existe a configuração { $setting }. Seria { $nearest }?
setting-database = GOLAZO_DATABASE_URL precisa começar com postgresql:// ; sem ele usa-se SQLite.
serve-workers = { $workers } processos precisam de PostgreSQL: indique-o em GOLAZO_DATABASE_URL. Com SQLite há só um.
serve-port = A porta { $port } está ocupada: talvez o Golazo já esteja rodando. Escolha outra com --port.
secret-short = O segredo que assina os cookies precisa ter pelo menos { $least } caracteres. Apague o arquivo “secret” para que outro seja criado, ou defina um.
serve-twice = Já há um servidor rodando em { $folder }.
backup-done = Mesas: { $tables }, lances: { $plies }. Gravado em { $file }
backup-unreadable = { $file } não é um backup, ou foi cortado ou alterado.
restore-done = Mesas: { $tables }, lances: { $plies }. Restaurado.
restore-not-empty = Este banco de dados já tem mesas; um backup só se restaura num vazio.
who-are-you = Ainda não se sabe quem é você: abra a página de novo.
name-empty = Um nome precisa de pelo menos uma letra visível.
code-unknown = Este código não vale, ou não vale mais.
origin-foreign = Isto veio da página de outro site e não é feito.
too-often = Foi demais de uma vez. Espere um momento.
too-large = É grande demais.
tables-at-once = Não dá para ver mais de { $limit } mesas ao mesmo tempo.
message-unreadable = Não é possível ler esta mensagem.
request-unreadable = Não é possível ler este pedido.
method-unknown = Isso não pode ser feito neste endereço.
page-unknown = Não há nada neste endereço.
server-trouble = Algo quebrou no servidor. Nada foi alterado.
pack-unknown = { $game } não tem nenhum pacote chamado “{ $pack }”.
table-unknown = Não existe essa mesa.
table-gathering = O jogo ainda não começou.
seat-missing = Esta mesa não tem o lugar { $seat }.
seat-not-yours = Esse lugar não é seu.
seat-taken = Alguém está sentado aí.
token-not-enough = Um token serve só para jogar: faça isto no navegador em que você joga.
seat-resigned = Você desistiu; um bot continua no seu lugar.
seat-stand-in = Um bot está no seu lugar: volte primeiro.
no-seat-open = Não há lugar livre para você nesta mesa.
invite-unknown = Este convite não vale, ou não vale mais.
person-present = { $player } está presente: ninguém pode substituí-lo.
listed-enough = Você já tem { $limit } mesas no saguão. Feche uma, ou faça esta só por convite.
invite-used = Este convite já foi usado: alguém se sentou nesse lugar.
seat-seen = Você já viu as cartas de outro lugar desta mesa, por isso não pode se sentar aqui.
seat-known = Alguém nesta mesa já viu as cartas deste lugar: sente-se só se não se importar.
older-rules = Esta mesa foi jogada com regras anteriores: só o resultado foi mantido.
owner-only = Só quem criou a mesa pode fazer isso.
question-gone = Isso não se pergunta mais.
chat-empty = Não há nada para ler aí.
entropy-late = Este lugar já deu a sua parte, ou o jogo já começou.
hint-not-asked = Nada lhe é perguntado, então não há conselho a dar.
hint-trouble = O bot não soube dizer o que faria.
record-not-over = O registro contém a semente do acaso: só é dado quando o jogo acaba.
rematch-early = A revanche vem quando este jogo acabar.
undo-not-playing = Só dá para voltar atrás enquanto o jogo acontece.
undo-nothing = Não há nada para desfazer.
undo-asked-already = Alguém já pediu para voltar atrás: responda a isso primeiro.
undo-not-asked = Ninguém pede para voltar atrás.
undo-not-yours = Não cabe a você consentir, ou já o fez.
