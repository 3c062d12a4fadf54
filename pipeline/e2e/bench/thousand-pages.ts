import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SECTIONS = 20;
const PAGES = 50;
const WORDS =
  "supply voltage of the board is read by its sensor and sent over the bus once a cycle while the servo holds the last position that the controller gave it until a new frame arrives or the time limit is over then the output goes to its safe value and the light blinks".split(
    " ",
  );

/** Writes a docs folder of 1,000 pages of some 5 kB each, 20 folders with 50 each; the same in every run. */
export function writeThousandPages(folder: string): void {
  let state = 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const word = (): string =>
    next(6) === 0
      ? `${WORDS[next(WORDS.length)]}${next(4000).toString(36)}`
      : (WORDS[next(WORDS.length)] ?? "");
  const sentence = (): string => `${Array.from({ length: 12 }, word).join(" ")}.`;
  for (let section = 0; section < SECTIONS; section++) {
    for (let page = 0; page < PAGES; page++) {
      const parts = Array.from({ length: 5 }, (_, part) => {
        const text = Array.from({ length: 11 }, sentence).join(" ");
        return `## Part ${part} ${word()} ${word()}\n\n${text}\n`;
      });
      const path = join(folder, "docs", `part-${section}`, `page-${page}.md`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(
        path,
        `---\ntitle: Page ${page} of part ${section}\ndescription: ${sentence()}\n---\n\n${parts.join("\n")}`,
      );
    }
  }
}
