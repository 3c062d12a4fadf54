import { compareStrings, type Diagnostic } from "../../../core/diagnostics.ts";
import { dataPathProblem } from "../../../sources/read/data-path.ts";
import type { ForeignSite } from "./find-system.ts";
import { globPattern } from "./glob.ts";
import type { ImportNote } from "./note.ts";
import { PlaceReader } from "./place-reader.ts";
import { isPagePath, type Plan } from "./plan.ts";
import { type SecondNames, secondNameNotes, separateCases } from "./second-name.ts";
import type { SourceFolder } from "./source-folder.ts";

interface Planned {
  readonly plan: Plan;
  /** Files among the docs that are no pages and no pictures; those that a page needs are taken later. */
  readonly left: readonly string[];
  /** Files that the person leaves out. */
  readonly leftOut: readonly string[];
  readonly secondNames: SecondNames;
  readonly notes: readonly ImportNote[];
  /** Findings about what the system does not let be read: nothing can be imported. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Files that a page may show or offer for download. Code and settings are only taken if a page names them.
 */
const pageFileEnding =
  /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp|mp3|mp4|ogg|wav|webm|pdf|zip|gz|xz|7z|csv|xlsx?|docx?|pptx?|odt|ods|stl|step|stp|dxf|dwg|gcode|3mf|bin|hex|uf2|woff2?)$/i;
const categoryFile = /(?:^|\/)_category_?\.(?:ya?ml|json)$/;

/** The files that an import begins with: pages, pictures, downloads and what orders them. */
export function planFiles(source: SourceFolder, { facts }: ForeignSite): Planned {
  const plan: Plan = new Map();
  const reader = new PlaceReader(source, plan, facts.excluded.map(globPattern));
  reader.read({ from: facts.docs, to: "docs", isTaken: (path) => isPage(path) && !isSettings(path) });
  for (const [from, to] of facts.versions) reader.read({ from, to, isTaken: isPage });
  for (const { name, from } of facts.further ?? [])
    reader.read({ from, to: `further_docs/${name}`, isTaken: isPage });
  for (const [from, to] of facts.statics) reader.read({ from, to, isTaken: (path) => !isOfHost(path) });
  for (const [path, text] of Object.entries(facts.texts ?? {})) plan.set(path, { text });
  for (const [from, to] of facts.settings) {
    const text = source.textAt(from);
    if (text !== undefined && dataPathProblem(to) === undefined) plan.set(to, { text });
  }
  const secondNames = joinNames(reader.secondNames, separateCases(plan));
  return {
    plan,
    secondNames,
    notes: [...reader.notes, ...secondNameNotes(secondNames)],
    left: reader.left.sort(compareStrings),
    leftOut: [...new Set(reader.leftOut)].sort(compareStrings),
    diagnostics: reader.diagnostics,
  };
}

/** Whether a file among the docs is one that an import takes without being asked for it. */
function isPage(path: string): boolean {
  return isPagePath(path) || categoryFile.test(path) || pageFileEnding.test(path) || isPublic(path);
}

/** Files that VitePress publishes as they are. */
function isPublic(path: string): boolean {
  return path.startsWith("public/") && !isOfHost(path) && !/\.(?:html?|js|mjs|css)$/i.test(path);
}

/** Files that tell a host what to do, which Fairlead writes itself. */
function isOfHost(path: string): boolean {
  return /(?:^|\/)(?:_redirects|_headers|CNAME)$/.test(path);
}

function isSettings(path: string): boolean {
  return path.startsWith(".vitepress/");
}

/** A file may have a second name because of its characters, and yet another one because of its case. */
function joinNames(
  names: SecondNames,
  cases: readonly (readonly [path: string, second: string])[],
): SecondNames {
  const byPath = new Map(cases);
  const joined = new Map([...names].map(([path, second]) => [path, byPath.get(second) ?? second]));
  const seconds = new Set(names.values());
  for (const [path, second] of cases) if (!seconds.has(path)) joined.set(path, second);
  return joined;
}
