import { posix } from "node:path";
import { type Literal, textBelow } from "../../../../sources/navigation/literal.ts";
import { readYaml } from "../../../../sources/navigation/read-yaml.ts";
import { joined } from "../plan.ts";
import type { SourceFolder } from "../source-folder.ts";
import { bookSettings, honkitFacts } from "./honkit.ts";
import { pairsBelow } from "./literals.ts";
import { noFacts, type System, type SystemFacts } from "./system.ts";

/** `.gitbook.yaml`, or a `SUMMARY.md` with its pages beside it. */
export const gitbook: System = {
  dialect: "gitbook",
  read(source, folder) {
    const literal = readYaml(source.textAt(`${folder}.gitbook.yaml`) ?? "");
    const book = bookSettings(source, folder) ?? settingsAbove(source, folder);
    const root = textBelow(literal, "root") ?? textBelow(book, "root") ?? "";
    const docs = posix.join(folder, root).replace(/^\.?\/?|\/+$/g, "");
    return {
      ...noFacts,
      docs,
      ...structureFacts(source, docs, [literal, book]),
      ...honkitFacts(source, docs, book),
      redirects: pairsBelow(literal, "redirects").map(([from, to]) => [
        `/${from.replace(/^\/+/, "")}`,
        `/${to
          .replace(/^(?:\.?\/)+/, "")
          .replace(/\.md$/, "")
          .replace(/(^|\/)README$/, "$1")}`,
      ]),
    };
  },
};

/** The settings of a book that lie above its chapters, and name their folder as `root`. */
function settingsAbove(source: SourceFolder, folder: string): Literal | undefined {
  const above = folder === "" ? undefined : posix.join(folder, "..");
  if (above === undefined) return undefined;
  const settings = bookSettings(source, above === "." ? "" : `${above.replace(/\/$/, "")}/`);
  const root = textBelow(settings, "root");
  return root !== undefined && `${posix.join(above, root).replace(/\/$/, "")}/` === folder
    ? settings
    : undefined;
}

/** The names that settings give the first page and the menu, such as `structure: { readme: intro.md }`. */
function structureFacts(
  source: SourceFolder,
  docs: string,
  settings: readonly (Literal | undefined)[],
): Partial<SystemFacts> {
  // A menu in a folder of its own counts its targets from there.
  const stated = (key: string, usual: string): string | undefined => {
    const names = settings.flatMap((each) => textBelow(each, "structure", key) ?? []);
    const path = names[0] === undefined ? usual : posix.normalize(names[0]).replace(/^\/+/, "");
    return path !== usual && source.fileAt(joined(docs, path)) !== undefined ? path : undefined;
  };
  const [readme, summary] = [stated("readme", "README.md"), stated("summary", "SUMMARY.md")];
  const menu = summary === undefined ? undefined : source.textAt(joined(docs, summary));
  return {
    ...(readme !== undefined && { addresses: { [`docs/${readme}`]: "/" } }),
    ...(summary !== undefined &&
      menu !== undefined && {
        excluded: [summary],
        texts: { "docs/SUMMARY.md": menu },
      }),
  };
}

/** A folder of Markdown as GitHub shows it. */
export const github: System = {
  dialect: "github",
  read: (source, folder) => ({
    ...noFacts,
    docs: source.hasFolder(`${folder}docs`) ? `${folder}docs` : folder.replace(/\/$/, ""),
  }),
};
