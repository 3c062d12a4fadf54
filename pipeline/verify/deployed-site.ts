import type { Diagnostic } from "../diagnostics.ts";
import { sha256 } from "../offline/stored-object.ts";
import { type DeployedFile, deployedFile, type NoAnswer } from "./deployed-file.ts";
import { headerProblems } from "./required-headers.ts";

/** Requests at a time, so that a check is no attack. */
const AT_ONCE = 4;
/** From this many findings on a site is not as it was built, and more of them would say nothing new. */
const ENOUGH = 100;

/** A site on its host: asks for its files, each once, judges the headers and keeps what is wrong. */
export class DeployedSite {
  files = 0;
  readonly #found: Diagnostic[] = [];
  readonly #seen = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(
    /** Ends with a slash. */
    readonly url: string,
    /** Time for one file, in milliseconds. */
    readonly deadline: number | undefined,
  ) {}

  get diagnostics(): readonly Diagnostic[] {
    return this.#found.slice(0, ENOUGH);
  }

  /** What the host answers, whatever it is; nothing is judged. `path` is below the base, decoded. */
  ask(path: string): Promise<DeployedFile | NoAnswer> {
    return deployedFile(this.#address(path), this.deadline);
  }

  /** The bytes of a file that must be there. `file` is its path in the output, by which headers are judged. */
  get(path: string, file = `/${path}`): Promise<Uint8Array | undefined> {
    const known = this.#seen.get(path) ?? this.#fetch(path, file);
    this.#seen.set(path, known);
    return known;
  }

  /** The same where the bytes have the hash. */
  async whole(path: string, hash: string): Promise<Uint8Array | undefined> {
    const bytes = await this.get(path);
    if (bytes === undefined || sha256(bytes) === hash) return bytes;
    const found = sha256(bytes).slice(0, 16);
    this.tell("deploy-file-differs", path, `The file has the hash ${found} instead of ${hash.slice(0, 16)}.`);
    return undefined;
  }

  async each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
    const rest = items.values();
    const worker = async (): Promise<void> => {
      for (const item of rest) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  tell(code: keyof typeof HINTS, path: string, message: string): void {
    this.#found.push({ code, severity: "error", file: this.#address(path), message, hint: HINTS[code] });
  }

  async #fetch(path: string, file: string): Promise<Uint8Array | undefined> {
    if (this.#found.length >= ENOUGH) return undefined;
    this.files += 1;
    const answer = await this.ask(path);
    if ("reason" in answer) {
      this.tell("deploy-file-missing", path, `The request ${answer.reason}.`);
      return undefined;
    }
    if (answer.status !== 200) {
      this.tell("deploy-file-missing", path, `The host answers with status ${answer.status}.`);
      return undefined;
    }
    for (const problem of headerProblems(file, answer.headers)) this.tell("deploy-header", path, problem);
    return answer.bytes;
  }

  #address(path: string): string {
    return this.url + path.split("/").map(encodeURIComponent).join("/");
  }
}

const HINTS = {
  "deploy-file-missing":
    "Deploy the whole output, latest.json and sw.js last; let the host answer 404 and no page for a missing file.",
  "deploy-file-differs": "Deploy the output of one build, and purge what the host has cached.",
  "deploy-header": "Use the _headers file or the nginx snippet of the output.",
} as const;
