import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pick } from "../../fixtures/random.ts";

/** Changes a copy of the small fixture and says what it did. */
type SiteEdit = (data: string, round: number, random: () => number) => string;

/** Edits of one file that pages depend on which do not hold it: names, pictures, former addresses, terms. */
export const siteEdits: readonly SiteEdit[] = [
  function renameUnit(data, round) {
    rewrite(data, "units.yaml", /name: volt[^,]*/, `name: volt ${round}`);
    rewrite(data, "units.yaml", /symbol: (mA|µA[^,]*)/, `symbol: ${round % 2 === 0 ? "mA" : "µA"}`);
    return "renamed units";
  },
  function redrawLogo(data, round) {
    rewrite(
      data,
      "images/logo.svg",
      /width="\d+" height="\d+"/,
      `width="${round + 32}" height="${round + 16}"`,
    );
    return "redrew the picture that a page and the head show";
  },
  function renameProduct(data, round, random) {
    const path = `products/boards/${pick(["alpha", "beta"], random)}.yaml`;
    rewrite(data, path, /^title: .*$/m, `title: Board of round ${round}`);
    return `renamed ${path}`;
  },
  function renameFamily(data, round) {
    rewrite(data, "families/boards.yaml", /^title: .*$/m, `title: Boards of round ${round}`);
    return "renamed the family";
  },
  function reorderDocs(data, round, random) {
    const path = `docs/${pick(["Alpha/wiring", "Alpha/service", "Beta/wiring", "Beta/service"], random)}.md`;
    if (!existsSync(join(data, path))) return reorderCategory(data, round, random);
    rewrite(data, path, /^sidebar_position: .*$/m, `sidebar_position: ${pick([0, 1, 2, 3], random)}`);
    return `moved ${path} in the sidebar`;
  },
  reorderCategory,
  function announce(data, round) {
    setKey(data, "announcement", `{ id: round-${round}, text: "Round ${round}.", closable: true }`);
    return "changed the announcement";
  },
  function redirect(data, round) {
    setKey(data, "redirects", `[{ from: /former-${round}, to: "/docs/Beta/wiring#supply" }]`);
    return "changed the redirects";
  },
  function defineTerm(data, round, random) {
    const term = pick(["Supply", "Ground", "Board"], random);
    const definition = `"What ${term} means in round ${round}."`;
    const terms = `terms:\n  - { id: ${term.toLowerCase()}, term: ${term}, definition: ${definition} }\n`;
    write(
      data,
      "glossary.yaml",
      `type: glossary\nid: glossary\ntitle: Glossary\nsummary: Terms.\nstate: published\n${terms}`,
    );
    return `defined ${term}`;
  },
  function moveAddress(data, round) {
    // By its file and by its former address others link to it, and their own files stay as they are.
    const path = "docs/Alpha/wiring.md";
    const text = readFileSync(join(data, path), "utf8").replace(/^(slug|aliases): .*\n/gm, "");
    const keys = `slug: wiring-${round}\naliases: [/docs/Alpha/wiring]\n`;
    write(data, path, text.replace("---\n", `---\n${keys}`));
    return `gave ${path} another address`;
  },
  function retitleAnchorTarget(data, round, random) {
    // The id stays, and with it the links to it; its text is in the table of contents and in the search.
    const path = `docs/${pick(["Alpha", "Beta"], random)}/wiring.md`;
    rewrite(data, path, /^## .*\{#supply\}$|^## Supply$/m, `## Supply of round ${round} {#supply}`);
    return `retitled a part of ${path}`;
  },
];

function reorderCategory(data: string, round: number, random: () => number): string {
  const path = `docs/${pick(["Alpha", "Beta"], random)}/_category.yaml`;
  const text = readFileSync(join(data, path), "utf8").replace(/^position: .*\n/m, "");
  write(data, path, `${text}position: ${round}\n`);
  return `moved ${path} in the sidebar`;
}

/** Sets a key at the end of site.yaml, in place of what it had there before. */
function setKey(data: string, key: string, value: string): void {
  const text = readFileSync(join(data, "site.yaml"), "utf8").replace(new RegExp(`^${key}: .*\\n`, "m"), "");
  write(data, "site.yaml", `${text}${key}: ${value}\n`);
}

/** Replaces what is there; a pattern that nothing fits would be an edit that changes nothing. */
export function rewrite(data: string, path: string, pattern: RegExp, replacement: string): void {
  const before = readFileSync(join(data, path), "utf8");
  if (!pattern.test(before)) throw new Error(`Nothing in ${path} is ${pattern}.`);
  write(data, path, before.replace(pattern, replacement));
}

function write(data: string, path: string, text: string): void {
  writeFileSync(join(data, path), text);
}
