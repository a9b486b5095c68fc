/** The game in play: bar, players, board, question, log and chat. */
import { type Signal, signal } from "@preact/signals";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { post } from "../app/api";
import { Icon } from "../app/icons";
import { go } from "../app/router";
import { set, settings } from "../app/settings";
import { useTitle } from "../app/use";
import { t, troubleIs } from "../app/words";
import type { GameModule } from "../games";
import { stateOf } from "../lib/state";
import type { Act } from "../lib/table";
import * as telling from "../lib/telling";
import type { Items, Reader } from "../lib/words";
import { type Room, type Sight, SPECTATOR } from "../net/room";
import { connection } from "../net/socket";
import type { Choice, GameInfo, Refused, TableInfo, Words } from "../protocol";
import { FreeActs } from "./acts";
import { calls } from "./calling";
import { Chat } from "./chat";
import { Choices, useListKeys } from "./choices";
import { Consent } from "./consent";
import { Dock } from "./dock";
import { Ending } from "./ending";
import { useForMe } from "./for-me";
import { Frame } from "./frame";
import { HandOver } from "./handover";
import { Log, linesOf } from "./log";
import { Menu } from "./menu";
import { useNotes } from "./notes";
import { type Panel, PanelButton } from "./panel";
import { Players } from "./players";
import { Scene } from "./scene";
import { useShownSeat } from "./shown";
import { useStage } from "./stage";
import { StandIn } from "./stand-in";

interface PlayingProps {
  readonly room: Room;
  readonly info: TableInfo;
  readonly words: Reader;
  readonly items: Items;
  readonly drawn: GameModule;
  readonly game: GameInfo | undefined;
}

/** What a seat keeps while somebody else has the device. */
interface Kept {
  readonly reactions: Map<string, { question: string; choice: Choice }>;
  /** How many lines of the chat were in sight. */
  read: number;
  readonly draft: Signal<string>;
}

interface SeatProps extends PlayingProps {
  readonly shown: number | null;
  readonly kept: Kept;
}

const NONE: readonly Choice[] = [];

/** As in table.css: from here on log and chat stand beside the board. */
const WIDE = "(min-width: 1024px)";

/** Each seat has a page of its own: whatever one opened, asked or was told is gone when the next one sits here. */
export function Playing(props: PlayingProps) {
  const { room, info, words } = props;
  const { shown, next, takeOver } = useShownSeat(info, room.sights.value);
  const keeps = useRef(new Map<number | null, Kept>());
  if (next !== null) {
    const ready = () => {
      room.trouble.value = null;
      takeOver(next);
    };
    return <HandOver name={words.player(next)} seat={next} onReady={ready} />;
  }
  const kept = keeps.current.get(shown) ?? { reactions: new Map(), read: 0, draft: signal("") };
  keeps.current.set(shown, kept);
  return <Seat key={shown ?? SPECTATOR} {...props} shown={shown} kept={kept} />;
}

