/** Calls back once, when an element is in view and the browser has nothing better to do. */
export function whenSeen(element: Element, action: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Safari has no idle callback.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => signal.aborted || action());
    else setTimeout(() => signal.aborted || action(), 200);
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
