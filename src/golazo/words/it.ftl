# What all games share. A game's own messages are in its folder; there a message given here may be said anew.

## Players

player-number = Player { $number }
player-bot = Bot { $number }
player-chance = chance

## Putting sentences together

part = { $rule ->
    [none] { $amount }: { $text }
   *[other] { $amount }: { $text } (rule: { $rule })
}
by-rule = { $text } (rule: { $rule })
standing = { $place }. { $player }: { $why }

## Choices that games share

choice-pass = Pass

## Choosing

answer-too-long = That answer has { $steps } steps, but it was complete after { $taken }.
already-answered = You have answered already; the others are still choosing.
chance-impossible = “{ $choice }” cannot have been rolled or drawn now.
choice-unknown = There is no such choice in this game: “{ $choice }”.
choice-unreadable = That is not a choice.
game-over = The game is over.
not-asked = It is not your turn; waiting for: { $waiting }.
not-offered = “{ $choice }” is not to be had now.

## Setting up

chance-unknown = It is not said where chance comes from.
commitment-broken = The secret seed is not the one that was promised before the game.
entropy-length = What a seat adds to chance must be a text of at most { $limit } characters.
game-unknown = There is no game called “{ $game }”. There are: { $games }.
option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
option-value = Option { $option } cannot be “{ $value }”. It can be: { $values }.
pack-other-game = The pack belongs to { $game }, not to { $wanted }.
script-out-of-range = Draw { $draw } cannot be { $outcome }: there are only { $outcomes } outcomes.
script-too-short = The script has only { $draws } draws.
seats-impossible = { $game } is played by { $least } to { $most } players, not by { $seats }.
seed-length = The secret seed must have { $bytes } bytes.
seed-unusable = A seed is a whole number or a text of at most { $limit } characters.

## Packs

pack-broken = { $count ->
    [one] The pack “{ $folder }” cannot be used; one thing is wrong:
   *[other] The pack “{ $folder }” cannot be used; { $count } things are wrong:
}
pack-count = There must be { $least } to { $most } items of kind “{ $kind }”, not { $count }.
pack-field-missing = { $file }, { $item }: field “{ $field }” is missing.
pack-field-unknown = { $file }, { $item }: there is no field “{ $field }”.
pack-file-large = { $file } is too large: at most { $limit } bytes are read.
pack-file-unreadable = { $file } cannot be read: { $reason }
pack-head-missing = “{ $folder }” has no pack.toml that says game, name and version.
pack-id-twice = { $file }, { $item }: the same id is used in { $other } already.
pack-kind-form = { $file }: “{ $kind }” must be a list of items, each under [[{ $kind }]].
pack-kind-unknown = { $file }: there are no items of kind “{ $kind }” in this game, only: { $kinds }.
pack-not-found = There are no .toml files in “{ $folder }”.
pack-wants-flag = { $file }, { $item }: “{ $field }” must be true or false.
pack-wants-id = { $file }, { $item }: “{ $field }” must be an id: small letters, digits and single hyphens.
pack-wants-list = { $file }, { $item }: “{ $field }” must be a list of { $least } to { $most } entries.
pack-wants-number = { $file }, { $item }: “{ $field }” must be a whole number from { $least } to { $most }.
pack-wants-one-of = { $file }, { $item }: “{ $field }” must be one of: { $values }.
pack-wants-words = { $file }, { $item }: “{ $field }” must be a text, or a table with a text for each of: { $languages }.

## Records

record-edited = The record was cut or edited after it was written: its digest does not fit.
record-field = The record was cut or edited: field “{ $field }” is missing or not what it should be.
record-format = The record is of format { $format }; this Golazo reads format { $ours }.
record-illegal = The record cannot be played again: at choice { $ply }, seat { $seat } cannot choose “{ $choice }”. { $reason }
record-long = The record has more than { $limit } choices.
record-pack = The record was played with another pack: { $pack }, version { $version }. Give that pack with --pack.
record-ply = The record was cut or edited: choice { $ply } cannot be read.
record-unreadable = This is not a Golazo record, or it was cut off.
record-version = The record was played by version { $version } of the rules of { $game }; these are version { $ours }.
redealt-no-record = A re-dealt table has no record.
snapshot-step = The snapshot names a step that these rules do not have: “{ $step }”.
verify-draw = Draw { $draw } is not the one that the seed gives.
verify-draws = The record says { $said } draws, but the game made { $made }.
verify-result = The result in the record is not the one that the game led to.
