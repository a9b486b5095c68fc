/** At a shared screen: nothing is shown before the next person is there. */
import { useEffect, useRef } from "preact/hooks";
import { useTitle } from "../app/use";
import { t } from "../app/words";
import { Shirt, seatKit } from "../lib/kit";

export function HandOver({ name, seat, onReady }: { name: string; seat: number; onReady: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const said = t("app-hand-over", { player: name });
  useTitle(said);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="hand-over" id="main">
      <Shirt kit={seatKit(seat)} size={160} mark={seat + 1} />
      <h1>{said}</h1>
      <p>{t("app-hand-over-line", { player: name })}</p>
      <button type="button" class="button solid" ref={button} onClick={onReady}>
        {t("app-hand-over-ready", { player: name })}
      </button>
    </main>
  );
}
