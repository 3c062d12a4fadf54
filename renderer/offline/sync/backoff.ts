const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long to wait after `rounds` rounds that failed, in milliseconds: a minute, doubled each time, an hour at most. */
export function backoff(rounds: number, random: () => number): number {
  const wait = Math.min(HOUR, MINUTE * 2 ** Math.max(0, rounds - 1));
  // Devices that lost the same server do not come back at the same moment; never under a minute.
  return Math.round(Math.max(MINUTE, wait * (0.75 + random() / 4)));
}

/** Whether a wait that `backoff` has set is not over. A clock that was wrong and is right again ends it. */
export function isTooEarly(now: number, retryAt: number): boolean {
  return now < retryAt && retryAt - now <= HOUR;
}
