import { escapeRegExp } from "../../core/text/escape/reg-exp.ts";

/** A pattern of paths, such as `packages/:name/src/:rest*`, and the path that it is rewritten to. */
export interface PathRewrite {
  /** The path that another one becomes; undefined where the pattern does not fit it. */
  readonly rewritten: (path: string) => string | undefined;
}

/** A text, or a parameter with what comes before it. */
type Part =
  | { readonly text: string }
  | {
      readonly name: string;
      readonly prefix: string;
      readonly pattern: string;
      readonly isOptional: boolean;
      readonly isRepeated: boolean;
    };

/** Longer paths are not compared with patterns. */
const LONGEST_PATH = 1000;
const MOST_PARAMETERS = 8;

/** Patterns of single parameters that are read; none of them can be slow. */
const knownPatterns = /^(?:\.\*|\.\+|\[\^\/\]\+|\\d\+|\\w\+|\[[\w.-]+\][+*]?|[\w-]+(?:\|[\w-]+)*)$/;

/** The default pattern of a parameter: one part of a path. */
const ONE_PART = "[^/#?]+?";

/**
 * A rewrite as path-to-regexp has it, which VitePress uses: parameters (`:name`), those of one kind (`:name(\\d+)`),
 * the rest of a path (`:rest*`, `:rest+`), one that may be absent (`:name?`) and unnamed ones (`(.*)`). Undefined for
 * any other pattern, also for a regular expression, which begins with `^`.
 */
export function pathRewrite(from: string, to: string): PathRewrite | undefined {
  if (from.startsWith("^")) return undefined;
  const [source, target] = [partsOf(from), partsOf(`/${to}`)];
  if (source === undefined || target === undefined) return undefined;
  const pattern = patternOf(source);
  if (pattern === undefined) return undefined;
  return {
    rewritten(path) {
      const found = path.length > LONGEST_PATH ? null : pattern.exec(path);
      return found === null ? undefined : filled(target, valuesOf(source, found))?.slice(1);
    },
  };
}

const parameter =
  /\\(?<escaped>.)|(?<prefix>[./]?)(?::(?<name>\w+)(?:\((?<kind>[^()]*)\))?|\((?<own>[^()]*)\))(?<times>[?*+]?)/gsy;

function partsOf(written: string): Part[] | undefined {
  const parts: Part[] = [];
  let unnamed = 0;
  for (let at = 0; at < written.length; ) {
    parameter.lastIndex = at;
    const found = parameter.exec(written);
    const { escaped, prefix = "", name, kind, own, times = "" } = found?.groups ?? {};
    if (found === null && /[{}()*+?:]/.test(written[at] ?? "")) return undefined;
    if (found === null || escaped !== undefined) parts.push({ text: escaped ?? written[at] ?? "" });
    else {
      const pattern = kind ?? own ?? ONE_PART;
      if (pattern !== ONE_PART && !knownPatterns.test(pattern)) return undefined;
      parts.push({
        name: name ?? String(unnamed++),
        prefix,
        pattern,
        isOptional: times === "?" || times === "*",
        isRepeated: times === "*" || times === "+",
      });
    }
    at += found === null ? 1 : found[0].length;
  }
  return parts;
}

/** The whole pattern; undefined where two parameters follow each other, which could be divided in many ways. */
function patternOf(parts: readonly Part[]): RegExp | undefined {
  const parameters = parts.filter((part) => "name" in part);
  const isAdjacent = parts.some((part, at) => {
    const before = parts[at - 1];
    return "name" in part && part.prefix === "" && before !== undefined && "name" in before;
  });
  if (isAdjacent || parameters.length > MOST_PARAMETERS) return undefined;
  return new RegExp(`^${parts.map(expressionOf).join("")}$`, "i");
}

function expressionOf(part: Part): string {
  if ("text" in part) return escapeRegExp(part.text);
  const { pattern, isOptional, isRepeated } = part;
  const prefix = escapeRegExp(part.prefix);
  const one = `(?:${pattern})`;
  const inside = isRepeated && prefix !== "" ? `${one}(?:${prefix}${one})*` : one;
  return `(?:${prefix}(${inside}))${isOptional ? "?" : ""}`;
}

function valuesOf(parts: readonly Part[], found: RegExpExecArray): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let group = 1;
  for (const part of parts) {
    if (!("name" in part)) continue;
    const value = found[group++];
    if (value !== undefined) values.set(part.name, value);
  }
  return values;
}

/** A path with the values of its parameters; undefined where one is missing. */
function filled(parts: readonly Part[], values: ReadonlyMap<string, string>): string | undefined {
  let path = "";
  for (const part of parts) {
    if ("text" in part) path += part.text;
    else {
      const value = values.get(part.name);
      if (value === undefined && !part.isOptional) return undefined;
      if (value !== undefined) path += part.prefix + value;
    }
  }
  return path;
}
