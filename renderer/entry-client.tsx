import { start } from "./client/start.tsx";

const PATIENCE_MS = 1000;

/** React takes over when the page can be read and the browser has nothing better to do. */
function whenIdle(action: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(action, { timeout: PATIENCE_MS });
  else setTimeout(action, 1);
}

whenIdle(start);
