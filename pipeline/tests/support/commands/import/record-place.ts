import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { importFile } from "../../../../commands/import/import.ts";
import { readOptionsOf } from "../../../../commands/shared/options.ts";

/** A database with one signal for each name. */
export function database(...signals: readonly string[]): string {
  const lines = signals.map((name, at) => ` SG_ ${name} : ${at * 8}|8@1+ (1,0) [0|0] "" Board\n`);
  return `VERSION ""\n\nBU_: Board\n\nBO_ 256 Status: 8 Board\n${lines.join("")}`;
}

/** For tests: a data folder with one product, into which databases are imported; it is gone afterwards. */
export class RecordPlace {
  readonly folder = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-records-"));
  readonly data = join(this.folder, "data");
  readonly record = "interfaces/board-can.yaml";
  readonly state = "interfaces/.imported/board-can.json";
  output = "";

  constructor() {
    this.write("products/board.yaml", "type: product\nid: board\n");
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

  run(text: string, ...more: string[]): number {
    this.output = "";
    const file = join(this.folder, "sample.dbc");
    writeFileSync(file, text);
    const argv = ["dbc", file, "--product", "board", "--data", this.data, ...more];
    return importFile(readOptionsOf("import", argv));
  }

  read(path = this.record): string {
    return readFileSync(join(this.data, path), "utf8");
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.data, path)), { recursive: true });
    writeFileSync(join(this.data, path), content);
  }
}
