/** A table: comes in, follows it, and shows what is to be seen: people gathering, or the game. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { Page } from "../app/shell";
import { useLoaded } from "../app/use";
import { games, readerOf, t, troubleIs, whoAmI } from "../app/words";
import { loadGame } from "../games";
import { enter, type Room } from "../net/room";
import type { SeatInfo } from "../protocol";
import { Gathering } from "../table/gathering";
import { Playing } from "../table/playing";
import "../table/table.css";
import { Trouble } from "../app/api";

export function TablePage({ id }: { id: string }) {
  const [room, come] = useState<Room | null>(null);
  const [trouble, tell] = useState("");
  useEffect(() => {
    let entered: Room | null = null;
    let gone = false;
    whoAmI().then(
      () => {
        if (gone) return;
        entered = enter(id);
        come(entered);
      },
      (wrong) => tell(troubleIs(wrong)),
    );
    return () => {
      gone = true;
      entered?.leave();
    };
  }, [id]);
  if (!room || trouble)
    return <Page>{trouble ? <p class="trouble">{trouble}</p> : <p class="muted">{t("app-connecting")}</p>}</Page>;
  return <At room={room} />;
}

function At({ room }: { room: Room }) {
  const info = room.info.value;
  const { language } = settings.value;
  const refused = room.trouble.value;
  const names = JSON.stringify(info?.seats.map(({ kind, name }) => ({ kind, name })) ?? []);
  const game = info?.game ?? "";
  const pack = String(info?.pack.name ?? "golazo");
  const { value: drawn, trouble } = useLoaded(async () => (game ? loadGame(game) : undefined), [game]);
  const { value: read, trouble: unread } = useLoaded(
    async () => (game ? readerOf(game, language, pack, JSON.parse(names) as SeatInfo[]) : undefined),
    [game, language, pack, names],
  );
  const { value: listed } = useLoaded(games, []);
  const about = useMemo(() => listed?.find((each) => each.id === game), [listed, game]);
  const begun = [...room.sights.value.values()].some((sight) => sight.update.view);
  if (!info || !read || !drawn)
    return (
      <Page>
        {!info && refused ? (
          <p class="trouble">{troubleIs(new Trouble(refused.error, refused.error.key))}</p>
        ) : trouble || unread ? (
          <p class="trouble">{trouble || unread}</p>
        ) : (
          <p class="muted">{t("app-connecting")}</p>
        )}
      </Page>
    );
  if (!begun) return <Gathering info={info} name={read.words.say("game-name")} game={about} />;
  return <Playing room={room} info={info} words={read.words} items={read.items} drawn={drawn} game={about} />;
}
