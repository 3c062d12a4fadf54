import type { Engine, EngineBrowser, Tab } from "../engines/engine.ts";

/**
 * The abilities of a tab that steps use. They click and type by scripts of their own, which every engine runs
 * alike.
 */
export type DrivenTab = Pick<Tab, "goto" | "reload" | "back" | "evaluate" | "source" | "clear" | "close">;

/** The abilities of a running browser that a schedule uses. */
export interface DrivenBrowser
  extends Pick<EngineBrowser, "restart" | "kill" | "stored" | "close" | "takeTrouble"> {
  openTab(): Promise<DrivenTab>;
}

/** A browser that a schedule can be run in. */
export interface DrivenEngine extends Pick<Engine, "name" | "missing" | "cannot"> {
  start(): Promise<DrivenBrowser>;
}
