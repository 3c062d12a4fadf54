import { posix } from "node:path";
import { textBelow } from "../../../../sources/navigation/literal.ts";
import { readYaml } from "../../../../sources/navigation/read-yaml.ts";
import { pairsBelow } from "./literals.ts";
import { noFacts, type System } from "./system.ts";

/** `.gitbook.yaml`, or a `SUMMARY.md` with its pages beside it. */
export const gitbook: System = {
  dialect: "gitbook",
  read(source, folder) {
    const literal = readYaml(source.textAt(`${folder}.gitbook.yaml`) ?? "");
    const docs = posix.join(folder, textBelow(literal, "root") ?? "").replace(/^\.?\/?|\/+$/g, "");
    return {
      ...noFacts,
      docs,
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
