import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { repository, run } from "../support/command.ts";
import { oneAtATime } from "../support/one-at-a-time.ts";

/** What `npm pack` made. */
export interface Tarball {
  readonly path: string;
  /** Bytes as packed, and of all files. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

interface NpmPacked {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** The package of this repository. Its script `prepack` is run here by itself, since npm would run `prepare` as well. */
export function packFairlead(): Promise<Tarball> {
  const folder = join(inject("runFolder"), "tarball");
  return oneAtATime(`${folder} lock`, async () => {
    await succeed(process.execPath, ["pipeline/bin/pack.js"], repository);
    return npmPack(repository, folder, ["--ignore-scripts"]);
  });
}

/** Packs a folder with npm. */
export async function npmPack(folder: string, to: string, options: readonly string[] = []): Promise<Tarball> {
  mkdirSync(to, { recursive: true });
  const packed = await succeed("npm", ["pack", "--json", "--pack-destination", to, ...options], folder);
  const [made] = JSON.parse(packed) as readonly NpmPacked[];
  if (made === undefined) throw new Error(`npm has packed nothing:\n${packed}`);
  const { filename, size, unpackedSize, files } = made;
  return { path: join(to, filename), size, unpackedSize, files: files.map(({ path }) => path).sort() };
}

/** Runs a program and returns what it printed; an error where it does not end well. */
export async function succeed(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code, stdout, stderr } = await run(program, args, { cwd, env });
  if (code !== 0)
    throw new Error(`${program} ${args.join(" ")} ended with ${code} in ${cwd}:\n${stdout}${stderr}`);
  return stdout;
}
