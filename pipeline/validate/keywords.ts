import type { Ajv, KeywordDefinition, SchemaValidateFunction } from "ajv";

/** Keywords that say something about a string and are noted while a document is validated. */
const noted = ["x-ref", "x-markdown", "x-no-effect"] as const;

/** Keywords that are read elsewhere: by the diagnostics, the compile step, the editor. */
const annotations = [
  "x-digits",
  "x-pattern-hint",
  "markdownDescription",
  "defaultSnippets",
  "enumDescriptions",
];

/** A noted keyword met at a value. `isKey`: the string is a key, reached by `propertyNames`. */
export interface Note {
  readonly keyword: (typeof noted)[number];
  readonly argument: unknown;
  readonly pointer: string;
  readonly value: unknown;
  readonly isKey: boolean;
}

/** Makes our keywords known to Ajv, which refuses all others, and passes what it meets to `note`. */
export function addKeywords(ajv: Ajv, note: (note: Note) => void): void {
  for (const keyword of annotations) ajv.addKeyword(keyword);
  for (const keyword of noted) ajv.addKeyword(notedKeyword(keyword, note));
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    errors: true,
    validate: checkUnique,
  });
}

function notedKeyword(keyword: Note["keyword"], note: (note: Note) => void): KeywordDefinition {
  return {
    keyword,
    errors: false,
    validate(
      argument: unknown,
      value: unknown,
      _schema: unknown,
      context?: Parameters<SchemaValidateFunction>[3],
    ) {
      if (!context) return true;
      const { instancePath: pointer, parentData, parentDataProperty, rootData } = context;
      const isKey = value !== rootData && parentData?.[parentDataProperty] !== value;
      note({ keyword, argument, pointer, value, isKey });
      return true;
    },
  };
}

/** Replaces Ajv's own check, which compares each pair of items: 10^5 lines would take minutes. */
const checkUnique: {
  (isWanted: boolean, items: readonly unknown[]): boolean;
  errors?: { keyword: string; params: { i: number; j: number } }[];
} = (isWanted, items) => {
  const firstAt = new Map<string, number>();
  const errors: { keyword: string; params: { i: number; j: number } }[] = [];
  for (const [i, item] of items.entries()) {
    const text = canonicalText(item);
    const j = firstAt.get(text);
    if (j === undefined) firstAt.set(text, i);
    else errors.push({ keyword: "uniqueItems", params: { i, j } });
  }
  checkUnique.errors = errors;
  return !isWanted || errors.length === 0;
};

/** JSON with sorted keys: equal for equal values. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
