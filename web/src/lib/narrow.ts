/** Whether the window is as narrow as a phone's. */
import { useEffect, useState } from "preact/hooks";

const NARROW = "(max-width: 575px)";

export function useNarrow(): boolean {
  const [isNarrow, tell] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const changed = () => tell(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, []);
  return isNarrow;
}
