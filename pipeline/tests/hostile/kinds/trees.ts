import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bareDoc, doc, type HostileCase } from "../hostile-case.ts";

const link =
  (target: string, path: string) =>
  (folder: string, outside: string): void =>
    symlinkSync(target.replace("OUTSIDE", outside), join(folder, path));

/** Links of the file system and other entries that are not files. */
export const trees: readonly HostileCase[] = [
  {
    name: "a link to a file outside",
    files: bareDoc,
    prepare: link("OUTSIDE/secret.md", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to a folder outside",
    files: bareDoc,
    prepare: link("OUTSIDE", "docs/b"),
    gives: ["docs/b file-outside"],
  },
  {
    name: "a relative link outside",
    files: bareDoc,
    prepare: link("../../outside/secret.md", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to the root",
    files: bareDoc,
    prepare: link("/", "docs/b"),
    gives: ["docs/b file-outside"],
  },
  {
    name: "a symbolic link to /etc/passwd",
    files: bareDoc,
    prepare: link("/etc/passwd", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to /dev/zero",
    files: bareDoc,
    prepare: link("/dev/zero", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to the folder of processes",
    files: bareDoc,
    prepare: link("/proc/self/environ", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to nothing",
    files: bareDoc,
    prepare: link("nothing.md", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "a link to itself",
    files: bareDoc,
    prepare: link("b.md", "docs/b.md"),
    gives: ["docs/b.md file-outside"],
  },
  {
    name: "two links to each other",
    files: bareDoc,
    prepare: (folder) => {
      symlinkSync("c.md", join(folder, "docs/b.md"));
      symlinkSync("b.md", join(folder, "docs/c.md"));
    },
    gives: ["docs/b.md file-outside", "docs/c.md file-outside"],
  },
  { name: "a circle of folders", files: bareDoc, prepare: link("..", "docs/up"), gives: [] },
  {
    name: "a link that leaves through a link",
    files: bareDoc,
    prepare: (folder, outside) => {
      symlinkSync(outside, join(folder, "docs/b"));
      symlinkSync("b/secret.md", join(folder, "docs/c.md"));
    },
    gives: ["docs/b file-outside", "docs/c.md file-outside"],
  },
  {
    name: "a link to a picture outside",
    files: doc("![A picture](p.svg)\n"),
    prepare: link("OUTSIDE/secret.md", "docs/p.svg"),
    gives: ["docs/p.svg file-outside"],
  },
  { name: "a link to a file within", files: bareDoc, prepare: link("a.md", "docs/b.md"), gives: [] },
  {
    name: "a hard link to a file outside",
    files: bareDoc,
    prepare: (folder, outside) => {
      writeFileSync(join(outside, "other.md"), "# Other\n");
      linkSync(join(outside, "other.md"), join(folder, "docs/b.md"));
    },
    // A hard link looks like any file, and a person who may make one may read the file.
    gives: [],
  },
  {
    name: "a pipe",
    files: bareDoc,
    prepare: (folder) => void execFileSync("mkfifo", [join(folder, "docs/b.md")]),
    gives: ["docs/b.md file-kind"],
  },
  {
    name: "a folder named as a doc",
    files: bareDoc,
    prepare: (folder) => mkdirSync(join(folder, "docs/b.md")),
    gives: [],
  },
  {
    name: "a folder named as the site file",
    files: bareDoc,
    prepare: (folder) => mkdirSync(join(folder, "site.yaml")),
    gives: [],
  },
  {
    name: "a folder of packages",
    files: { ...bareDoc, "node_modules/x/docs/b.md": "# B\n", ".git/config.md": "# C\n" },
    gives: [],
  },
];
