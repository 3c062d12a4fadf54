import { countOf } from "../../../core/text/phrase.ts";
import type { DialectName } from "../../../sources/dialects/dialect.ts";
import { dialects } from "../../../sources/dialects/dialects.ts";
import type { ForeignSite } from "./find-system.ts";
import type { ImportNote } from "./note.ts";
import { isPagePath, joined, type Plan } from "./plan.ts";
import type { FoundSetting } from "./systems/found-settings.ts";

/** The notes of an import that are not about a page. */
export function otherNotes(site: ForeignSite, left: readonly string[], plan: Plan): ImportNote[] {
  const { facts, dialect } = site;
  const taken = new Set(plan.keys());
  const unused = left.filter(
    (path) => !taken.has(joined("docs", path.slice(facts.docs === "" ? 0 : facts.docs.length + 1))),
  );
  const menus = facts.settings.map(
    ([, to]): ImportNote => ({
      kind: "kept",
      message: `Settings of ${dialects[dialect].label} from which menu and addresses are read, as data and never run`,
      file: to,
    }),
  );
  return [
    ...menus,
    ...factNotes(site),
    ...settingNotes(site),
    ...(site.others ?? []).map(
      (file): ImportNote => ({
        kind: "todo",
        message:
          "Folders with a site of their own are read as plain folders here: import each of them by itself",
        file,
      }),
    ),
    ...(facts.others ?? []).map(
      ({ folder, pages }): ImportNote => ({
        kind: "todo",
        message:
          "Docs that are not imported: a language that the settings do not list, or another version of docs in a language or beside those of the site, or posts of a blog",
        file: folder,
        detail: countOf(pages, "page"),
      }),
    ),
    ...partNotes(site, plan),
    ...(facts.further ?? []).map(
      ({ name, route }): ImportNote => ({
        kind: "kept",
        message: "Docs beside those of the site, which have addresses and a menu of their own",
        file: `further_docs/${name}`,
        detail: route,
      }),
    ),
    ...unused.map(
      (file): ImportNote => ({
        kind: "todo",
        message: "Files among the docs that no page needs are left behind, such as code and settings",
        file,
      }),
    ),
  ];
}

/** Systems that make a page of every file, and the names of files that are only parts of pages here. */
const pagesOfParts: Readonly<Partial<Record<DialectName, RegExp>>> = {
  vitepress: /(?:^|\/)_/,
  mkdocs: /(?:^|\/)_/,
  starlight: /(?:^|\/)_[^/]*\//,
};

/** Files that had a page in the former site and have none here. */
function partNotes({ dialect }: ForeignSite, plan: Plan): ImportNote[] {
  const isPart = pagesOfParts[dialect];
  if (isPart === undefined) return [];
  return [...plan.keys()]
    .filter((path) => path.startsWith("docs/") && isPagePath(path) && isPart.test(path.slice("docs/".length)))
    .map((file) => ({
      kind: "todo",
      message: `Files in ${dialects[dialect].label} whose name or folder begins with "_" have a page there, and are parts of other pages here: rename what shall have one`,
      file,
    }));
}

/** Settings that only a person can carry over. */
function factNotes({ facts: { title, base = "/", settings } }: ForeignSite): ImportNote[] {
  const note = (message: string, detail: string): ImportNote => ({
    kind: "todo",
    message,
    file: "site.yaml",
    detail,
  });
  return [
    ...(title === undefined && settings.length > 0
      ? [
          note(
            "The title of the site is computed or missing: write title in site.yaml",
            settings[0]?.[0] ?? "",
          ),
        ]
      : []),
    ...(base !== "/" && base !== ""
      ? [note("The former site was served below a path: build with --base to keep its addresses", base)]
      : []),
  ];
}

/** One note for each key, plugin and preset of the settings: it is read, not needed, lost or computed. */
function settingNotes({ facts: { keys = [] }, dialect }: ForeignSite): ImportNote[] {
  return keys.map((setting) => noteOf(setting, dialects[dialect].label));
}

function noteOf({ state, name, file, line, expression }: FoundSetting, label: string): ImportNote {
  const place = { file, line, detail: expression === undefined ? name : `${name}: ${expression}` };
  switch (state) {
    case "read":
      return { kind: "kept", message: `Settings of ${label} that are read`, ...place };
    case "unneeded":
      return { kind: "kept", message: `Settings of ${label} that nothing here needs`, ...place };
    case "computed":
      return {
        kind: "todo",
        message:
          "Settings that are computed are not read, for nothing is run: look whether site.yaml needs their values",
        ...place,
      };
    case "lost":
      return {
        kind: "todo",
        message: `Settings of ${label} that have no effect here: look whether readers miss something`,
        ...place,
      };
    default:
      return state satisfies never;
  }
}
