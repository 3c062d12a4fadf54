import { name, paragraph, summary } from "./words/sentences.ts";
import { TextWords } from "./words/text-words.ts";

/** A datasheet of the corpus: a dozen values, an interface and a text. */
export function productText({
  number,
  doc,
  random,
}: {
  number: number;
  doc: string;
  random: () => number;
}): string {
  const id = `board-${number}`;
  const words = new TextWords(random);
  const rows = [
    `param: supply-voltage, min: ${words.whole(5, 9)}, nom: ${words.whole(10, 24)}, max: ${words.whole(26, 60)}, unit: V`,
    `param: supply-current, typ: ${words.whole(20, 400)}, max: ${words.whole(410, 2000)}, unit: mA`,
  ].map((row) => `            - { ${row}, status: confirmed, source: sheet }`);
  return `type: product
id: ${id}
title: Board ${number}
summary: ${summary(words)}
state: published
updated: "2025-10-02"
family: boards
function: ${name(words)}
lifecycle: not-stated
maturity: not-stated
keySpecs: [supply-voltage]
docs: [${doc}]
datasheet:
  sections:
    - id: recommended
      groups:
        - rows:
${rows[0]}
    - id: electrical
      groups:
        - rows:
${rows[1]}
body: |
  ${paragraph(60, words)} The supply is {{ product.${id}.supply-voltage }}.
`;
}
