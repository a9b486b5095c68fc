/** The score of the current match: on a phone it stays at the upper edge while the board scrolls below. */
import type { ComponentChildren } from "preact";
import { useMedia } from "./media";
import { At } from "./reach";

/** The id of its place, above the board. */
export const SCORE = "score";
const PHONE = "(max-width: 639px)";

interface ScoreProps {
  /** Classes that a game's own styles need around it there. */
  readonly scope: string;
  readonly children: ComponentChildren;
}

export function Score({ scope, children }: ScoreProps) {
  if (!useMedia(PHONE)) return <>{children}</>;
  return (
    <At id={SCORE}>
      <div class={scope}>{children}</div>
    </At>
  );
}
