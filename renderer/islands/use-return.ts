import { useLayoutEffect, useRef } from "react";
import { jumpTo, left } from "../client/scroll-memory.ts";

/**
 * Goes once more to where the reader left the page, when what comes late has made it as long as it was; not where they have
 * scrolled meanwhile. The page has to keep its place while it grows: `overflow-anchor: none`.
 */
export function useReturn(isThere: boolean): void {
  const from = useRef<number | "done">(undefined);
  useLayoutEffect(() => {
    from.current ??= scrollY;
    if (!isThere || from.current === "done") return;
    if (left !== undefined && from.current === scrollY) jumpTo(left);
    from.current = "done";
  }, [isThere]);
}
