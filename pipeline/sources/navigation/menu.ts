import { type Diagnostic, LineMap, type Position } from "../../core/diagnostics.ts";

/** The menu of the docs as another system has it in a file of its own. */
export interface Menu {
  /** The file that contains it. */
  readonly file: string;
  /** Folder of the data folder that its targets count from. */
  readonly folder: string;
  readonly items: readonly MenuItem[];
}

/** A doc, a group of items, or both. */
export interface MenuItem {
  /** Absent: the label of the doc. */
  readonly label?: string | undefined;
  /** A doc as a link would name it. */
  readonly target?: string | undefined;
  /** A doc by its id. */
  readonly id?: string | undefined;
  /** A folder whose docs are listed here as they would be without a menu; "." is all of them. */
  readonly folder?: string | undefined;
  readonly items?: readonly MenuItem[];
  /** Whether it may name a doc that is not there: one that has not been translated. */
  readonly isOptional?: boolean;
  /** Whether it names a chapter that has no file yet. */
  readonly isDraft?: boolean;
  readonly collapsed?: boolean | undefined;
  /** The page that a group without a doc has. */
  readonly page?:
    | { readonly slug?: string | undefined; readonly description?: string | undefined }
    | undefined;
  /** The file that contains it, where the menu is in several. */
  readonly file?: string | undefined;
  readonly position: Position;
}

/** Collects the items of a menu, and what of its file is no item. */
export class MenuReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #lines: LineMap;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.#lines = new LineMap(text);
  }

  positionOf({ start, end }: { readonly start: number; readonly end: number }): Position {
    return this.#lines.position(start, end);
  }

  /** Something that is computed. */
  computed(extent: { readonly start: number; readonly end: number }): undefined {
    const message = "This part of the menu is computed, and nothing of it is run: it is left out.";
    this.diagnostics.push(
      unreadMenu(this.file, this.positionOf(extent), message, "Write it as a list of docs."),
    );
  }

  /** A file that is not written in the language of its name. */
  unsound(): this {
    const message =
      "This file is no JavaScript or TypeScript that can be read, and so the docs have no menu from it.";
    const hint = "Mend its syntax: a tool of its system shows the line.";
    this.diagnostics.push(unreadMenu(this.file, this.positionOf({ start: 0, end: 1 }), message, hint));
    return this;
  }

  /** A rule for addresses that is computed, or written in a way that is not read. */
  computedAddress(extent: { readonly start: number; readonly end: number }): void {
    const message =
      "This rule for addresses is computed or not one that is read: docs keep the addresses of their files.";
    const hint =
      "Write the rule as a source path with parameters such as :name and :rest*, or name the files one by one.";
    this.diagnostics.push(unreadMenu(this.file, this.positionOf(extent), message, hint));
  }

  /** Reports a line with a link that is no chapter. */
  notUnderstood(position: Position): void {
    const message = "The link in this line of the menu is not understood: it is left out.";
    this.diagnostics.push(
      unreadMenu(
        this.file,
        position,
        message,
        "Write it as a link in a list, such as - [Wiring](wiring.md).",
      ),
    );
  }

  /** A link that leads to no doc. */
  elsewhere(position: Position, target: string): undefined {
    const message = `The menu contains only docs, and "${target}" is not a doc: it is left out.`;
    const hint = "Put the link into nav or footer of site.yaml.";
    this.diagnostics.push(unreadMenu(this.file, position, message, hint));
  }
}

/** A warning about a part of a menu that is not shown. */
export function unreadMenu(file: string, position: Position, message: string, hint: string): Diagnostic {
  return { code: "menu-unread", severity: "warning", file, ...position, message, hint };
}

/** Whether a target leads to another site. */
export function isExternal(target: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target);
}
