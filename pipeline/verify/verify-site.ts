import { gunzipSync } from "node:zlib";
import { NAME_LENGTH, type PublishedSearch } from "../../renderer/search/published.ts";
import { corpora } from "../../renderer/search/search-data.ts";
import { schemas } from "../../schema/generated/schemas.ts";
import type { Latest, PageData, RootManifest, SectionManifest } from "../../schema/generated/types.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { OBJECTS, sha256 } from "../offline/stored-object.ts";
import { createValidator } from "../validate/create-validator.ts";
import { type DeployedFile, deployedFile } from "./deployed-file.ts";
import { headerProblems } from "./required-headers.ts";

/** Requests at a time, so that a check is no attack. */
const AT_ONCE = 4;
/** From this many findings on a site is not as it was built, and more of them would say nothing new. */
const ENOUGH = 100;

export interface Verified {
  readonly diagnostics: readonly Diagnostic[];
  /** Files that were asked for. */
  readonly files: number;
}

export interface VerifyOptions {
  /** Time for one file, in milliseconds. */
  readonly deadline?: number;
}

/** Fetches a deployed site by way of its manifests and compares every file. `url` ends with a slash. */
export async function verifySite(url: string, { deadline }: VerifyOptions = {}): Promise<Verified> {
  const run = new Verification(url, deadline);
  await run.all();
  return { diagnostics: run.diagnostics.slice(0, ENOUGH), files: run.files };
}

