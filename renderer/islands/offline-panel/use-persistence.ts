import { useEffect, useState } from "react";

/** The browser's answer to a request for persistent storage. */
export type Persistence = "promised" | "refused" | "unknown";

/**
 * The current answer, and the function that requests persistence; some browsers decide by themselves, some ask the
 * visitor.
 */
export function usePersistence(): [Persistence, () => void] {
  const [persistence, setPersistence] = useState<Persistence>("unknown");
  useEffect(() => {
    void navigator.storage?.persisted?.().then(
      (isKept) => isKept && setPersistence("promised"),
      () => {},
    );
  }, []);
  const ask = (): void => {
    if (persistence !== "unknown") return;
    void navigator.storage?.persist?.().then(
      (isKept) => setPersistence(isKept ? "promised" : "refused"),
      () => setPersistence("refused"),
    );
  };
  return [persistence, ask];
}

/** Safari on a phone or tablet, not opened from the home screen: it forgets what a visitor does not come back to. */
export function isForgetfulSafari({ userAgent, maxTouchPoints }: Navigator): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}
