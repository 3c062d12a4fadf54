import { randomFrom } from "../../tests/fixtures/random.ts";
import { areaSize, type DocPlan, folderSize, planCorpus } from "./doc-plan.ts";
import { docText } from "./doc-text.ts";
import { productText } from "./product-text.ts";
import { type CorpusFile, siteTexts } from "./site-texts.ts";

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

/** The files that come with each twenty docs: the names of their folder and area, and one datasheet. */
function* folderFiles(index: number, first: DocPlan, random: () => number): Generator<CorpusFile> {
  const folder = Math.floor(index / folderSize);
  const location = first.path.slice(0, first.path.lastIndexOf("/"));
  if (folder % areaSize === 0) {
    const area = 1 + folder / areaSize;
    yield { path: `docs/area-${area}/_category.yaml`, text: category(`Area ${area}`, area) };
  }
  yield {
    path: `${location}/_category.yaml`,
    text: category(`Module ${folder + 1}`, 1 + (folder % areaSize)),
  };
  yield {
    path: `products/boards/board-${folder + 1}.yaml`,
    text: productText({ number: folder + 1, doc: first.pathname, random }),
  };
}

const category = (title: string, position: number): string =>
  `type: category\ntitle: ${title}\nposition: ${position}\npage: none\n`;