class Verification {
  readonly diagnostics: Diagnostic[] = [];
  files = 0;
  readonly #validator = createValidator(schemas);
  readonly #seen = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(
    readonly url: string,
    readonly deadline: number | undefined,
  ) {}

  async all(): Promise<void> {
    const latest = await this.#json<Latest>("latest", "latest.json");
    if (latest === undefined) return;
    const root = await this.#json<RootManifest>(
      "root-manifest",
      OBJECTS + latest.root.hash,
      latest.root.hash,
    );
    if (root === undefined) return;
    await this.#object(root.template.hash);
    await this.#each(root.shared, ({ path, hash }) => this.#stored(path, hash));
    await this.#each([...root.packs, ...root.sections.flatMap(({ packs }) => packs)], (pack) =>
      this.#pack(pack),
    );
    for (const { manifest } of root.sections) {
      const section = await this.#json<SectionManifest>(
        "section-manifest",
        OBJECTS + manifest.hash,
        manifest.hash,
      );
      await this.#each(section?.assets ?? [], ({ path, hash }) => this.#stored(path, hash));
      await this.#each(section?.pages ?? [], ({ pathname, hash }) => this.#page(pathname, hash));
    }
    if (root.archive !== undefined) await this.#whole(root.archive.path, root.archive.hash);
    await this.#search();
    await this.#worker();
  }

  /** A file at its own path and under its hash. */
  async #stored(path: string, hash: string): Promise<void> {
    await this.#whole(path, hash);
    await this.#object(hash);
  }

  async #object(hash: string): Promise<Uint8Array | undefined> {
    return this.#whole(OBJECTS + hash, hash);
  }

  async #page(pathname: string, hash: string): Promise<void> {
    const folder = pathname === "/" ? "" : `${pathname.slice(1)}/`;
    const bytes = await this.#object(hash);
    await this.#whole(`${folder}index.json`, hash);
    const html = await this.#get(pathname.slice(1), `/${folder}index.html`);
    if (html === undefined || bytes === undefined) return;
    const { hash: record } = JSON.parse(Buffer.from(bytes).toString("utf8")) as PageData;
    if (!Buffer.from(html).includes(`data-record="${record}"`))
      this.#tell("deploy-file-differs", pathname.slice(1), "The page is of another build than its record.");
  }

  async #pack({ path, hash, decoded }: RootManifest["packs"][number]): Promise<void> {
    const packed = await this.#get(path, `/${path}`);
    if (packed === undefined) return;
    try {
      if (sha256(gunzipSync(packed, { maxOutputLength: decoded })) === hash) return;
    } catch {
      // What cannot be unpacked differs too.
    }
    this.#tell("deploy-file-differs", path, "The pack does not hold what its manifest says.");
  }

  /** The shards of the index and the texts of pages, whose names are the beginnings of their hashes. */
  async #search(): Promise<void> {
    const bytes = await this.#get("search/statistics.json", "/search/statistics.json");
    if (bytes === undefined) return;
    const names = searchFileNames(bytes);
    if (names === undefined)
      this.#tell(
        "deploy-file-differs",
        "search/statistics.json",
        "The file is not what Fairlead writes there.",
      );
    await this.#each(names ?? [], async (path) => {
      const file = await this.#get(path, `/${path}`);
      if (file !== undefined && !path.includes(`/${sha256(file).slice(0, NAME_LENGTH)}.`))
        this.#tell("deploy-file-differs", path, "The file has another hash than its name says.");
    });
  }

  /** Every file that the worker stores when it is installed, by the integrity that the worker asks for. */
  async #worker(): Promise<void> {
    const answer = await deployedFile(this.#address("sw.js"), this.deadline);
    // A site without a worker is whole too: it is read with a network alone.
    if ("status" in answer && answer.status === 404) return;
    const script = await this.#get("sw.js", "/sw.js");
    const text = Buffer.from(script ?? []).toString("utf8");
    if (/^\s*</.test(text)) this.#tell("deploy-file-differs", "sw.js", "The worker is no script but a page.");
    const entries = text.matchAll(/"integrity":"sha256-([A-Za-z0-9+/=]+)"[^{}]*?"url":"([^"]+)"/g);
    await this.#each([...entries], async ([, digest = "", address = ""]) => {
      const path = decodeURIComponent(new URL(address, this.url).href.slice(this.url.length));
      // A host answers 404.html as a page for what is not found, and not as a file.
      if (path !== "404.html") await this.#whole(path, Buffer.from(digest, "base64").toString("hex"));
    });
  }

  async #json<T>(
    schema: "latest" | "root-manifest" | "section-manifest",
    path: string,
    hash?: string,
  ): Promise<T | undefined> {
    const bytes = hash === undefined ? await this.#get(path, `/${path}`) : await this.#whole(path, hash);
    if (bytes === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
      this.#validator.validateValue(schema, value);
      return value as T;
    } catch {
      this.#tell("deploy-file-differs", path, "The file is not what Fairlead writes there.");
      return undefined;
    }
  }

  async #whole(path: string, hash: string): Promise<Uint8Array | undefined> {
    const bytes = await this.#get(path, `/${path}`);
    if (bytes === undefined || sha256(bytes) === hash) return bytes;
    this.#tell(
      "deploy-file-differs",
      path,
      `The file has the hash ${sha256(bytes).slice(0, 16)} instead of ${hash.slice(0, 16)}.`,
    );
    return undefined;
  }

  /** Asks once for each address. `file` is the path in the output, by which headers are judged. */
  #get(path: string, file: string): Promise<Uint8Array | undefined> {
    const known = this.#seen.get(path) ?? this.#fetch(path, file);
    this.#seen.set(path, known);
    return known;
  }

  async #fetch(path: string, file: string): Promise<Uint8Array | undefined> {
    if (this.diagnostics.length >= ENOUGH) return undefined;
    this.files += 1;
    const answer = await deployedFile(this.#address(path), this.deadline);
    if ("reason" in answer) {
      this.#tell("deploy-file-missing", path, `The request ${answer.reason}.`);
      return undefined;
    }
    if (answer.status !== 200) {
      this.#tell("deploy-file-missing", path, `The host answers with status ${answer.status}.`);
      return undefined;
    }
    this.#judge(path, file, answer);
    return answer.bytes;
  }

  #judge(path: string, file: string, { headers }: DeployedFile): void {
    for (const problem of headerProblems(file, headers)) this.#tell("deploy-header", path, problem);
  }

  async #each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
    const rest = items.values();
    const worker = async (): Promise<void> => {
      for (const item of rest) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  #address(path: string): string {
    return this.url + path.split("/").map(encodeURIComponent).join("/");
  }

  #tell(code: keyof typeof HINTS, path: string, message: string): void {
    this.diagnostics.push({ code, severity: "error", file: this.#address(path), message, hint: HINTS[code] });
  }
}

/** The files that `search/statistics.json` names; undefined where it is another file. */
function searchFileNames(bytes: Uint8Array): string[] | undefined {
  try {
    const { corpora: both } = JSON.parse(Buffer.from(bytes).toString("utf8")) as PublishedSearch;
    return corpora.flatMap((name) => [
      ...both[name].shards.map(([, shard]) => `search/terms/${shard}.json`),
      ...(both[name].pages.match(new RegExp(`.{${NAME_LENGTH}}`, "g")) ?? []).map(
        (page) => `search/pages/${page}.json`,
      ),
    ]);
  } catch {
    return undefined;
  }
}

const HINTS = {
  "deploy-file-missing":
    "Deploy the whole output, latest.json and sw.js last; let the host answer 404 and no page for a missing file.",
  "deploy-file-differs": "Deploy the output of one build, and purge what the host has cached.",
  "deploy-header": "Use the _headers file or the nginx snippet of the output.",
} as const;
