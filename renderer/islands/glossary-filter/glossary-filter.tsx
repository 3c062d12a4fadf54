import { type ReactNode, useId, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { isWanted } from "./entry-match.ts";

/** A field that leaves the terms of a glossary on the page that have the typed words, and the letters of these terms. */
export function GlossaryFilter(): ReactNode {
  const hydrated = useHydrated();
  const id = useId();
  const [count, setCount] = useState<number>();
  return (
    <div className="search-form">
      <label htmlFor={id}>Filter the terms</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        disabled={!hydrated}
        onChange={({ target }) => setCount(showEntries(target.value))}
      />
      <p className="search-count" aria-live="polite">
        {count !== undefined && (count === 1 ? "1 term" : `${count} terms`)}
      </p>
    </div>
  );
}

/** Hides the entries that have not what was typed, and counts the others. */
function showEntries(typed: string): number {
  const entries = [...document.querySelectorAll<HTMLElement>(".glossary > div")];
  for (const entry of entries) entry.hidden = !isWanted(entry.textContent ?? "", typed);
  const visible = entries.filter(({ hidden }) => !hidden);
  const letters = new Set(visible.map((entry) => entry.dataset.letter));
  for (const item of document.querySelectorAll<HTMLElement>(".letters > li"))
    item.hidden = !letters.has(item.textContent ?? "");
  return visible.length;
}
