interface Scheduler {
  yield?(): Promise<void>;
}

/**
 * Goes on in a task of its own: what has waited meanwhile, a frame or the reader's tap, comes first. Long work is done in
 * steps with this between them.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  // Safari has no scheduler.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls back when the next frame is on the screen; a hidden page has no frames, so that it calls back when the page is
 * visible.
 */
export function afterFrame(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
