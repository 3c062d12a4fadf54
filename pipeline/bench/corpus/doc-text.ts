import { pick } from "../../tests/fixtures/random.ts";
import { codeBlock } from "./code-samples.ts";
import { name, paragraph, sentence } from "./sentences.ts";

/** Where a doc of the corpus stands, and what its headings are. */
export interface DocPlan {
  /** Path in the data folder. */
  readonly path: string;
  /** Public address. */
  readonly pathname: string;
  readonly title: string;
  /** Six headings; their anchors are `section-1` to `section-6`. */
  readonly headings: readonly string[];
  readonly position: number;
}

const wordsOfSection = 101;

/** The Markdown of one doc: 700 words, six sections, two fences, a table, a list, an admonition, six links. */
export function docText(
  doc: DocPlan,
  { others, image, random }: { others: readonly DocPlan[]; image: string | undefined; random: () => number },
): string {
  const links = Array.from({ length: 6 }, (_, index) => link(pick(others, random), index % 2 === 1, random));
  const extras = [
    table(random),
    codeBlock(random),
    list(random),
    admonition(random),
    codeBlock(random),
    image,
  ];
  const sections = doc.headings.map((heading, index) => {
    const text = `${paragraph(wordsOfSection, random)} See ${links[index]}.`;
    return [`${index % 3 === 2 ? "###" : "##"} ${heading} {#section-${index + 1}}`, text, extras[index]]
      .filter((part) => part !== undefined)
      .join("\n\n");
  });
  const matter = [
    `title: ${doc.title}`,
    `description: ${sentence(random)}`,
    `sidebar_position: ${doc.position}`,
  ];
  return `---\n${matter.join("\n")}\n---\n\n${paragraph(60, random)}\n\n${sections.join("\n\n")}\n`;
}

function link(to: DocPlan, isDeep: boolean, random: () => number): string {
  const section = 1 + Math.floor(random() * to.headings.length);
  return isDeep
    ? `[${to.headings[section - 1]}](${to.pathname}#section-${section})`
    : `[${to.title}](${to.pathname})`;
}

function table(random: () => number): string {
  const rows = Array.from(
    { length: 5 },
    (_, index) => `| ${index + 1} | ${name(random)} | \`0x${Math.floor(random() * 256).toString(16)}\` |`,
  );
  return ["| Pin | Signal | Register |", "| ---: | --- | --- |", ...rows].join("\n");
}

const list = (random: () => number): string =>
  Array.from({ length: 4 }, () => `- ${sentence(random)}`).join("\n");

const admonition = (random: () => number): string =>
  `:::${pick(["note", "tip", "warning", "caution"], random)}\n\n${sentence(random)}\n\n:::`;
