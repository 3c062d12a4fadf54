/**
 * The declarations of a style sheet for elements by their name, ".class" or "#id", or for all by "*": values
 * by property.
 */
export type StyleRules = ReadonlyMap<string, SubjectRules>;

export interface SubjectRules {
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** The letters of all values. */
  readonly size: number;
}

interface OpenRules extends SubjectRules {
  readonly values: Map<string, string[]>;
  size: number;
}

/** Properties that can make an element costly; other properties are left out. */
const costly =
  /^(?:filter|mask|clip-path|fill|stroke|marker(?:-\w+)?|stroke-dasharray|opacity|transform|(?:-webkit-)?animation.*)$/;

/**
 * The rules of a style sheet by the last part of their selectors: what a rule asks of the elements around is left out,
 * and all values of a property count, so that more is counted than a browser applies and nothing less.
 */
export function styleRules(style: string): StyleRules {
  const rules = new Map<string, OpenRules>();
  for (const [selectors, block] of blocksOf(style)) {
    for (const [property, value] of styleDeclarations(block)) {
      if (!costly.test(property)) continue;
      for (const subject of new Set(selectors.split(",").map(subjectOf))) {
        const about = rules.get(subject) ?? { values: new Map<string, string[]>(), size: 0 };
        const values = about.values.get(property) ?? [];
        values.push(value);
        about.values.set(property, values);
        about.size += value.length + 10;
        rules.set(subject, about);
      }
    }
  }
  return rules;
}

/** Each `selectors { declarations }`; the blocks of `@media` around them are left out. */
function* blocksOf(style: string): Generator<readonly [string, string]> {
  const text = withoutRemarks(style);
  let start = 0;
  let open: number | undefined;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{") {
      if (open !== undefined) start = open + 1;
      open = at;
    } else if (text[at] === "}") {
      if (open !== undefined) yield [text.slice(start, open), text.slice(open + 1, at)];
      open = undefined;
      start = at + 1;
    }
  }
}

function withoutRemarks(text: string): string {
  const [first = "", ...others] = text.split("/*");
  return first + others.map((part) => ` ${part.slice(part.indexOf("*/") + 2)}`).join("");
}

function subjectOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  return /[.#][\w-]+$/.exec(last.slice(-200))?.[0] ?? /^[a-zA-Z]{1,50}$/.exec(last)?.[0] ?? "*";
}

/** `fill: red; filter: url(#a)` by its properties. */
export function styleDeclarations(block: string): readonly (readonly [property: string, value: string])[] {
  return block.split(";").flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    return colon === -1
      ? []
      : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const];
  });
}

/** The names by which rules can be about an element. */
export function subjectsOf(name: string, attributes: ReadonlyMap<string, string>): readonly string[] {
  const classes = attributes.get("class")?.split(/\s+/) ?? [];
  return ["*", name, `#${attributes.get("id")}`, ...new Set(classes.map((one) => `.${one}`))];
}
