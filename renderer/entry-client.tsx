/** Waited for at most, so that React comes on a page that is busy too, and in a browser that keeps its paints to itself. */
const PATIENCE_MS = 1000;

/** The page is on the screen: whatever comes now cannot keep the reader from reading. */
function whenPainted(action: () => void): void {
  let waits = true;
  const act = () => {
    if (waits) action();
    waits = false;
  };
  new PerformanceObserver(act).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(act, PATIENCE_MS));
}

/** The browser has nothing better to do. */
function whenIdle(action: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(action, { timeout: PATIENCE_MS });
  else setTimeout(action, 1);
}

/** The client, asked for once more where it does not load; then the page says that it lacks a part, as for any script. */
async function loadClient(): Promise<typeof import("./client/start.tsx") | undefined> {
  const load = () => import("./client/start.tsx");
  try {
    return await load().catch(load);
  } catch {
    document.querySelector("script[data-asset]")?.dispatchEvent(new Event("error"));
    return undefined;
  }
}

// React takes over when the page can be read. Its code is asked for then too: on a slow line it would take from what the
// first frame is made of.
whenPainted(async () => {
  const client = await loadClient();
  if (client !== undefined) whenIdle(() => void client.start());
});
