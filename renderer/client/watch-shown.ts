const watchers: (() => void)[] = [];

/** Calls back whenever a page is shown, and when another place or query of it is. */
export function onShown(action: () => void): void {
  watchers.push(action);
}

/** Tells all that wait for it that a page is shown. */
export function tellShown(): void {
  for (const action of watchers) action();
}
