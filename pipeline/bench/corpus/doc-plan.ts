import { randomFrom } from "../../tests/fixtures/random.ts";
import { name } from "./words/sentences.ts";
import { TextWords } from "./words/text-words.ts";

/** Docs of one folder. */
export const folderSize = 20;
/** Folders of one area. */
export const areaSize = 10;
/** Headings of a doc. */
const headingCount = 6;

/** The place of a doc of the corpus, and its headings. */
export interface DocPlan {
  /** Path in the data folder. */
  readonly path: string;
  /** Public address. */
  readonly pathname: string;
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly position: number;
}

interface Heading {
  readonly text: string;
  readonly anchor: string;
  /** Whether the anchor is in the source; else it is made from the text. */
  readonly hasId: boolean;
}

/** The places of all docs. The tree has three levels: docs, areas of ten folders, folders of twenty docs. */
export function planCorpus(count: number, seed: number): DocPlan[] {
  const random = randomFrom(seed);
  const slugs = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const words = new TextWords(random);
    const folder = Math.floor(index / folderSize);
    const title = newName(words, slugs);
    const place = `area-${1 + Math.floor(folder / areaSize)}/module-${folder + 1}/${slugOf(title)}`;
    return {
      path: `docs/${place}.md`,
      pathname: `/docs/${place}`,
      title,
      headings: headingsOf(words),
      position: 1 + (index % folderSize),
    };
  });
}

function headingsOf(words: TextWords): Heading[] {
  const anchors = new Set<string>();
  return Array.from({ length: headingCount }, (_, index) => {
    const text = newName(words, anchors);
    return { text, anchor: slugOf(text), hasId: index % 2 === 0 };
  });
}

/** A name whose slug is not among the others yet. */
function newName(words: TextWords, slugs: Set<string>): string {
  for (;;) {
    const text = name(words);
    const slug = slugOf(text);
    if (slugs.has(slug)) continue;
    slugs.add(slug);
    return text;
  }
}

const slugOf = (text: string): string => text.toLowerCase().replaceAll(" ", "-");
