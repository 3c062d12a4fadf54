import { type ReactNode, useEffect, useRef } from "react";
import { tableButton } from "../table-copy/table-copy.ts";

/** The line above a table of an island, with the button that copies the table: kept free for it from the first paint. */
export function CopyTable(): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const table = line.current?.nextElementSibling?.querySelector("table");
    if (table) line.current?.replaceChildren(tableButton(table));
  }, []);
  return <div ref={line} className="table-copy-line" />;
}
