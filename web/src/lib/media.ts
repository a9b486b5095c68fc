/** Whether a media query holds, now and whenever it changes. */
import { useEffect, useState } from "preact/hooks";

export function useMedia(query: string): boolean {
  const [holds, tell] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = () => tell(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, [query]);
  return holds;
}
