import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

const groups = new Set<ProcessGroup>();
process.once("exit", () => {
  for (const group of groups) group.signal("SIGKILL");
});

/** Ticks of processor time a second (proc(5)); Linux has had no other figure for decades. */
const TICKS = 100;
const KEPT_CHARACTERS = 200_000;
/** How long the last of a group that was killed may take to go, in milliseconds. */
const LEFT_MS = 15_000;

/** A program and all that it starts, which end together. */
export class ProcessGroup {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  readonly #listeners = new Set<(line: string) => void>();
  #output = "";

  /** `environment` is all that the program sees of ours. `pipes` are opened beside the usual three, from number 3 on. */
  constructor(program: string, args: readonly string[], environment: NodeJS.ProcessEnv, pipes = 0) {
    this.#child = spawn(program, args, {
      detached: true,
      stdio: ["ignore", "pipe", "pipe", ...Array<"pipe">(pipes).fill("pipe")],
      env: environment,
    });
    this.#gone = new Promise((resolve) => {
      this.#child.once("exit", () => resolve());
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

  /** One of the pipes that were opened beside the usual three. */
  pipe(number: number): Duplex {
    const stream = this.#child.stdio[number];
    if (stream == null) throw new Error(`The program has no pipe ${number}.`);
    return stream as Duplex;
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
    await this.#ended();
    groups.delete(this);
  }

  /**
   * Waits until none of it is left. Its streams are no sign of that: what it has started beside itself, such as a bus of the
   * desktop, has them too and lives on for minutes.
   */
  async #ended(): Promise<void> {
    // Nothing else may keep this process alive.
    this.#child.ref();
    await this.#gone;
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.destroy();
    const deadline = performance.now() + LEFT_MS;
    while (this.#members().length > 0 && performance.now() < deadline) await sleep(10);
  }

  /** Waits for the end of the program, at most so many milliseconds, then ends what is left of it. */
  async end(patience: number): Promise<void> {
    const timer = setTimeout(() => this.signal("SIGKILL"), patience);
    this.#child.ref();
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
          const [state, , group] = readFileSync(`${folder}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
          return Number(group) === this.#child.pid && state !== "Z";
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
