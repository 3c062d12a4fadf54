import { name, paragraph, sentence } from "./sentences.ts";

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
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from));
  const rows = [
    `param: supply-voltage, min: ${whole(5, 9)}, nom: ${whole(10, 24)}, max: ${whole(26, 60)}, unit: V`,
    `param: supply-current, typ: ${whole(20, 400)}, max: ${whole(410, 2000)}, unit: mA`,
  ].map((row) => `            - { ${row}, status: confirmed, source: sheet }`);
  return `type: product
id: ${id}
title: Board ${number}
summary: ${sentence(random)}
state: published
updated: "2025-10-02"
family: boards
function: ${name(random)}
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
  ${paragraph(60, random)} The supply is {{ product.${id}.supply-voltage }}.
`;
}
