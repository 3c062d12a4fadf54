import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fairlead } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { differingPaths, readTree } from "./support/tree.ts";
import { type WritingCommand, writingCommands } from "./support/writing-commands.ts";

/** Root writes anywhere, so its commands run as the user who owns nothing. */
const otherUser = process.getuid?.() === 0 ? 65_534 : undefined;

const docs: WritingCommand["prepare"] = async (folder) => {
  mkdirSync(join(folder, "data/docs"), { recursive: true });
  writeFileSync(join(folder, "data/docs/a.md"), "# A\n");
};
const builds: readonly WritingCommand[] = [
  { name: "build", args: ["build"], prepare: docs },
  { name: "build --trial", args: ["build", "--trial"], prepare: docs },
  { name: "init", args: ["init", "site", "--yes"], prepare: docs },
];

/** The importers of records write by one function: the usual run has the first of them, and `FAIRLEAD_LONG` all. */
const isLong = process.env.FAIRLEAD_LONG === "1";
const commands = [...writingCommands, ...builds].filter(
  ({ name }) => isLong || !/^import (?:svd|sunspec|csv|kicad)$/.test(name),
);

test.each(commands.map((command) => ({ name: command.name, command })))(
  "$name names what this user may not write, and changes nothing",
  async ({ command }) => {
    const [work, temporary] = [tempFolder(), tempFolder()];
    const env = { TMPDIR: temporary, HOME: temporary };
    await command.prepare(work, (args) => fairlead(args, { cwd: work, env }));
    chmodSync(temporary, 0o777);
    setWritable(work, false);
    onTestFinished(() => setWritable(work, true));
    const before = readTree(work);
    const { code, stdout, stderr } = await fairlead(command.args, { cwd: work, env, user: otherUser });
    expect(stderr + stdout).toMatch(/\(EACCES\)|because permission is denied/);
    expect(stderr + stdout).toMatch(/writable for the user who runs this|mode of the folder/);
    expect(code).toBe(command.name.startsWith("build") ? 1 : 2);
    expect(differingPaths(before, readTree(work))).toEqual([]);
    expect(readdirSync(temporary).filter((name) => name.startsWith("fairlead-import-"))).toEqual([]);
  },
);

/** Lets the owner write below a folder, or takes this away; all may read there. */
function setWritable(path: string, isWritable: boolean): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  // A folder that cannot be written can still be gone through.
  chmodSync(path, (isWritable ? 0o600 : 0o400) | (stat.isDirectory() ? 0o155 : 0o044));
  if (stat.isDirectory()) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable);
}
