import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { unrecordedValues } from "../../changes/unrecorded-values.ts";
import { parseContract } from "../../checks/contract/contract.ts";
import { formats } from "../../commands/shared/report/formats.ts";
import { compareDiagnostics, type Diagnostic } from "../../core/diagnostics.ts";
import { makeSite, type Site } from "../../site.ts";
import { externalByHost } from "../support/checks/external-by-host.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import type { Example } from "./read-examples.ts";

const fixtures = fileURLToPath(new URL("../fixtures/manual/", import.meta.url));

/** The day on which the manual's examples are checked: exceptions end by it. */
const exampleDay = "2026-01-01";

interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  /** The report that a person reads, without the total. */
  readonly text: string;
}

/** Which files an example has besides those that its page shows: bytes that no page can show, or very long ones. */
interface ExtraFiles {
  readonly code: string;
  readonly kind: "wrong" | "right";
}

/**
 * Runs an example. Its files lie over the small site of `fixtures/manual/base`, so that a page shows only what its
 * diagnostic is about.
 */
export async function runExample({ command, files }: Example, { code, kind }: ExtraFiles): Promise<Outcome> {
  const place = mkdtempSync(join(tmpdir(), "fairlead-manual-"));
  const folder = join(place, folderNames[code] ?? "data");
  try {
    cpSync(join(fixtures, "base"), folder, { recursive: true });
    const extra = join(fixtures, "files", code, kind);
    if (existsSync(extra)) cpSync(extra, folder, { recursive: true });
    const { [publishedIndex]: published, ...own } = files;
    for (const [path, text] of Object.entries(own)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    prepare[code]?.(folder, kind);
    const isBuilt = command.startsWith("fairlead build");
    const publish = command.includes("--publish");
    return await check(folder, { published, isBuilt, publish, since: /--since (\S+)/.exec(command)?.[1] });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Names of the data folder in examples of what a folder called `data` never has. */
const folderNames: Readonly<Record<string, string>> = { "record-misplaced": "my-site" };

/** Files that neither a page nor a repository can hold on every system. */
const prepare: Readonly<Record<string, (folder: string, kind: ExtraFiles["kind"]) => void>> = {
  "file-outside": (folder, kind) => {
    if (kind === "wrong") symlinkSync(tmpdir(), join(folder, "images"), "junction");
  },
};

/** The file of an example that is the published index, as `--against` names it. */
const publishedIndex = "links.json";

/**
 * The state with which an example is compared: the text of a published index, or by `--since` the small site
 * as it is.
 */
interface Past {
  readonly published: string | undefined;
  /** Whether the command would write the site, which makes options of the published one count. */
  readonly isBuilt: boolean;
  /** Whether the command asks whether the site is ready for the public. */
  readonly publish: boolean;
  readonly since: string | undefined;
}

async function check(data: string, { since, ...past }: Past): Promise<Outcome> {
  const site = await siteOf(data, past);
  const unrecorded =
    since === undefined ? [] : unrecordedValues(await siteOf(join(fixtures, "base")), site, since);
  const diagnostics = [...site.diagnostics, ...unrecorded].sort(compareDiagnostics);
  const report = formats.pretty(diagnostics, { textOf: site.textOf, colour: false, version: "" });
  return { diagnostics, text: report.slice(0, report.lastIndexOf("\n\n") + 1) };
}

function siteOf(data: string, { published, isBuilt, publish }: Partial<Past> = {}): Promise<Site> {
  const against = published === undefined ? undefined : parseContract(published);
  if (against !== undefined && "problem" in against) throw new Error(against.problem);
  return makeSite({
    data,
    base: "/",
    url: undefined,
    review: false,
    client: { script: "a.js", styles: [], fonts: [] },
    engine: memoryEngine(),
    today: exampleDay,
    against,
    publish,
    output: isBuilt ? { pdf: false } : undefined,
    external: externalByHost,
  });
}
