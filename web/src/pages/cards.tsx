/** All cards of a game: search, and look at one closely. */
import { useMemo, useRef, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { Page } from "../app/shell";
import { useLoaded } from "../app/use";
import { readerOf, t } from "../app/words";
import { loadGame } from "../games";
import type { Item } from "../lib/table";
import { ItemCard } from "../table/item";
import "./cards.css";

/** What is printed on boards and dice is not a card. */
const NO_CARDS = new Set(["fixture", "space", "line", "control", "state", "face", "die", "country", "formation"]);

export function Cards({ game }: { game: string }) {
  const { language } = settings.value;
  const [typed, search] = useState("");
  const [shown, show] = useState<Item | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { value, trouble } = useLoaded(async () => {
    const [read, drawn] = await Promise.all([readerOf(game, language), loadGame(game)]);
    return { ...read, Face: drawn.CardFace };
  }, [game, language]);
  const kinds = useMemo(() => {
    const wanted = typed.trim().toLocaleLowerCase();
    const found = new Map<string, Item[]>();
    for (const item of value?.items.values() ?? []) {
      if (NO_CARDS.has(item.kind) || !value) continue;
      const text = `${value.words.card(item.id)} ${value.words.text(item.id)}`.toLocaleLowerCase();
      if (text.includes(wanted)) found.set(item.kind, [...(found.get(item.kind) ?? []), item]);
    }
    return found;
  }, [value, typed]);
  const open = (item: Item) => {
    show(item);
    dialog.current?.showModal();
  };
  return (
    <Page title={value ? value.words.say("game-name") : t("app-cards")} lead={t("app-cards-lead")} game={game} wide>
      {trouble && <p class="trouble">{trouble}</p>}
      <label class="cards-search">
        <span class="hidden">{t("app-search")}</span>
        <input
          type="search"
          class="input"
          placeholder={t("app-search")}
          value={typed}
          onInput={(event) => search(event.currentTarget.value)}
        />
      </label>
      {value &&
        [...kinds].map(([kind, items]) => (
          <section key={kind} class="cards-kind">
            <h2>
              {t(`app-kind-${kind}`)} <small>{items.length}</small>
            </h2>
            <div class="cards-grid">
              {items.map((item) => (
                <ItemCard key={item.id} item={item} words={value.words} Face={value.Face} onClick={() => open(item)} />
              ))}
            </div>
          </section>
        ))}
      {value && !kinds.size && <p>{t("app-filter-none", { typed })}</p>}
      <dialog ref={dialog} class="card-dialog" aria-label={shown && value ? value.words.name(shown.id) : ""}>
        {shown && value && (
          <>
            <ItemCard item={shown} words={value.words} size="large" Face={value.Face} />
            {value.words.text(shown.id) && <p>{value.words.card(shown.id)}</p>}
            <p class="muted">{t(`app-source-${String(shown.source)}`)}</p>
          </>
        )}
        <form method="dialog">
          <button type="submit" class="button">
            {t("app-close")}
          </button>
        </form>
      </dialog>
    </Page>
  );
}
