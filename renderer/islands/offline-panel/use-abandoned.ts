import { useEffect, useRef } from "react";
import { isCopyAtWork } from "../../offline/client/at-work.ts";

const LOOK_EVERY_MS = 1000;

/** Calls back when no tab holds the lock of the watched task any more: a closed tab releases it without a message. */
export function useAbandoned(isWatching: boolean, abandoned: () => void): void {
  const callback = useRef(abandoned);
  useEffect(() => {
    callback.current = abandoned;
  });
  useEffect(() => {
    if (!isWatching) return;
    let free = 0;
    const look = async (): Promise<void> => {
      free = (await isCopyAtWork()) ? 0 : free + 1;
      // Seen twice: the word of a tab that has just ended may still be on its way.
      if (free === 2) callback.current();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWatching]);
}
