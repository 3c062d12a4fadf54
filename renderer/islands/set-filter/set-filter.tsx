import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { type FilterCount, filterRows } from "./filter-rows.ts";
import { wordsOf } from "./words-of.ts";

/** The field that leaves the messages, signals, registers and fields of a page that have some words. */
export function SetFilter(): ReactNode {
  const [text, setText] = useState("");
  const [count, setCount] = useState<FilterCount>();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const sought = useRef<Element>(null);
  const id = useId();
  useEffect(() => {
    const main = field.current?.closest("main");
    const words = wordsOf(text);
    if (main === null || main === undefined) return;
    const result = filterRows(main, words);
    setCount(words.length === 0 ? undefined : result);
    sought.current?.scrollIntoView({ behavior: "instant" });
    sought.current = null;
    // A link to a row that the filter hides leads there all the same.
    const reveal = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest("[hidden]") === null) return;
      sought.current = target;
      setText("");
    };
    main.addEventListener("beforematch", reveal);
    return () => main.removeEventListener("beforematch", reveal);
  }, [text]);
  return (
    <search className="set-filter" aria-label="Rows of this page">
      <label htmlFor={id}>Filter by name, address or unit</label>
      <input
        id={id}
        ref={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        disabled={!hydrated}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <output htmlFor={id}>{count !== undefined && countText(count)}</output>
    </search>
  );
}

function countText({ left, all }: FilterCount): string {
  return left === 0 ? "Nothing on this page has these words." : `${left} of ${all} rows`;
}
