/** A manager's card: who it is, what he can do, his budget. */
import type { JSX } from "preact";
import type { Item } from "../../lib/table";
import type { Reader } from "../../lib/words";

interface ManagerProps {
  readonly id: string;
  readonly item: Item | undefined;
  readonly words: Reader;
}

export function ManagerFace({ id, item, words }: ManagerProps): JSX.Element {
  const initials = words
    .name(id)
    .split(/[\s-]+/)
    .map((word) => word.charAt(0));
  return (
    <>
      <span class="mof-manager-crest" aria-hidden="true">
        {initials.join("").slice(0, 2)}
      </span>
      <b>{words.name(id)}</b>
      <span class="mof-manager-text">{words.text(id)}</span>
      <span class="mof-manager-facts">
        <span>
          <small>{words.say("web-budget")}</small>
          {String(item?.budget ?? "")}M
        </span>
        <span>
          <small>{words.say("web-academy-limit")}</small>
          {String(item?.academy_limit ?? "")}M
        </span>
      </span>
    </>
  );
}
