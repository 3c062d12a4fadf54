import { LineMap } from "../../../../core/diagnostics.ts";
import { escapeRegExp } from "../../../../core/text/escape/reg-exp.ts";
import type { Literal } from "../../../../sources/navigation/literal.ts";
import type { ScriptAt } from "./script-at.ts";

/** A key, plugin or preset of settings, and what an import does with it. */
export interface FoundSetting {
  /** Its path, such as `themeConfig.navbar.items` or `plugins[client-redirects]`. */
  readonly name: string;
  readonly state: "read" | "unneeded" | "lost" | "computed";
  readonly file: string;
  readonly line: number;
  /** Its value as its author wrote it, where that is computed. */
  readonly expression?: string | undefined;
}

/** The keys of settings of a system, as patterns of whole paths. */
export interface SettingRules {
  readonly read: RegExp;
  /** They say nothing that a site here needs. */
  readonly unneeded: RegExp;
  /** They only hold other keys. */
  readonly holders: RegExp;
}

/** More of them are not listed. */
const MOST = 2000;

/** All settings of a file. A key that no rule knows is lost, with all that it holds. */
export function foundSettings({ path, text, literal }: ScriptAt, rules: SettingRules): FoundSetting[] {
  const finder = new SettingFinder(path, new LineMap(text), rules);
  if (literal !== undefined) finder.hold(literal, "");
  return finder.settings.slice(0, MOST);
}

class SettingFinder {
  readonly settings: FoundSetting[] = [];

  constructor(
    readonly file: string,
    readonly lines: LineMap,
    readonly rules: SettingRules,
  ) {}

  /** The parts of a value that only holds other ones. */
  hold(literal: Literal, path: string): void {
    if (literal.kind === "map") {
      for (const [key, value] of literal.entries) this.#setting(value, path === "" ? key : `${path}.${key}`);
      for (const other of literal.others ?? []) this.#add("computed", path === "" ? "..." : path, other);
    } else if (literal.kind === "list") {
      for (const item of literal.items) this.#listed(item, path);
    } else if (literal.kind === "unread") this.#add("computed", path, literal);
  }

  /** A plugin or preset: a name, a list of a name and its options, or a call of a package. */
  #listed(item: Literal, path: string): void {
    const [head, options] = item.kind === "list" ? item.items : [item, undefined];
    const name =
      head?.kind === "text" ? head.text : head?.kind === "unread" ? (head.call?.of ?? head.name) : undefined;
    if (name === undefined) return;
    const given = options ?? (head?.kind === "unread" ? head.call?.given[0] : undefined);
    this.#setting(given ?? item, `${path}[${name}]`, item);
  }

  #setting(value: Literal, path: string, at = value): void {
    const { read, unneeded, holders } = this.rules;
    if (read.test(path)) {
      if (value.kind !== "unread") this.#add("read", path, at);
      this.#computed(value, path);
    } else if (holders.test(path)) {
      // A preset by its name alone has the settings that are usual.
      if (value.kind === "text") this.#add("read", path, at);
      else this.hold(value, path);
    } else this.#add(unneeded.test(path) ? "unneeded" : "lost", path, at);
  }

  /** The parts of a setting that is read which are computed. */
  #computed(value: Literal, path: string): void {
    if (value.kind === "unread") this.#add("computed", path, value);
    else if (value.kind === "list") for (const item of value.items) this.#computed(item, path);
    else if (value.kind === "map") {
      for (const [key, inside] of value.entries) this.#computed(inside, `${path}.${key}`);
      for (const other of value.others ?? []) this.#computed(other, path);
    }
  }

  #add(state: FoundSetting["state"], name: string, at: Literal): void {
    const { line } = this.lines.position(at.start);
    const expression = at.kind === "unread" ? at.name : undefined;
    this.settings.push({ name, state, file: this.file, line, expression });
  }
}

/** A pattern of whole paths; `*` is any name. */
export function settingNames(...names: readonly string[]): RegExp {
  const patterns = names.map((name) => escapeRegExp(name).replaceAll("\\*", "[^.]+"));
  return new RegExp(`^(?:${patterns.join("|")})$`);
}
