/** Keyboard navigation in a list of results. */
interface KeyFacts {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** Whether an input method composes a word, whose keys are its own. */
  readonly isComposing: boolean;
}

/** Where a key leads: the number of a result, -1 for the input, undefined where the browser should act as usual. */
export function keyTarget(event: KeyFacts, at: number, count: number): number | undefined {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (event.key === "ArrowUp") return at === -1 ? undefined : at - 1;
  if (at === -1) return undefined;
  if (event.key === "Home") return 0;
  if (event.key === "End") return count - 1;
  return changesQuery(event) ? -1 : undefined;
}

/** A typed character or Backspace changes the query. */
function changesQuery({ key }: KeyFacts): boolean {
  return key === "Backspace" || (key.length === 1 && key !== " ");
}

/** Moves the focus between the input and the results below `box`. */
export function moveFocus(event: KeyFacts & { preventDefault(): void }, box: Element): void {
  const input = box.querySelector("input");
  const hits = [...box.querySelectorAll<HTMLElement>("a.search-hit")];
  const at = hits.indexOf(document.activeElement as HTMLElement);
  if (at === -1 && document.activeElement !== input) return;
  const target = keyTarget(event, at, hits.length);
  if (target === undefined || target === at) return;
  // A letter that leads back to the input is typed there.
  if (!changesQuery(event)) event.preventDefault();
  (target === -1 ? input : hits[target])?.focus();
}

/** Moves the focus from anything of a search to the field of that search. */
export function focusField(from: Element): void {
  from.closest(".search-field, dialog")?.querySelector("input")?.focus();
}
