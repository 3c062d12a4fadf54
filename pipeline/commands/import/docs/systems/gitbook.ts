import { posix } from "node:path";
import { textBelow } from "../../../../sources/navigation/literal.ts";
import { readYaml } from "../../../../sources/navigation/read-yaml.ts";
import { honkitFacts } from "./honkit.ts";
import { pairsBelow } from "./literals.ts";
import { noFacts, type System } from "./system.ts";

/** `.gitbook.yaml`, or a `SUMMARY.md` with its pages beside it. */
export const gitbook: System = {
  dialect: "gitbook",
  read(source, folder) {
    const literal = readYaml(source.textAt(`${folder}.gitbook.yaml`) ?? "");
    const book = readYaml(source.textAt(`${folder}book.json`) ?? "");
    const root = textBelow(literal, "root") ?? textBelow(book, "root") ?? "";
    const docs = posix.join(folder, root).replace(/^\.?\/?|\/+$/g, "");
    return {
      ...noFacts,
      docs,
      ...honkitFacts(source, docs),
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

/** A folder of Markdown as GitHub shows it. */
export const github: System = {
  dialect: "github",
  read: (source, folder) => ({
    ...noFacts,
    docs: source.hasFolder(`${folder}docs`) ? `${folder}docs` : folder.replace(/\/$/, ""),
  }),
};
