import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { importDocs } from "../../../commands/import/docs/import-docs.ts";
import { main } from "../../../commands/main.ts";
import { readOptionsOf } from "../../../commands/shared/options.ts";
import { UsageError } from "../../../core/usage-error.ts";
import { siteOfFolder } from "../../support/pages/site-of.ts";

/** The result of an import: its exit code, all that it printed, and the text of the record that it wrote. */
interface Imported {
  readonly code: number;
  readonly output: string;
  readonly record?: string;
}

const launch = { bundle: "", manual: "", root: "", templates: "", version: "0.0.0" };

/** A data folder with one product, into which files are imported in this process. */
export class ImportPlace {
  readonly data: string;

  constructor(readonly folder: string) {
    this.data = join(folder, "data");
    mkdirSync(join(this.data, "products"), { recursive: true });
    writeFileSync(join(this.data, "products/board.yaml"), "type: product\nid: board\n");
  }

  async file(format: string, text: string, words: readonly string[] = []): Promise<Imported> {
    const file = join(this.folder, "sample");
    writeFileSync(file, text);
    const interfaces = join(this.data, "interfaces");
    rmSync(interfaces, { recursive: true, force: true });
    const argv = [
      "import",
      format,
      file,
      "--product",
      "board",
      "--id",
      "made",
      "--data",
      this.data,
      ...words,
    ];
    const outcome = await captured(() => main(argv, launch));
    const path = join(interfaces, "made.yaml");
    return { ...outcome, ...(existsSync(path) ? { record: readFileSync(path, "utf8") } : {}) };
  }

  async docs(files: Readonly<Record<string, string>>): Promise<Imported> {
    const [source, target] = [join(this.folder, "source"), join(this.folder, "target")];
    for (const folder of [source, target]) rmSync(folder, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(source, path, ".."), { recursive: true });
      writeFileSync(join(source, path), text);
    }
    const options = readOptionsOf("import", ["docs", source, "--to", target]);
    return captured(async () => {
      try {
        return await importDocs(options, (folder) => siteOfFolder(folder, { pictures: false }));
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        process.stderr.write(`${error.message}\n`);
        return 2;
      }
    });
  }
}

async function captured(run: () => Promise<number>): Promise<{ code: number; output: string }> {
  let output = "";
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((text) => {
      output += String(text);
      return true;
    }),
  );
  try {
    return { code: await run(), output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
