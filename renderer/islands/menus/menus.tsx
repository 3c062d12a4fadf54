import { type ReactNode, useEffect } from "react";
import { watchMenus } from "./watch-menus.ts";

/** Draws nothing; while it is on the page the menus of the navbar close as readers expect. */
export function Menus(): ReactNode {
  useEffect(() => {
    const watching = new AbortController();
    watchMenus(watching.signal);
    return () => watching.abort();
  }, []);
  return null;
}
