import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { SiteConfig } from "../../sources/site-config.ts";

interface Docs {
  readonly docs: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Docs without the README of a folder that has an index as well, where their system leaves it out. */
export function withoutSecondIndexes(docs: readonly Source[], { docs: { dialect } }: SiteConfig): Docs {
  const { oneIndex, indexNames } = dialect.addresses;
  if (oneIndex !== true) return { docs, diagnostics: [] };
  const paths = new Map(docs.map(({ path }) => [path.toLowerCase(), path]));
  const [first = "", ...others] = indexNames;
  const winner = (path: string): string | undefined => {
    const [, folder = "", name = ""] = /^(.*\/)([^/]*)\.[^.]*$/.exec(path.toLowerCase()) ?? [];
    return others.includes(name) ? paths.get(`${folder}${first}.md`) : undefined;
  };
  const left = new Set(docs.filter(({ path }) => winner(path) !== undefined));
  return {
    docs: docs.filter((source) => !left.has(source)),
    diagnostics: Array.from(left, ({ path }) => ({
      code: "duplicate-route",
      severity: "warning",
      file: path,
      message: `This page is left out, as ${dialect.label} does, because ${winner(path)} is the page of the same folder.`,
      hint: "Remove one of the two, or give this one another name.",
    })),
  };
}
