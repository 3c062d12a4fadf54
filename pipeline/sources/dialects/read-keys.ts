import { schemas } from "../../../schema/generated/schemas.ts";
import type { Checked, Diagnostic, Position } from "../../core/diagnostics.ts";
import { escapedSegment } from "../../core/json-pointer.ts";
import { NearNames } from "../../core/text/near-names.ts";
import { quoted } from "../../core/text/phrase.ts";
import type { NodePosition, YamlDocument } from "../parse/types.ts";
import type { Dialect } from "./dialect.ts";
import { commonKeys, type KeyRule } from "./front-matter-keys.ts";

interface Property {
  readonly "x-no-effect"?: boolean;
  readonly description?: string;
}

const own = new Map(
  Object.entries((schemas["doc-front-matter"] as { properties: Record<string, Property> }).properties),
);
const near = new NearNames(own.keys());

/** More are cut off on cards and by search engines. */
const longestDescription = 160;

/**
 * Front matter of a doc of another system with the equivalent keys here; a key without an equivalent is
 * reported and left out.
 */
export function readKeys(document: YamlDocument, dialect: Dialect, file: string): Checked<YamlDocument> {
  const keys = new Keys(document, dialect, file);
  for (const [key, value] of Object.entries(document.value as Record<string, unknown>)) keys.read(key, value);
  return { value: { value: keys.value, positions: keys.positions }, diagnostics: keys.diagnostics };
}

class Keys {
  readonly value: Record<string, unknown> = {};
  readonly positions: Map<string, NodePosition>;
  readonly diagnostics: Diagnostic[] = [];

  constructor(
    readonly document: YamlDocument,
    readonly dialect: Dialect,
    readonly file: string,
  ) {
    this.positions = new Map(document.positions);
  }

  read(key: string, value: unknown): void {
    const rule = ruleOf(key, this.dialect);
    if (typeof rule === "function") this.#map(key, rule(value));
    else if (rule === "content") this.#tell(key, ...unshown(key, this.dialect));
    else if (rule === "no-effect") this.#tell(key, ...useless(key, this.dialect));
    else if (!own.has(key)) this.#tell(key, ...unknown(key));
    else if (key === "description" && typeof value === "string") this.#describe(value);
    else this.value[key] = value;
  }

  /** The value to which a key is translated, unless its author has set it too. */
  #map(key: string, mapped: Readonly<Record<string, unknown>> | undefined): void {
    if (mapped === undefined) this.#tell(key, ...useless(key, this.dialect));
    const position = this.document.positions.get(`/${escapedSegment(key)}`);
    for (const [name, value] of Object.entries(mapped ?? {})) {
      if (name !== key && Object.hasOwn(this.document.value as object, name)) continue;
      this.value[name] = value;
      if (position !== undefined) this.positions.set(`/${name}`, position);
    }
  }

  #describe(text: string): void {
    this.value.description = shortened(text);
    if (this.value.description === text) return;
    this.diagnostics.push({
      code: "schema-size",
      severity: "warning",
      file: this.file,
      ...this.document.positions.get("/description")?.value,
      message: `\`description\` has ${text.length} characters; the first ${longestDescription} are used.`,
      hint: "Keep what sets this page apart, and leave the rest to the page.",
    });
  }

  #tell(key: string, code: "schema-no-effect" | "schema-unknown-key", message: string, hint: string): void {
    this.diagnostics.push({
      code,
      cause: key,
      severity: "warning",
      file: this.file,
      ...this.#keyPosition(key),
      message,
      hint,
    });
  }

  #keyPosition(key: string): Position | undefined {
    return this.document.positions.get(`/${escapedSegment(key)}`)?.key;
  }
}

function ruleOf(key: string, { keys }: Dialect): KeyRule | undefined {
  if (keys !== undefined && Object.hasOwn(keys, key)) return keys[key];
  if (own.get(key)?.["x-no-effect"] === true) return "no-effect";
  return !own.has(key) && Object.hasOwn(commonKeys, key) ? commonKeys[key] : undefined;
}

function useless(key: string, { label }: Dialect): ["schema-no-effect", string, string] {
  return [
    "schema-no-effect",
    `${quoted(key)} has no effect here.`,
    `It may stay where the docs are read by ${label} as well; else remove it.`,
  ];
}

function unshown(key: string, { label }: Dialect): ["schema-no-effect", string, string] {
  return [
    "schema-no-effect",
    `The content that ${label} shows for ${quoted(key)} is not shown here.`,
    "Write it as text of the page.",
  ];
}

function unknown(key: string): ["schema-unknown-key", string, string] {
  const [suggestion] = near.nearest(key, 1);
  return [
    "schema-unknown-key",
    `${quoted(key)} is not a key of this file, and has no effect.`,
    suggestion === undefined
      ? "Remove it, or leave it to the system that reads it."
      : `Did you mean ${quoted(suggestion)}?`,
  ];
}

/** A text up to its last whole word that fits. */
function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= longestDescription) return text;
  const cut = characters.slice(0, longestDescription - 2).join("");
  return `${cut.replace(/[\s,;:]+\S*$/, "")} …`;
}
