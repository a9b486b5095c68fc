/** The buttons that unfold log, chat and menu. */
import { Icon } from "../app/icons";
import { t } from "../app/words";

export type Panel = "log" | "chat" | "menu" | "list" | null;

interface PanelButtonProps {
  readonly panel: "log" | "chat" | "menu";
  readonly now: Panel;
  readonly open: (panel: Panel) => void;
  readonly count?: number;
}

export function PanelButton({ panel, now, open, count = 0 }: PanelButtonProps) {
  const said = t(panel === "log" ? "app-log" : panel === "chat" ? "app-chat" : "app-menu");
  return (
    <button
      type="button"
      class={`icon-button panel-${panel}`}
      aria-expanded={now === panel}
      aria-label={said}
      title={said}
      onClick={() => open(now === panel ? null : panel)}
    >
      <Icon name={now === panel ? "close" : panel} />
      {count > 0 && <span class="count">{count}</span>}
    </button>
  );
}
