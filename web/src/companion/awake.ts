/** Keeps the screen on while something is shown, where the browser can. */
import { useEffect, useState } from "preact/hooks";

export function useAwake(): boolean {
  const [awake, tell] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async () => {
      if (gone || document.hidden || !("wakeLock" in navigator)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        tell(true);
        lock.addEventListener("release", () => tell(false));
        if (gone) await lock.release();
      } catch {
        tell(false); // low battery, say: the board works all the same
      }
    };
    ask();
    // The lock is lost with every look elsewhere.
    document.addEventListener("visibilitychange", ask);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", ask);
      lock?.release();
    };
  }, []);
  return awake;
}
