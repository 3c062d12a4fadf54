import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { succeed } from "./npm-pack.ts";
import { npmTool } from "./npm-tool.ts";

/** One way in which strangers install a package. */
export interface PackageManager {
  readonly name: string;
  readonly install: (folder: string, tarball: string) => Promise<unknown>;
  /** Program and arguments that run a script with the packages that were installed. */
  readonly node: (script: string) => Promise<readonly string[]>;
}

const PNPM = ["pnpm", "10.34.9", "bin/pnpm.cjs"] as const;
const YARN_1 = ["yarn", "1.22.22", "bin/yarn.js"] as const;
const YARN_4 = ["@yarnpkg/cli-dist", "4.18.1", "bin/yarn.js"] as const;

const plainNode = async (script: string): Promise<readonly string[]> => [process.execPath, script];

function npm(name: string, ...options: readonly string[]): PackageManager {
  const words = ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", ...options];
  return {
    name,
    install: (folder, tarball) =>
      succeed("npm", [...words, tarball], folder, { npm_config_cache: join(folder, ".npm-cache") }),
    node: plainNode,
  };
}

function pnpm(name: string, ...options: readonly string[]): PackageManager {
  return {
    name,
    install: async (folder, tarball) => {
      const store = ["--store-dir", join(folder, ".pnpm-store"), "--ignore-scripts"];
      const script = await npmTool(...PNPM);
      return succeed(process.execPath, [script, "add", ...store, ...options, tarball], folder);
    },
    node: plainNode,
  };
}

const yarn1: PackageManager = {
  name: "yarn 1",
  install: async (folder, tarball) => {
    const cache = ["--cache-folder", join(folder, ".yarn-cache"), "--ignore-scripts", "--offline"];
    return succeed(process.execPath, [await npmTool(...YARN_1), "add", ...cache, tarball], folder);
  },
  node: plainNode,
};

function yarn4(linker: "node-modules" | "pnpm" | "pnp"): PackageManager {
  const settings = [
    `nodeLinker: ${linker}`,
    ...["enableGlobalCache: false", "enableScripts: false", "enableTelemetry: false"],
    ...["enableImmutableInstalls: false", "enableNetwork: false"],
  ];
  return {
    name: `yarn 4, ${linker}`,
    install: async (folder, tarball) => {
      writeFileSync(join(folder, ".yarnrc.yml"), `${settings.join("\n")}\n`);
      // Without a lock file of its own a folder counts as a part of the project around it.
      writeFileSync(join(folder, "yarn.lock"), "");
      return succeed(process.execPath, [await npmTool(...YARN_4), "add", `fairlead@file:${tarball}`], folder);
    },
    node: async (script) => [process.execPath, await npmTool(...YARN_4), "node", script],
  };
}

export const packageManagers: readonly PackageManager[] = [
  npm("npm"),
  npm("npm, linked", "--install-strategy=linked"),
  pnpm("pnpm"),
  pnpm("pnpm, hoisted", "--config.node-linker=hoisted"),
  yarn1,
  yarn4("node-modules"),
  yarn4("pnpm"),
  yarn4("pnp"),
];
