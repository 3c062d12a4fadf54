import type { Engine, EngineBrowser, Tab } from "../engines/engine.ts";

/** What steps ask of a tab. They click and type by scripts of their own, which every engine runs alike. */
export type DrivenTab = Pick<Tab, "goto" | "reload" | "back" | "evaluate" | "source" | "clear" | "close">;

/** What a schedule asks of a running browser. */
export interface DrivenBrowser
  extends Pick<EngineBrowser, "restart" | "kill" | "stored" | "close" | "takeTrouble"> {
  openTab(): Promise<DrivenTab>;
}

/** A browser that a schedule can be run in. */
export interface DrivenEngine extends Pick<Engine, "name" | "missing" | "cannot"> {
  start(): Promise<DrivenBrowser>;
}
