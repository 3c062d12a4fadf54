import type { Diagnostic } from "../../core/diagnostics.ts";
import { sha256, shortHash } from "../../core/hash.ts";
import { encodedPath } from "../../core/text/encoded-path.ts";
import { type DeployedFile, deployedFile, type NoAnswer } from "./deployed-file.ts";
import { HeaderFindings } from "./header-findings.ts";
import { WholeTime } from "./whole-time.ts";

/** Requests at a time, so that a check is no attack. */
const AT_ONCE = 4;
/** From this many findings on a site is not as it was built, and more of them would say nothing new. */
const ENOUGH = 100;
/** Time for a whole check, in milliseconds. */
const WHOLE_MS = 600_000;

export interface DeployedSiteOptions {
  /** Time for one file, in milliseconds. */
  readonly deadline?: number | undefined;
  /** Time for the whole check, in milliseconds. */
  readonly timeout?: number | undefined;
  /** Wrong headers are warnings. */
  readonly headersAsWarnings?: boolean | undefined;
}

/** A site on its host: asks for its files, checks the headers and keeps what is wrong, and of the bytes their hash alone. */
export class DeployedSite {
  readonly #found: Diagnostic[] = [];
  readonly #headers: HeaderFindings;
  readonly #deadline: number | undefined;
  readonly #time: WholeTime;
  /** Hash of each file that was asked for; undefined where it is not there. */
  readonly #hashes = new Map<string, Promise<string | undefined>>();
  readonly #verified = new Set<string>();

  constructor(
    /** Ends with a slash. */
    readonly url: string,
    { deadline, timeout = WHOLE_MS, headersAsWarnings = false }: DeployedSiteOptions = {},
  ) {
    this.#time = new WholeTime(timeout);
    this.#deadline = deadline;
    this.#headers = new HeaderFindings(headersAsWarnings ? "warning" : "error");
  }

  get diagnostics(): readonly Diagnostic[] {
    return [...this.#found.slice(0, ENOUGH), ...this.#unfinished(), ...this.#headers.diagnostics];
  }

  /** Addresses that the host has not answered yet. */
  get awaited(): readonly string[] {
    return this.#time.awaited;
  }

  /** Ends the time for the whole. */
  close(): void {
    this.#time.close();
  }

  /** Number of files that have the bytes that they were built with. */
  get verified(): number {
    return this.#verified.size;
  }

  /** Number of files that were asked for. */
  get files(): number {
    return this.#hashes.size;
  }

  /** The answer of the host, whatever it is; nothing is checked. `path` is below the base, decoded. */
  ask(path: string): Promise<DeployedFile | NoAnswer> {
    const address = this.#address(path);
    const { reason, signal: end } = this.#time;
    if (reason !== undefined) return Promise.resolve({ reason: "was not made" });
    const request = deployedFile(address, { deadline: this.#deadline, end });
    return this.#time.wait<DeployedFile>(address, request);
  }

  /** The bytes of a file that must be there. `file` is its path in the output, by which headers are checked. */
  async get(path: string, file = `/${path}`): Promise<Uint8Array | undefined> {
    const known = this.#hashes.get(path);
    // A missing file has been reported.
    if (known !== undefined && (await known) === undefined) return undefined;
    const bytes = this.#fetch(path, file);
    if (known === undefined)
      this.#hashes.set(
        path,
        bytes.then((found) => found && sha256(found)),
      );
    return bytes;
  }

  /** The same where the bytes have the hash. */
  async whole(path: string, hash: string): Promise<Uint8Array | undefined> {
    const bytes = await this.get(path);
    return bytes !== undefined && this.#compare(path, hash, sha256(bytes)) ? bytes : undefined;
  }

  /** Compares a file whose bytes are not needed; it is requested if it has not been yet. */
  async compare(path: string, hash: string): Promise<void> {
    if (!this.#hashes.has(path)) await this.whole(path, hash);
    else {
      const found = await this.#hashes.get(path);
      if (found !== undefined) this.#compare(path, hash, found);
    }
  }

  /** Notes that a file is as it was built, where something else than its hash has shown it. */
  verify(path: string): void {
    this.#verified.add(path);
  }

  async each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
    const rest = items.values();
    const worker = async (): Promise<void> => {
      for (const item of rest) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  /** Reports what is wrong with a file. After the end nothing is known of any file. */
  tell(code: keyof typeof HINTS, path: string, message: string): void {
    if (this.#time.reason !== undefined) return;
    this.#found.push({ code, severity: "error", file: this.#address(path), message, hint: HINTS[code] });
  }

  #compare(path: string, hash: string, found: string): boolean {
    if (found === hash) this.#verified.add(path);
    else {
      const message = `The file has the hash ${shortHash(found)} instead of ${shortHash(hash)}.`;
      this.tell("deploy-file-differs", path, message);
    }
    return found === hash;
  }

  async #fetch(path: string, file: string): Promise<Uint8Array | undefined> {
    if (this.#found.length >= ENOUGH || this.#time.reason !== undefined) return undefined;
    const answer = await this.ask(path);
    if ("reason" in answer) {
      this.tell("deploy-file-missing", path, `The request ${answer.reason}.`);
      return undefined;
    }
    if (answer.status !== 200) {
      this.tell("deploy-file-missing", path, `The host answers with status ${answer.status}.`);
      return undefined;
    }
    this.#headers.check(file, { address: this.#address(path), headers: answer.headers });
    return answer.bytes;
  }

  /** The requests that were still open when the check ended. */
  #unfinished(): Diagnostic[] {
    const { reason, awaited } = this.#time;
    if (reason === undefined) return [];
    const hint =
      "Look whether the host is there and answers in time; a large site may need a longer --timeout SECONDS.";
    return (awaited.length === 0 ? [this.url] : awaited).map((file) => ({
      code: "deploy-file-missing",
      severity: "error",
      file,
      hint,
      message: awaited.length === 0 ? reason : `${reason} This file was still awaited.`,
    }));
  }

  #address(path: string): string {
    return this.url + encodedPath(path);
  }
}

const HINTS = {
  "deploy-file-missing":
    "Deploy the whole output, latest.json and sw.js last; let the host answer 404 and no page for a missing file.",
  "deploy-file-differs":
    "Deploy the output of one build as it is, purge what the host has cached, and verify with the Fairlead that built it.",
} as const;
