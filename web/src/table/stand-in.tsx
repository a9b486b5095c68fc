/** A bot plays for somebody who is here: they are told so, and play on themselves at a tap. */
import { useState } from "preact/hooks";
import { post } from "../app/api";
import { t, troubleIs } from "../app/words";
import type { TableInfo } from "../protocol";

export function StandIn({ info, seat }: { info: TableInfo; seat: number | null }) {
  const [trouble, tell] = useState("");
  const mine = seat === null ? null : info.seats[seat];
  if (!mine?.bot || info.status !== "playing") return null;
  if (mine.resigned) return <p class="consent">{t("app-you-resigned")}</p>;
  const back = () =>
    post(`/tables/${info.table}/seats/${seat}`, { what: "back", bot: null }).catch((wrong) => tell(troubleIs(wrong)));
  return (
    <p class="consent stand-in">
      {trouble || t("app-bot-for-you")}{" "}
      <button type="button" class="button small solid" onClick={back}>
        {t("app-take-back-seat")}
      </button>
    </p>
  );
}
