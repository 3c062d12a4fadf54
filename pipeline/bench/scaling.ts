import { type CorpusFigures, coldBuild } from "./corpus-figures.ts";

/** A Markdown table of what a site costs as it grows: what stays the same for each doc is linear. Empty for one size. */
export function scalingTable(corpora: readonly CorpusFigures[]): string {
  const sorted = [...corpora].sort((a, b) => a.docs - b.docs);
  const [first] = sorted;
  if (first === undefined || sorted.length < 2) return "";
  const lines = sorted.map((corpus, index) => {
    const before = sorted[index - 1];
    const growth = before === undefined ? "-" : times(buildTime(corpus) / buildTime(before));
    const docs = before === undefined ? "-" : times(corpus.docs / before.docs);
    const html = (100 * corpus.size.html) / first.size.html - 100;
    return `| ${corpus.docs} | ${docs} | ${growth} | ${(buildTime(corpus) / corpus.docs).toFixed(2)} | ${peakOf(corpus)} | ${(corpus.size.html / 1000).toFixed(2)} | ${html.toFixed(1)} |`;
  });
  return [
    "| docs | times the docs before | times the cold build before | ms a doc | peak MiB | HTML of a doc, kB gzip | larger than the first, % |",
    "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...lines,
    "",
  ].join("\n");
}

const times = (ratio: number): string => ratio.toFixed(2);

function timingOf({ rows }: CorpusFigures): CorpusFigures["rows"][number]["timing"] | undefined {
  return rows.find(({ name }) => name === coldBuild)?.timing;
}

/** Wall time of a cold build in milliseconds. */
function buildTime(corpus: CorpusFigures): number {
  return timingOf(corpus)?.median ?? Number.NaN;
}

function peakOf(corpus: CorpusFigures): string {
  return timingOf(corpus)?.peak?.toFixed(0) ?? "-";
}
