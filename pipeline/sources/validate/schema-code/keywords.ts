import { _, type Ajv, type CodeKeywordDefinition, Name, str } from "ajv";
import { type Note, sameItems } from "./calls.ts";

/** Keywords that say something about a string, a number or a key and are noted while a document is validated. */
const noted: readonly Note["keyword"][] = ["x-ref", "x-markdown", "x-no-effect", "x-decimal"];

/** Keywords that are read elsewhere: by the diagnostics, the compile step, the editor. */
const annotations = [
  "x-digits",
  "x-exact",
  "x-pattern-hint",
  "x-published",
  "x-ordered",
  "x-breaks",
  "markdownDescription",
  "defaultSnippets",
  "enumDescriptions",
];

/** Makes our keywords known to Ajv, which refuses all others. Their code passes what it meets to `note`. */
export function addKeywords(ajv: Ajv, note: (note: Note) => void): void {
  for (const keyword of annotations) ajv.addKeyword(keyword);
  for (const keyword of noted) ajv.addKeyword(notedKeyword(keyword, note));
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword(uniqueItems);
}

/** Names that Ajv gives the arguments of each function that it makes. */
const [instancePath, rootData] = [new Name("instancePath"), new Name("rootData")];

function notedKeyword(keyword: Note["keyword"], note: (note: Note) => void): CodeKeywordDefinition {
  return {
    keyword,
    code({ gen, data, schemaCode, it: { errorPath, parentData, parentDataProperty } }) {
      const call = gen.scopeValue("func", { ref: note, code: _`require("note")` });
      const pointer = str`${instancePath}${errorPath}`;
      const isKey = _`${data} !== ${rootData} && ${parentData}[${parentDataProperty}] !== ${data}`;
      gen.code(
        _`${call}({ keyword: ${keyword}, argument: ${schemaCode}, pointer: ${pointer}, value: ${data}, isKey: ${isKey} });`,
      );
    },
  };
}

/** Replaces Ajv's own check, which compares each pair of items: 10^5 lines would take minutes. */
const uniqueItems: CodeKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  error: {
    message: "must not have the same item twice",
    params: ({ params }) => _`${params.pair}`,
  },
  code(context) {
    if (context.schema !== true) return;
    const { gen, data } = context;
    const call = gen.scopeValue("func", { ref: sameItems, code: _`require("sameItems")` });
    gen.forOf("pair", _`${call}(${data})`, (pair) => {
      context.setParams({ pair });
      context.error();
    });
  },
};
