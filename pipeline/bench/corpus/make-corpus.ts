import { randomFrom } from "../../tests/fixtures/random.ts";
import type { CorpusFile } from "./corpus-file.ts";
import { type DocPlan, docText } from "./doc-text.ts";
import { productText } from "./product-text.ts";
import { name } from "./sentences.ts";
import { siteTexts } from "./site-texts.ts";

/** Docs of one folder. */
const folderSize = 20;
/** Folders of one area. */
const areaSize = 10;

/** Where all docs stand. The tree has three levels: docs, areas of ten folders, folders of twenty docs. */
export function planCorpus(count: number, seed: number): DocPlan[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const folder = Math.floor(index / folderSize);
    const title = `${name(random)} ${index + 1}`;
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const place = `area-${1 + Math.floor(folder / areaSize)}/module-${folder + 1}/${slug}`;
    return {
      path: `docs/${place}.md`,
      pathname: `/docs/${place}`,
      title,
      headings: Array.from({ length: 6 }, () => name(random)),
      position: 1 + (index % folderSize),
    };
  });
}

/** All files of a data folder with this many docs, one after the other: a large corpus is never in memory whole. */
export function* makeCorpus(count: number, seed = 1): Generator<CorpusFile> {
  const plans = planCorpus(count, seed);
  const random = randomFrom(seed + 1);
  yield* siteTexts(plans[0]?.pathname ?? "/");
  for (const [index, plan] of plans.entries()) {
    if (index % folderSize === 0) yield* folderFiles(index, plan, random);
    const image = index % 5 === 0 ? "![Outline of the board](/images/outline.svg)" : undefined;
    yield { path: plan.path, text: docText(plan, { others: plans, image, random }) };
  }
}

/** What comes with each twenty docs: the names of their folder and area, and one datasheet. */
function* folderFiles(index: number, first: DocPlan, random: () => number): Generator<CorpusFile> {
  const folder = Math.floor(index / folderSize);
  const place = first.path.slice(0, first.path.lastIndexOf("/"));
  if (folder % areaSize === 0) {
    const area = 1 + folder / areaSize;
    yield { path: `docs/area-${area}/_category.yaml`, text: category(`Area ${area}`, area) };
  }
  yield { path: `${place}/_category.yaml`, text: category(`Module ${folder + 1}`, 1 + (folder % areaSize)) };
  yield {
    path: `products/boards/board-${folder + 1}.yaml`,
    text: productText({ number: folder + 1, doc: first.pathname, random }),
  };
}

const category = (title: string, position: number): string =>
  `type: category\ntitle: ${title}\nposition: ${position}\npage: none\n`;
