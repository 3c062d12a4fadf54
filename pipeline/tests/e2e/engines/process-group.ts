import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const groups = new Set<ProcessGroup>();
process.once("exit", () => {
  for (const group of groups) group.signal("SIGKILL");
});

/** Ticks of processor time a second (proc(5)); Linux has had no other figure for decades. */
const TICKS = 100;
const KEPT_CHARACTERS = 200_000;

/** A program and all that it starts, which end together. */
export class ProcessGroup {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  readonly #listeners = new Set<(line: string) => void>();
  #output = "";

  /** `environment` is all that the program sees of ours. */
  constructor(program: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
    this.#child = spawn(program, args, {
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: environment,
    });
    this.#gone = new Promise((resolve) => {
      this.#child.once("close", () => resolve());
      this.#child.once("error", () => resolve());
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) this.#listen(stream);
    this.#child.unref();
    groups.add(this);
  }

  /** The last that it has written, for messages about what went wrong. */
  get output(): string {
    return this.#output.slice(-2000);
  }

  /** Calls `listener` with each line that it writes. */
  onLine(listener: (line: string) => void): void {
    this.#listeners.add(listener);
  }

  signal(name: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, name);
    } catch {
      // All of it has ended.
    }
  }

  /** Ends all of it at once; nothing gets to finish. */
  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.#gone;
    groups.delete(this);
  }

  /** Waits for the end of the program, at most so many milliseconds, then ends what is left of it. */
  async end(patience: number): Promise<void> {
    const timer = setTimeout(() => this.signal("SIGKILL"), patience);
    await this.#gone;
    clearTimeout(timer);
    await this.kill();
  }

  /** Processor time of what runs of it, and of what it has waited for, in seconds. */
  processorSeconds(): number {
    return this.#sum((process) => {
      const fields = readFileSync(`${process}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
    });
  }

  /** Bytes that what runs of it has caused to be written to the disk. */
  bytesWritten(): number {
    return this.#sum((process) =>
      Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`${process}/io`, "utf8"))?.[1] ?? 0),
    );
  }

  #sum(figure: (process: string) => number): number {
    return this.#members().reduce((sum, process) => {
      try {
        return sum + figure(process);
      } catch {
        // It has ended just now.
        return sum;
      }
    }, 0);
  }

  /** Folders of its processes below /proc. */
  #members(): string[] {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => `/proc/${name}`)
      .filter((folder) => {
        try {
          const group = readFileSync(`${folder}/stat`, "utf8").split(") ")[1]?.split(" ")[2];
          return Number(group) === this.#child.pid;
        } catch {
          return false;
        }
      });
  }

  #listen(stream: NodeJS.ReadableStream | null): void {
    let rest = "";
    stream?.on("data", (bytes: Buffer) => {
      this.#output = (this.#output + bytes.toString()).slice(-KEPT_CHARACTERS);
      const lines = (rest + bytes.toString()).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) for (const listener of this.#listeners) listener(line);
    });
  }
}
