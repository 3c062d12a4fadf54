import { absencesIn, emptyParts } from "./absence.ts";
import { type PageText, pageTexts, spacedText, wordCount } from "./site-texts.ts";

/** How often a built site mentions unknown facts, and how much text it has. */
export interface VoiceCount {
  readonly pages: number;
  /** Phrases of absence in main, outside the panel of what is not published. */
  readonly phrases: number;
  readonly pagesWithPhrases: number;
  /** The same in the Markdown copies, and in the parts around main. */
  readonly phrasesInCopies: number;
  readonly phrasesInFrames: number;
  /** Sections, tables, rows and columns without a value. */
  readonly withoutValue: number;
  /** Words of main. */
  readonly words: number;
}

export function countVoice(out: string): VoiceCount {
  const pages = pageTexts(out).map(({ nodes, markdown = "", frame }) => ({
    phrases: absencesIn(spacedText(nodes)).length,
    inCopy: absencesIn(markdown).length,
    inFrame: absencesIn(frame).length,
    withoutValue: emptyParts(nodes).length,
    words: wordCount(spacedText(nodes)),
  }));
  const sum = (key: "phrases" | "inCopy" | "inFrame" | "withoutValue" | "words"): number =>
    pages.reduce((all, page) => all + page[key], 0);
  return {
    pages: pages.length,
    phrases: sum("phrases"),
    pagesWithPhrases: pages.filter(({ phrases }) => phrases > 0).length,
    phrasesInCopies: sum("inCopy"),
    phrasesInFrames: sum("inFrame"),
    withoutValue: sum("withoutValue"),
    words: sum("words"),
  };
}

/** `node pipeline/bin/run.js pipeline/tests/site/laws/count-voice.ts DIST` prints the counts, with `--all` every place too. */
export function main([out = "dist", all]: readonly string[]): number {
  if (all === "--all") for (const page of pageTexts(out)) printPlaces(page);
  console.log(countVoice(out));
  return 0;
}

function printPlaces({ pathname, nodes, frame }: PageText): void {
  const around = absencesIn(frame).map((phrase) => `${phrase} (around main)`);
  const found = [...absencesIn(spacedText(nodes)), ...around, ...emptyParts(nodes)];
  if (found.length > 0) console.log(`${pathname}\n  ${found.join("\n  ")}`);
}
