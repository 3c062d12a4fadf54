/** A profile as V8 writes it with `--cpu-prof`, as far as it is read here. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string };
    readonly children?: readonly number[];
  }[];
  /** The node that ran at each sample. */
  readonly samples: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[];
}

/** Functions by which the steps of a command are known, and what the steps are called. Bundles keep the names of functions. */
const STEPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    readFiles: "read",
    readWithinUsualLimits: "read",
    parseFiles: "parse and validate",
    parseBatch: "parse and validate",
    parseTexts: "parse and validate",
    indexFiles: "index",
    compilePages: "compile",
    judgeSite: "judge",
    proveNew: "prove records",
    renderPages: "render, without the threads",
    renderBatch: "render, without the threads",
    keepWork: "render, without the threads",
    renderPage: "render, layouts that ran here",
    workOnPage: "render, text, terms and twins of pages that were rendered here",
    pageFiles: "compose",
    siteFiles: "files beside the pages",
    searchFiles: "search index",
    twinFiles: "Markdown twins",
    pictureFiles: "pictures",
    offlineFiles: "offline copy",
    makeSections: "offline copy",
    archiveFile: "zip",
    drawBatch: "zip",
    drawPage: "zip",
    drawNew: "zip",
    workerFiles: "offline copy",
    writeTree: "write",
    writePlan: "write",
    loadAndTranslate: "load modules",
    compileSourceTextModule: "load modules",
    evaluate: "load modules",
    planPage: "name records and parts",
    table: "open the cache",
    readPackIndex: "open the cache",
    close: "close the cache",
    isReady: "launcher",
    "(garbage collector)": "garbage collection",
    "(idle)": "waiting for threads",
  }),
);
const REST = "start and the rest";

/** Milliseconds by step, the longest first. A moment counts for the innermost step that it belongs to. */
export function stepTimes({ nodes, samples, timeDeltas }: CpuProfile): Map<string, number> {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const steps = new Map<number, string>();
  const stepOf = (id: number | undefined): string => {
    if (id === undefined) return REST;
    const known = steps.get(id) ?? STEPS.get(names.get(id) ?? "") ?? stepOf(parents.get(id));
    steps.set(id, known);
    return known;
  };
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const step = stepOf(id);
    times.set(step, (times.get(step) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return new Map([...times].sort(([, a], [, b]) => b - a));
}
