/** The engines that the suite drives. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** The properties of a visitor's browser. Absent ones are as a browser is by itself. */
export interface BrowserWishes {
  /** `private`: a private window; `refused`: a browser that lets sites store nothing. */
  readonly storage?: "private" | "refused";
  /** Bytes that a site may store. */
  readonly quota?: number;
}

/** A window's inner size in pixels of CSS. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Abilities that not every engine's driver has; a test names those that it needs. */
export type Ability =
  | "emulate being offline"
  | "see the consoles of workers"
  | "stop workers"
  | "clear one kind of storage"
  | "limit the quota"
  | "refuse storage"
  | "private window";

/** Kinds of storage that a browser can throw away by itself. */
export type StorageKind = "caches" | "databases" | "workers";

/** One engine on this machine. */
export interface Engine {
  readonly name: EngineName;
  /** Why it cannot be driven here; undefined where it can. */
  missing(): string | undefined;
  /** The abilities that its driver lacks, each with the reason. */
  readonly cannot: Readonly<Partial<Record<Ability, string>>>;
  /** Starts it with a profile of its own, which `close` removes. */
  start(wishes?: BrowserWishes): Promise<EngineBrowser>;
}

/** A running browser with a profile that is kept until `close`. */
export interface EngineBrowser {
  readonly name: EngineName;
  /** The version that the browser says. */
  readonly version: string;
  /** A new tab, which is shown. */
  openTab(): Promise<Tab>;
  /** Ends the browser in order and starts it again with what it had stored; all tabs are gone. */
  restart(): Promise<void>;
  /** Ends all processes of the browser at once, as a power cut does; `restart` starts it again. */
  kill(): Promise<void>;
  /** Waits until the browser has written the data that it has reported as stored. */
  stored(): Promise<void>;
  close(): Promise<void>;
  /**
   * Errors of scripts, rejections, reports of the policy and errors and warnings of consoles, since the last call. Requests
   * that failed are left out unless asked for: faults cause them.
   */
  takeTrouble(options?: { readonly withNetwork?: boolean }): Promise<string[]>;
  /** Seconds of processor time of all its processes since its start. */
  processorSeconds(): number;
  /** Bytes that its processes have handed to the disk since its start. */
  bytesWritten(): number;
}

/** A role and an accessible name, as assistive technology has them. */
export interface ByRole {
  readonly role: "button" | "link" | "heading" | "searchbox" | "textbox" | "checkbox" | "dialog";
  readonly name: string | RegExp;
}

/** Asked in a page until it gives something. */
export type Ask<Answer, Argument> = (
  argument: Argument,
) => Answer | undefined | false | null | Promise<Answer | undefined | false | null>;

/** A tab of a running browser. */
export interface Tab {
  /** Opens an address and waits for its load, at most some seconds; a page of the browser's own is an answer too. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes to the page before, and waits for nothing: a page that the browser has kept has no load. */
  back(): Promise<void>;
  /** Clicks what has a role and a name, as soon as it is there and can be used. */
  click(target: ByRole): Promise<void>;
  /** Types at the focus. */
  type(text: string): Promise<void>;
  /** Presses one key: `Enter`, `Tab`, `Escape`, `ArrowDown` or a letter. */
  press(key: string): Promise<void>;
  /** Text of the first element that a selector finds, as it is shown; undefined without one. */
  text(selector: string): Promise<string | undefined>;
  /** Runs a function in the page; argument and answer are values of JSON. */
  evaluate<Answer, Argument = undefined>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument?: Argument,
  ): Promise<Answer>;
  /** Waits until a function in the page gives something, and gives it. */
  waitFor<Answer, Argument = undefined>(
    what: string,
    ask: Ask<Answer, Argument>,
    argument?: Argument,
  ): Promise<Answer>;
  /** The document as the browser has received it, not as scripts have left it. */
  source(): Promise<string>;
  resize(viewport: Viewport): Promise<void>;
  setColourScheme(scheme: "light" | "dark"): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  /** Ends the workers of the site, as the browser does when they are idle. */
  stopWorkers(): Promise<void>;
  /** Throws storage of the page's origin away behind its back. */
  clear(kinds: readonly StorageKind[]): Promise<void>;
  close(): Promise<void>;
}