function Seat({ room, info, words, items, drawn, game, shown, kept }: SeatProps) {
  const Table = drawn.default;
  const newest = room.sights.value.get(shown === null ? SPECTATOR : String(shown)) ?? null;
  const [panel, open] = useState<Panel>(() => (settings.peek().list && matchMedia(WIDE).matches ? "list" : null));
  const [openedBy, openBy] = useState("");
  const { tell, telling: notes, note } = useNotes(words, items, drawn);
  const [hinted, hint] = useState<{ question: string; choice: string } | null>(null);
  const [trouble, complain] = useState("");
  const [announced, announce] = useState("");
  const { speed } = settings.value;

  const stateAt = ({ update, log, news }: Sight) =>
    update.view ? stateOf(update, { seats: info.seats, items, odds: info.odds, log, news }) : null;
  const { shown: sight, scene, next, skip } = useStage(newest, drawn.script, stateAt, speed);
  const isTelling = scene.length > 0;
  const state = useMemo(() => {
    const found = sight && stateAt(sight);
    // What is being told leads to the next question; the one before is answered.
    return found && isTelling ? { ...found, question: null, choices: NONE, acts: NONE } : found;
  }, [sight, isTelling, info.seats, info.odds, items]);
  const question = state?.question ?? null;
  const busy = question !== null && room.sent.value.has(question.id);
  const name = words.say("game-name");
  useTitle(question ? `● ${t("app-your-turn")} · ${name}` : name);

  useEffect(() => {
    if (!question || !state) return;
    if (question.window)
      for (const choice of state.choices)
        if (choice.verb !== "pass") kept.reactions.set(choice.id, { question: question.kind, choice });
    announce(question.id); // after the region is there, else it would not be read out
    calls(`${name}: ${telling.question(words, question, state.seat)}`, `/table/${info.table}`);
  }, [question?.id]);

  const refused = room.trouble.value;
  useEffect(() => {
    if (refused) complain(telling.refusal(words, inWords(refused.error, state?.choices ?? [], words)));
  }, [refused, words]);

  const choose = useCallback(
    (choices: readonly string[]) => {
      if (!question || busy) return;
      complain("");
      room.choose(question.seat, question.id, choices);
    },
    [room, question, busy],
  );

  const passed = useForMe({ state, info, words, isOwn: drawn.isOwn, answer: (id) => choose([id]) });
  // While the answer that was given for the player is on its way, nothing is asked.
  const isAnswered = busy && passed?.id === question?.id;

  const mayUndo = sight?.update.may_undo ?? false;
  const undo = useCallback(
    () => shown !== null && room.tell({ type: "undo", table: room.table, seat: shown }),
    [room, shown],
  );
  const act: Act = useMemo(
    () => ({
      choose: (choice) => {
        if (shown !== null && state?.acts.includes(choice)) room.take(shown, choice.id);
        else choose([choice.id]);
      },
      answer: (ids) => choose(ids),
      whyNot: async (id, anchor) => {
        if (shown === null) return;
        const body = await room.whyNot(shown, id).then(
          (answer) => (answer.reason ? telling.refusal(words, answer.reason) : t("app-why-on-offer")),
          (wrong: Refused) => telling.refusal(words, wrong.error),
        );
        tell({ anchor, label: t("app-why-not"), body: <p>{body}</p> });
      },
      undo: () => mayUndo && undo(),
      ...notes,
    }),
    [choose, undo, mayUndo, room, shown, words, notes, state?.acts],
  );

  const list = (key: string) => {
    openBy(key);
    open("list");
  };
  const toggleList = () => {
    const opens = panel !== "list";
    set({ list: opens });
    openBy("");
    open(opens ? "list" : null);
  };
  // A number, an arrow or the slash opens the list where it is not open yet.
  useListKeys((key) => question && !question.chance && panel !== "list" && list(key));

  if (!sight || !state) return <p class="muted">{t("app-connecting")}</p>;

  const askHint = () => {
    if (shown === null) return;
    room.hint(shown).then(hint, (wrong: Refused) => complain(telling.refusal(words, wrong.error)));
  };
  const whyImpossible = async (choice: Choice, anchor: Element) => {
    if (!question) return;
    const wrong = await room.whyNot(question.seat, choice.id).then(
      (answer) => answer.reason,
      (refusal: Refused) => refusal.error,
    );
    const body = wrong ? telling.refusal(words, inWords(wrong, [choice], words)) : t("app-why-on-offer");
    tell({ anchor, label: t("app-why-not"), body: <p>{body}</p> });
  };
  const rematch = async () => {
    try {
      const { table, yours } = await post<TableInfo>(`/tables/${info.table}/rematch`);
      // Whoever did not ask for it first has their seats kept there, and sits down on each.
      if (!yours.length)
        for (const seat of info.yours)
          await post(`/tables/${table}/join`, { invite: null, seat, name: info.seats[seat]?.name ?? null });
      go(`/table/${table}`);
    } catch (wrong) {
      complain(troubleIs(wrong));
    }
  };
  const chooseFromList = (choice: Choice) => {
    act.choose(choice);
    if (!matchMedia(WIDE).matches) open(null); // there the list has the whole screen
  };
  // A game of two that somebody resigned is over, while the board stays as it was left.
  const isOver = state.over || info.ended === "resigned";
  // Those who resigned are last in the table's standings, however well a bot played for them.
  const result = (info.result as readonly telling.Standing[] | null) ?? state.result;
  const told = sight.log.filter((entry) => entry.kind !== "chat");
  const fresh = sight.news && sight.update.log.filter((entry) => entry.kind !== "chat").length;
  const happened = told.slice(-Math.max(fresh, 1));
  const chats = sight.log.length - told.length;
  if (panel === "chat" || matchMedia(WIDE).matches) kept.read = chats; // there the chat is in sight
  const hintedNow = hinted && hinted.question === question?.id ? hinted.choice : null;
  const hintedChoice = [...state.choices, ...state.acts].find((choice) => choice.id === hintedNow);

  return (
    <Frame
      game={info.game}
      named={panel ? `with-${panel}` : ""}
      title={name}
      bar={
        <>
          {connection.value !== "on" && (
            <span class="lost" role="status">
              {t("app-reconnecting")}
            </span>
          )}
          <PanelButton panel="log" now={panel} open={open} />
          <PanelButton panel="chat" now={panel} open={open} count={chats - kept.read} />
          <PanelButton panel="menu" now={panel} open={open} />
        </>
      }
      players={<Players info={info} sight={sight} shown={shown} drawn={drawn} state={state} />}
      board={
        <>
          {isOver && result && (
            <Ending
              info={info}
              result={result}
              drawn={drawn}
              state={state}
              words={words}
              onRematch={info.yours.length ? rematch : null}
            />
          )}
          <Table state={state} act={act} words={words} speed={speed} />
        </>
      }
      scene={<Scene scene={scene} words={words} items={items} drawn={drawn} onNext={next} />}
      dock={
        <Dock
          onNext={isTelling ? next : null}
          onSkip={skip}
          state={{ ...state, over: isOver, ...(isAnswered && { question: null, choices: NONE }) }}
          isAnswered={isAnswered}
          update={sight.update}
          info={info}
          game={game}
          words={words}
          busy={busy}
          showsOdds={drawn.showsOdds ?? false}
          hinted={hintedNow}
          listed={panel === "list"}
          onChoose={act.choose}
          onList={toggleList}
          onHint={askHint}
          onWhyNot={whyImpossible}
          onUndo={undo}
          passed={passed}
          ticker={
            <button type="button" class="ticker" onClick={() => open(panel === "log" ? null : "log")}>
              <span class="hidden">{t("app-log")}: </span>
              {happened.slice(-1).map((entry) => (
                <span key={entry.number}>{linesOf(words, entry)[0]}</span>
              ))}
            </button>
          }
        >
          <StandIn info={info} seat={shown} />
          <Consent room={room} info={info} seat={shown} words={words} />
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}{" "}
              <button type="button" class="button small quiet" onClick={() => complain("")}>
                {t("app-close")}
              </button>
            </p>
          )}
        </Dock>
      }
      side={
        panel === "menu" ? (
          <Menu
            room={room}
            info={info}
            sight={sight}
            words={words}
            reactions={kept.reactions}
            onDone={() => open(null)}
          />
        ) : (
          <>
            {panel === "list" && (
              <section class="side-list" aria-label={t("app-choices")}>
                <h2>
                  {t("app-choices")}
                  <button type="button" class="icon-button" aria-label={t("app-close")} onClick={toggleList}>
                    <Icon name="close" />
                  </button>
                </h2>
                {question && !question.chance ? (
                  <Choices
                    question={question}
                    choices={state.choices}
                    words={words}
                    hinted={hintedNow}
                    odds={state.odds}
                    busy={busy}
                    openedBy={openedBy}
                    onChoose={chooseFromList}
                  />
                ) : (
                  <p class="muted">{t("app-list-empty")}</p>
                )}
                <FreeActs acts={state.acts} words={words} onTake={act.choose} />
              </section>
            )}
            <section class="side-log" aria-label={t("app-log")}>
              <h2>{t("app-log")}</h2>
              <Log log={sight.log} words={words} />
            </section>
            <section class="side-chat" aria-label={t("app-chat")}>
              <h2>{t("app-chat")}</h2>
              <Chat room={room} info={info} sight={sight} draft={kept.draft} />
            </section>
          </>
        )
      }
    >
      <div class="hidden" aria-live="polite">
        {happened.map((entry) => (
          <p key={`${entry.kind} ${entry.number}`}>{linesOf(words, entry)[0]}</p>
        ))}
        {question && announced === question.id && (
          <p key={`question ${question.id}`}>{telling.question(words, question, state.seat)}</p>
        )}
        {hintedChoice && <p>{t("app-hint-is", { choice: telling.choice(words, hintedChoice) })}</p>}
      </div>
      {note}
    </Frame>
  );
}

/** A refusal that names a choice by its id names it in words, where it is on offer. */
function inWords(refused: Words, choices: readonly Choice[], words: Reader): Words {
  const named = choices.find((choice) => choice.id === refused.arguments.choice);
  if (!named) return refused;
  return { ...refused, arguments: { ...refused.arguments, choice: telling.choice(words, named) } };
}
