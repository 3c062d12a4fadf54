import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { entriesBelow } from "../sources/read/entries-below.ts";

const root = join(import.meta.dirname, "../..");

/** Modules whose names are read by programs that do not import them by name: the command, the bundler, Node. */
const isEntry = (path: string): boolean =>
  /(?:^|\/)bundled-[\w-]+\.ts$|own-check-codes\.ts$|^pipeline\/bin\/index\.js$/.test(path);

const modules = ["pipeline", "renderer", "schema"].flatMap((folder) =>
  [...entriesBelow(join(root, folder), (name) => name !== "node_modules" && name !== "fixtures")]
    .map(({ path }) => `${folder}/${path}`)
    .filter(
      (path) => /(?<!\.d)\.(?:tsx?|js)$/.test(path) && !/^schema\/generated\/|\/manual\/docs\//.test(path),
    ),
);
const texts = new Map(
  [...modules, "vitest.config.ts"].map((path) => [path, readFileSync(join(root, path), "utf8")]),
);

const NAMED = /(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s*from\s*["'](\.{1,2}\/[^"'?]+)/g;
const WHOLE =
  /(?:(?:import|export)\s+\*(?:\s+as\s+\w+)?\s+from\s*|(?:import|typeof import|new URL)\(\s*)["'](\.{1,2}\/[^"'?]+)/g;
/** A line that a generator writes has its value from a template. */
const EXPORT = /^export (?:async )?(?:function\*?|const|class|interface|type|enum|let) (\w+)\b(?!.*= \$\{)/gm;

/** Each imported name as `path name`, and `path *` for a module whose names are all imported. */
function importedNames(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [path, text] of texts) {
    for (const [, names = "", to = ""] of text.matchAll(NAMED))
      for (const name of names.matchAll(/(?:^|,)\s*(?:type\s+)?(\w+)/g))
        found.add(`${posix.join(dirname(path), to)} ${name[1]}`);
    for (const [, to = ""] of text.matchAll(WHOLE)) found.add(`${posix.join(dirname(path), to)} *`);
  }
  return found;
}

test("each exported name is imported by another module", () => {
  const imported = importedNames();
  const isUsed = (path: string, name: string): boolean =>
    imported.has(`${path} ${name}`) || imported.has(`${path} *`) || name === "main" || isEntry(path);
  const exported = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(EXPORT)].map(([, name = ""]) => ({ path, name })),
  );
  expect(exported.length).toBeGreaterThan(3500);
  expect(exported.filter(({ path, name }) => !isUsed(path, name))).toEqual([]);
});
