import { join } from "node:path";
import { compareStrings, type Diagnostic } from "../../../core/diagnostics.ts";
import { pathProblem } from "../../../core/paths/path-problem.ts";
import { readData, type SourceFile } from "../../../sources/read/read-data.ts";
import { shown } from "../../shared/shown.ts";
import type { ForeignSite } from "./find-system.ts";
import { globPattern } from "./glob.ts";
import { MOST_BYTES, type SourceFolder } from "./source-folder.ts";

/** A file of the data folder: its text, or the file that it is a copy of. */
export type PlannedFile = { readonly text: string } | { readonly absolute: string; readonly bytes: number };

/** The files of a data folder by their paths in it. */
export type Plan = Map<string, PlannedFile>;

interface Planned {
  readonly plan: Plan;
  /** Files among the docs that are no pages and no pictures; those that a page needs are taken later. */
  readonly left: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What a page may show or offer for download. Code and settings are taken only where a page names them. */
const shownEnding =
  /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp|mp3|mp4|ogg|wav|webm|pdf|zip|gz|xz|7z|csv|xlsx?|docx?|pptx?|odt|ods|stl|step|stp|dxf|dwg|gcode|3mf|bin|hex|uf2|woff2?)$/i;
const pageEnding = /\.(?:mdx?|markdown)$/i;
const categoryFile = /(?:^|\/)_category_?\.(?:ya?ml|json)$/;

/** The files that an import begins with: pages, pictures, downloads and what orders them. */
export function planFiles(source: SourceFolder, { facts }: ForeignSite): Planned {
  const plan: Plan = new Map();
  const left: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const excluded = facts.excluded.map(globPattern);
  const take = (file: SourceFile, place: readonly [string, string]): void => {
    const path = joined(place[1], file.path);
    const problem = pathProblem(path);
    if (problem === undefined) plan.set(path, planned(file, join(source.path, place[0])));
    else diagnostics.push(badName(shown(join(source.path, place[0], file.path)), problem));
  };
  const read = (place: readonly [string, string], isTaken: (path: string) => boolean): void => {
    const folder = join(source.path, place[0]);
    const found = readData(folder, { fileBytes: MOST_BYTES.text, imageBytes: MOST_BYTES.asset });
    const inside = new Map(found.value.map((file) => [file.path, file]));
    for (const diagnostic of found.diagnostics) {
      const linked = linkedFile(source, joined(place[0], diagnostic.file), diagnostic);
      if (linked !== undefined) plan.set(joined(place[1], diagnostic.file), linked);
      else if (isTaken(diagnostic.file)) diagnostics.push(inSource(diagnostic, folder));
    }
    for (const file of inside.values()) {
      if (file.kind === "refused" || excluded.some((pattern) => pattern.test(file.path))) continue;
      if (isTaken(file.path)) take(file, place);
      else left.push(joined(place[0], file.path));
    }
  };
  read([facts.docs, "docs"], (path) => isPage(path) && !isSettings(path));
  for (const place of facts.versions) read(place, isPage);
  for (const place of facts.statics) read(place, (path) => !isOfHost(path));
  for (const [from, to] of facts.settings) {
    const text = source.textAt(from);
    if (text !== undefined) plan.set(to, { text });
  }
  return { plan, left: left.sort(compareStrings), diagnostics: [...diagnostics, ...caseClashes(plan)] };
}

/** Whether a file is a page of the docs, or a part of one. */
export function isPagePath(path: string): boolean {
  return pageEnding.test(path);
}

/** Whether a file among the docs is one that an import takes without being asked for it. */
function isPage(path: string): boolean {
  return pageEnding.test(path) || categoryFile.test(path) || shownEnding.test(path) || isPublic(path);
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

function planned(file: SourceFile, folder: string): PlannedFile {
  if (file.kind === "text") return { text: file.text };
  return file.kind === "asset"
    ? { absolute: file.absolute, bytes: file.bytes }
    : { absolute: join(folder, file.path), bytes: 0 };
}

/** A link that leads out of the folder of the docs, to a file that is in the source all the same. */
function linkedFile(source: SourceFolder, path: string, { code }: Diagnostic): PlannedFile | undefined {
  const file = code === "file-outside" ? source.fileAt(path) : undefined;
  if (file === undefined) return undefined;
  if (!pageEnding.test(path)) return { absolute: file.absolute, bytes: file.stat.size };
  const text = source.textAt(path);
  return text === undefined ? undefined : { text };
}

/** Joins two paths of which either may be empty. */
export function joined(folder: string, path: string): string {
  return folder === "" ? path : `${folder.replace(/\/$/, "")}/${path}`;
}

function inSource(diagnostic: Diagnostic, folder: string): Diagnostic {
  const hint =
    diagnostic.code === "file-outside"
      ? "Import a folder that holds both the link and the file, or put the file itself there."
      : diagnostic.code.startsWith("limit-")
        ? "Make it smaller, or take it out of the folder."
        : diagnostic.hint;
  return { ...diagnostic, file: shown(join(folder, diagnostic.file)), ...(hint !== undefined && { hint }) };
}

function badName(file: string, problem: string): Diagnostic {
  return {
    code: "output-path",
    severity: "error",
    file,
    message: `This name cannot be that of a file in a data folder. ${problem}`,
    hint: "Rename it in the source, and the links to it.",
  };
}

/** Files that are one on systems which do not tell capitals from small letters. */
function caseClashes(plan: Plan): Diagnostic[] {
  const known = new Map<string, string>();
  return [...plan.keys()].flatMap((path) => {
    const lower = path.toLowerCase().normalize("NFC");
    const other = known.get(lower);
    known.set(lower, path);
    if (other === undefined) return [];
    return [badName(path, `It differs from ${other} only in case, and on some systems both are one file.`)];
  });
}
