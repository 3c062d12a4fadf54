import { pick } from "../../tests/fixtures/random.ts";
import { codeBlock } from "./code/code-block.ts";
import type { DocPlan } from "./doc-plan.ts";
import { drawLinks } from "./links.ts";
import { name, paragraph, purpose, sentence, summary } from "./words/sentences.ts";
import { hex, measured, quantity, snake } from "./words/terms.ts";
import { TextWords } from "./words/text-words.ts";

const wordsOfSection = 91;

/** The Markdown of one doc: 700 words, six sections, two fences, a table, a list, an admonition, six links. */
export function docText(
  doc: DocPlan,
  { others, image, random }: { others: readonly DocPlan[]; image: string | undefined; random: () => number },
): string {
  const words = new TextWords(random);
  const links = drawLinks(doc, others, words);
  const extras = [table(words), codeBlock(words), list(words), admonition(words), codeBlock(words), image];
  const sections = doc.headings.map(({ text, anchor, hasId }, index) => {
    const heading = `${index % 3 === 2 ? "###" : "##"} ${text}${hasId ? ` {#${anchor}}` : ""}`;
    const body = `${paragraph(wordsOfSection, words)} See ${links[index]} ${purpose(words)}.`;
    return [heading, body, extras[index]].filter((part) => part !== undefined).join("\n\n");
  });
  const matter = [
    `title: ${doc.title}`,
    `description: ${summary(words)}`,
    `sidebar_position: ${doc.position}`,
  ];
  return `---\n${matter.join("\n")}\n---\n\n${paragraph(54, words)}\n\n${sections.join("\n\n")}\n`;
}

type Row = (words: TextWords, index: number) => string;

/** Tables of pins, of limits, and of registers. */
const tables: readonly { readonly head: string; readonly row: Row }[] = [
  {
    head: "| Pin | Signal | Register |",
    row: (words, index) => `| ${index + 1} | ${name(words)} | \`${hex(words)}\` |`,
  },
  {
    head: "| Minimum | Property | Maximum |",
    row: (words) => `| ${measured(words)} | \`${snake(words)}\` | ${quantity(words)} |`,
  },
  {
    head: "| Bit | Name | Meaning |",
    row: (words, index) => `| ${index} | \`${hex(words)}\` | ${name(words)} |`,
  },
];

function table(words: TextWords): string {
  const { head, row } = pick(tables, words.random);
  const rows = Array.from({ length: words.whole(3, 8) }, (_, index) => row(words, index));
  return [head, "| ---: | --- | --- |", ...rows].join("\n");
}

const list = (words: TextWords): string =>
  Array.from({ length: words.whole(3, 6) }, () => `- ${sentence(words)}`).join("\n");

const admonition = (words: TextWords): string =>
  `:::${pick(["note", "tip", "warning", "caution"], words.random)}\n\n${sentence(words)}\n\n:::`;
