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

/**
 * Functions by which the steps of a command are known, and the names of the steps. Bundles keep the names of
 * functions. Code that goes on after a wait has no caller in a profile, so that functions that wait are named
 * beside those that call them.
 */
export const OUR_STEPS: Readonly<Record<string, string>> = {
  isReady: "launcher",
  readWithinUsualLimits: "read",
  readFiles: "read",
  readPackIndex: "open the cache",
  table: "open the cache",
  parseFiles: "parse and validate",
  keepAll: "parse and validate",
  parseTexts: "parse and validate",
  indexFiles: "index",
  exportsOf: "exports",
  compilePages: "compile",
  eachRecord: "compile",
  checkSite: "judge",
  assertRecord: "prove records",
  assertFrame: "prove records",
  planPage: "name records and parts",
  renderPages: "render, without the threads",
  keepWork: "render, without the threads",
  renderPage: "render, layouts that ran here",
  workOnPage: "render, text, terms and Markdown copies of pages that were rendered here",
  pageFiles: "compose",
  compose: "compose",
  siteFiles: "files beside the pages",
  markdownFiles: "Markdown copies",
  iconFiles: "icons",
  renderPng: "icons",
  pictureFiles: "pictures",
  renderPictures: "pictures",
  searchTexts: "search index",
  indexInThread: "search index",
  searchFiles: "search index",
  offlineFiles: "offline copy",
  makeSections: "offline copy",
  makeSection: "offline copy",
  packOf: "offline copy, packs",
  deflateAhead: "offline copy, packs",
  deflatePieces: "offline copy, packs",
  workerFiles: "offline copy",
  beginArchive: "zip",
  makeArchive: "zip",
  archiveFile: "zip",
  drawAhead: "zip",
  putPacked: "zip",
  drawPage: "zip",
  writeTree: "write",
  writePlanned: "write",
  replaceTree: "write",
  fillTree: "write",
  close: "close the cache",
};

/** The names that Node and V8 give to their own work. */
const THEIR_STEPS: Readonly<Record<string, string>> = {
  loadAndTranslate: "load modules",
  compileSourceTextModule: "load modules",
  evaluate: "load modules",
  require: "load modules",
  "(garbage collector)": "garbage collection",
  "(idle)": "waiting for threads",
};

const STEPS: ReadonlyMap<string, string> = new Map(Object.entries({ ...OUR_STEPS, ...THEIR_STEPS }));
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
