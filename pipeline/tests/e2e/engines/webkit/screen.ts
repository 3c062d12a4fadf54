import { spawn } from "node:child_process";
import { once } from "node:events";

/** A virtual screen of its own. */
export class Screen {
  readonly display: string;
  readonly #end: () => void;

  private constructor(display: string, end: () => void) {
    this.display = display;
    this.#end = end;
  }

  /** Starts one; the server itself picks a number that is free. */
  static async start(program: string): Promise<Screen> {
    const args = ["-displayfd", "1", "-screen", "0", "1600x1400x24", "-nolisten", "tcp", "-noreset"];
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
    const end = () => child.kill("SIGKILL");
    process.once("exit", end);
    child.once("close", () => process.off("exit", end));
    child.unref();
    const [bytes] = (await Promise.race([once(child.stdout, "data"), failed(child)])) as [Buffer];
    // Not closed: the server may write to it again, and would end.
    child.stdout.resume();
    return new Screen(`:${bytes.toString().trim()}`, end);
  }

  close(): void {
    this.#end();
  }
}

async function failed(child: ReturnType<typeof spawn>): Promise<never> {
  const [code] = (await once(child, "close")) as [number | null];
  throw new Error(`Xvfb ended with ${code} before it had a screen.`);
}
