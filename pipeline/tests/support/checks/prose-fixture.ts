import { lintProse } from "../../../checks/prose/lint-prose.ts";
import { formats } from "../../../commands/shared/report/formats.ts";
import { indexSite } from "../../../model/resolve/site-index.ts";
import { prepareMarkdown } from "../../../sources/parse/markdown/prepare-markdown.ts";
import { parseSource } from "../../../sources/parse/parse-source.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import { ownSchemas } from "../../../sources/validate/own-schemas.ts";

const validator = ownSchemas();
const templates = { page: "/{id}", landing: "/", family: "/projects/{id}" };

/** For tests: what a person reads after the prose of a site was checked. The files must be free of other mistakes. */
export async function reportOf(files: ReadonlyMap<string, string>, today = "2026-01-01"): Promise<string> {
  await prepareMarkdown([...files.values()]);
  const sources = [...files].flatMap(
    ([path, text]) =>
      parseSource({ kind: "text", path, text, hash: "" }, { validator, limits: defaultLimits }) ?? [],
  );
  const { value: index, diagnostics } = indexSite({ sources, assets: [], templates, review: false });
  const textOf = (path: string): string | undefined => files.get(path);
  const fileAt = (path: string): { text: string } | undefined => {
    const text = files.get(path);
    return text === undefined ? undefined : { text };
  };
  const others = [...sources.flatMap((source) => source.diagnostics), ...diagnostics];
  if (others.length > 0) throw new Error(formats.pretty(others, { textOf, colour: false, version: "" }));
  return formats.pretty(lintProse({ index, fileAt, today }), { textOf, colour: false, version: "" });
}

/** The files of a fixture: each begins with `=== path ===`; the last one is the expected `report`. */
export function splitFixture(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^=== (.+) ===\n/m);
  const files = new Map<string, string>();
  for (let i = 0; i + 1 < parts.length; i += 2) files.set(parts[i] ?? "", parts[i + 1] ?? "");
  return files;
}
