import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pick } from "../../fixtures/random.ts";
import { rewrite, siteEdits } from "./random-site-edits.ts";
import { listFiles } from "./tree.ts";

type Edit = (data: string, round: number, random: () => number) => string | undefined;

/** Docs that no other page links to: they may be renamed and deleted without an error. */
const FREE = /^docs\/(extra-[^/]+|Alpha\/service|Beta\/service)\.md$/;

const edits: readonly Edit[] = [
  function addDoc(data, round, random) {
    const path = `docs/${pick(["", "Alpha/", "Beta/", "Gamma/"], random)}extra-${round}.md`;
    write(
      data,
      path,
      `---\ntitle: Extra ${round}\ndescription: Added in round ${round}.\n---\n\nRead the [start](/docs/intro).\n`,
    );
    return `added ${path}`;
  },
  function renameDoc(data, round, random) {
    const path = freeDoc(data, random);
    if (path === undefined) return undefined;
    const target = `${dirname(path)}/extra-${round}.md`;
    const isMoved = path.startsWith("docs/extra-");
    // A doc in a folder links to its siblings, so that it stays in it.
    if (!isMoved && existsSync(join(data, target))) return undefined;
    renameSync(join(data, path), join(data, target));
    return `renamed ${path} to ${target}`;
  },
  function moveDoc(data, round, random) {
    // One that links to no sibling may go to another folder.
    const own = docs(data).filter(
      (path) => /\/extra-[^/]+\.md$/.test(path) && !readFileSync(join(data, path), "utf8").includes("](./"),
    );
    if (own.length === 0) return undefined;
    const path = pick(own, random);
    const target = `docs/${pick(["", "Alpha/", "Beta/", "Gamma/"], random)}extra-${round}.md`;
    mkdirSync(dirname(join(data, target)), { recursive: true });
    renameSync(join(data, path), join(data, target));
    return `moved ${path} to ${target}`;
  },
  function deleteDoc(data, _round, random) {
    const path = freeDoc(data, random);
    if (path === undefined) return undefined;
    rmSync(join(data, path));
    return `deleted ${path}`;
  },
  function editDoc(data, round, random) {
    const path = pick(docs(data), random);
    write(
      data,
      path,
      `${readFileSync(join(data, path), "utf8")}\n## Round ${round}\n\nAdded in round ${round}.\n`,
    );
    return `edited ${path}`;
  },
  function rewordDoc(data, round, random) {
    const path = pick(docs(data), random);
    write(data, path, `${readFileSync(join(data, path), "utf8")}\nWords of round ${round}.\n`);
    return `reworded ${path}`;
  },
  function retitleDoc(data, round, random) {
    const path = pick(docs(data), random);
    write(
      data,
      path,
      readFileSync(join(data, path), "utf8").replace(/^title: .*$/m, `title: Title of round ${round}`),
    );
    return `retitled ${path}`;
  },
  function changeValue(data, round, random) {
    const path = `products/boards/${pick(["alpha", "beta"], random)}.yaml`;
    write(data, path, readFileSync(join(data, path), "utf8").replace(/(nom|typ): [\d.]+/, `$1: ${round}.50`));
    return `changed a value of ${path}`;
  },
  function changeSite(data, round) {
    write(
      data,
      "site.yaml",
      readFileSync(join(data, "site.yaml"), "utf8").replace(
        /^tagline: .*$/m,
        `tagline: Tagline of round ${round}.`,
      ),
    );
    return "changed site.yaml";
  },
  function changeNavigation(data, round) {
    rewrite(data, "site.yaml", /label: All boards.*$/m, `label: All boards ${round}`);
    return "changed the navigation";
  },
  function changeCategory(data, round, random) {
    const path = `docs/${pick(["Alpha", "Beta"], random)}/_category.yaml`;
    rewrite(data, path, /^title: .*$/m, `title: Category of round ${round}`);
    return `retitled ${path}`;
  },
  function changeParameter(data, round) {
    rewrite(data, "parameters.yaml", /name: Supply voltage[^,]*/, `name: Supply voltage ${round}`);
    return "changed a parameter";
  },
  function addPage(data, round) {
    const path = `pages/page-${round}.yaml`;
    write(
      data,
      path,
      `type: page\nid: page-${round}\ntitle: Page ${round}\nsummary: A page of round ${round}.\nstate: published\nbody: |\n  Nothing more.\n`,
    );
    return `added ${path}`;
  },
  ...siteEdits,
];

/** Changes something in a copy of the small fixture so that it stays without mistakes; says what. */
export function randomEdit(data: string, round: number, random: () => number): string {
  for (;;) {
    const done = pick(edits, random)(data, round, random);
    if (done !== undefined) return `${round}: ${done}`;
  }
}

function docs(data: string): string[] {
  return listFiles(data).filter((path) => path.startsWith("docs/") && path.endsWith(".md"));
}

function freeDoc(data: string, random: () => number): string | undefined {
  const free = docs(data).filter((path) => FREE.test(path));
  return free.length === 0 ? undefined : pick(free, random);
}

function write(data: string, path: string, text: string): void {
  const file = join(data, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
