/** Why it is asked: the rule in two sentences, in place; the whole page is one more tap away. */
import { useState } from "preact/hooks";
import { Icon } from "../app/icons";
import { settings } from "../app/settings";
import { rules, t } from "../app/words";
import { inline, sectionOf } from "../lib/markdown";
import { Popover } from "../lib/popover";
import type { GameInfo, TableInfo } from "../protocol";

interface RuleTagProps {
  readonly game: GameInfo | undefined;
  readonly info: TableInfo;
  readonly rule: string;
}

interface Told {
  readonly anchor: Element;
  readonly title: string;
  readonly text: string;
}

export function RuleTag({ game, info, rule }: RuleTagProps) {
  const [told, tell] = useState<Told | null>(null);
  const section = game?.anchors[rule];
  const page = `/rules/${info.game}${section ? `#${section}` : ""}`;
  const open = async (event: { currentTarget: Element }) => {
    const anchor = event.currentTarget;
    const source = await rules(info.game, settings.peek().language).catch(() => "");
    const found = section ? sectionOf(source, section) : null;
    tell({ anchor, title: found?.title ?? rule, text: found?.text ?? "" });
  };
  return (
    <>
      <button type="button" class="rule" onClick={open} title={rule}>
        <Icon name="book" />
        {t("app-why")}
        <span class="hidden"> {rule}</span>
      </button>
      {told && (
        <Popover anchor={told.anchor} label={told.title} onClose={() => tell(null)}>
          <h3>{told.title}</h3>
          {told.text && <p>{inline(told.text)}</p>}
          <p>
            <a href={page} target="_blank" rel="noreferrer">
              {t("app-rules")} ({rule})
            </a>
          </p>
        </Popover>
      )}
    </>
  );
}
