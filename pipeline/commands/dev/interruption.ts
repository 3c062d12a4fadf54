const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** Milliseconds that running work may take to finish after the server was interrupted. */
const DEADLINE_MS = 3000;

/**
 * Resolves when the person, or the system, wants this process to end. A second signal, of whichever kind,
 * lets the system end it: no handler is left.
 */
export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
}

/**
 * Ends the process where it does not end by itself: a thread or a connection that was opened while all was closed would
 * keep it at work for ever. The timer itself keeps nothing at work.
 */
export function endInTime(end: () => void = () => process.exit(0)): void {
  setTimeout(end, DEADLINE_MS).unref();
}
