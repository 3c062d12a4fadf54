import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { importDocs } from "../../../../commands/import/docs/import-docs.ts";
import { type OptionsOf, readOptions } from "../../../../commands/shared/options.ts";
import { siteOfFolder } from "../../pages/site-of.ts";

export type Texts = Readonly<Record<string, string>>;

/** For tests: a source and a data folder beside it, which are gone afterwards. */
export class ImportPlace {
  readonly folder = mkdtempSync(join(tmpdir(), "fairlead-import-test-"));
  readonly source = join(this.folder, "source");
  readonly data = join(this.folder, "data");
  output = "";
  /** The version of Fairlead's code that imports. */
  code = "one";

  constructor(files: Texts = {}) {
    mkdirSync(this.source);
    this.write(this.source, files);
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, "write").mockImplementation((text) => {
        this.output += String(text);
        return true;
      });
    onTestFinished(() => {
      vi.restoreAllMocks();
      rmSync(this.folder, { recursive: true });
    });
  }

  write(folder: string, files: Texts): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }

  /** Imports, and returns the exit code; the former output is dropped. */
  async run(...more: string[]): Promise<number> {
    this.output = "";
    const options = readOptions([
      "import",
      "docs",
      this.source,
      "--to",
      this.data,
      ...more,
    ]) as OptionsOf<"import">;
    return importDocs(options, (folder) => siteOfFolder(folder, { pictures: false }), {
      code: this.code,
    });
  }

  read(path: string): string {
    return readFileSync(join(this.data, path), "utf8");
  }

  /** Paths of the data folder; hidden ones only where they are asked for. */
  paths(hidden = false): string[] {
    const all = existsSync(this.data) ? (readdirSync(this.data, { recursive: true }) as string[]) : [];
    const files = all.filter((path) => statSync(join(this.data, path)).isFile());
    return files.filter((path) => hidden || !path.startsWith(".imported")).sort();
  }

  /** The errors of the data folder, a line each. */
  async errors(): Promise<string[]> {
    const { diagnostics } = await siteOfFolder(this.data, { pictures: false });
    return diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
  }

  /** The addresses of the pages, and former ones with what they lead to. */
  async addresses(): Promise<string[]> {
    const { records, redirects } = await siteOfFolder(this.data, { pictures: false });
    return [
      ...records.map(({ pathname }) => pathname),
      ...redirects.map(({ from, to }) => `${from} > ${to}`),
    ].sort();
  }
}
