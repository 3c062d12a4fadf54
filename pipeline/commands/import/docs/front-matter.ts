import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, parseDocument } from "yaml";
import { append } from "../../../core/append.ts";
import { LineMap } from "../../../core/diagnostics.ts";
import type { DialectName } from "../../../sources/dialects/dialect.ts";
import { dialects } from "../../../sources/dialects/dialects.ts";
import { readKeys } from "../../../sources/dialects/read-keys.ts";
import { splitFrontMatter } from "../../../sources/parse/markdown/front-matter.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import { parseYaml } from "../../../sources/parse/yaml/parse-yaml.ts";
import type { ImportNote } from "./note.ts";

interface Mapped {
  readonly text: string;
  readonly notes: readonly ImportNote[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * A page whose front matter has the keys that pages have here. Keys of another system are translated; those
 * without an equivalent are below `imported`. Front matter with a mistake stays as it is, and `check` reports
 * the mistake.
 */
export function mapFrontMatter(path: string, text: string, name: DialectName): Mapped {
  const { front } = splitFrontMatter(text, path).value;
  if (front === undefined || text.slice(front.start, front.end).trim() === "") return { text, notes: [] };
  const yaml = parseYaml({ file: path, text, ...front, limits: defaultLimits });
  if (yaml.value === undefined || yaml.diagnostics.length > 0 || !isFields(yaml.value.value))
    return { text, notes: [] };
  const before = yaml.value.value;
  const after = readKeys(yaml.value, dialects[name], path).value.value as Fields;
  const moved = Object.keys(before).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (moved.length === 0) return { text, notes: [] };
  const written = rewritten(text.slice(front.start, front.end), { before, after, moved });
  const lines = new LineMap(text);
  const notes = moved.map((key): ImportNote => {
    const line = yaml.value?.positions.get(`/${key}`)?.key?.line ?? lines.position(front.start).line;
    return {
      kind: "kept",
      message: "Keys of front matter that have no place here are under `imported`",
      file: path,
      line,
      detail: key,
    };
  });
  return { text: text.slice(0, front.start) + written + text.slice(front.end), notes };
}

interface Change {
  readonly before: Fields;
  readonly after: Fields;
  readonly moved: readonly string[];
}

/** Front matter with some keys below `imported`; comments and the order of the others stay. */
function rewritten(source: string, { before, after, moved }: Change): string {
  const document = parseDocument(source);
  if (!isMap(document.contents)) return source;
  const known = document.get("imported", true);
  const imported = isMap(known) ? known : document.createNode({});
  for (const key of moved) {
    const at = document.contents.items.findIndex((item) => isScalar(item.key) && item.key.value === key);
    append(imported.items, document.contents.items.splice(at, 1));
  }
  for (const [key, value] of Object.entries(after))
    if (!Object.hasOwn(before, key) || moved.includes(key)) document.set(key, value);
  document.set("imported", imported);
  return document.toString({ lineWidth: 0 });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
