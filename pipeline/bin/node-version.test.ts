import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface NodeVersion {
  nodeProblem(version: string): string | undefined;
}

// The launcher is plain JavaScript, so its types are declared here.
const { nodeProblem } = (await import(new URL("./node-version.js", import.meta.url).href)) as NodeVersion;

test.each(["20.19.0", "20.20.2", "22.12.0", "22.23.3", "23.0.0", "24.0.0", "25.1.0", "26.12.1", "100.0.0"])(
  "Node %s runs Fairlead",
  (version) => expect(nodeProblem(version)).toBeUndefined(),
);

test.each(["8.17.0", "18.20.8", "19.9.0", "20.18.3", "20.2.0", "21.7.3", "22.0.0", "22.11.0", "22.2.0"])(
  "Node %s is told in one sentence what is needed",
  (version) =>
    expect(nodeProblem(version)).toBe(
      `Fairlead runs on Node 20 from 20.19 on, on Node 22 from 22.12 on, and on Node 24 and later; this is Node ${version}.`,
    ),
);

test("what npm is told is what the launcher asks for and what the README says", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  expect(engines.node).toBe("^20.19.0 || ^22.12.0 || >=23.0.0");
  const [, needed] = /^You need (.*)\.$/m.exec(readFileSync("README.md", "utf8")) ?? [];
  expect(needed).toBe("Node 20.19, 22.12, 24 or 26, each or a later release of the same version");
});

test("the launcher reads nothing of its own but the version check before that has passed", () => {
  const names = ["fairlead.js", "node-version.js"];
  const imports = names.map(
    (name) => readFileSync(`pipeline/bin/${name}`, "utf8").match(/^import .*$/gm) ?? [],
  );
  expect(imports).toEqual([['import { nodeProblem } from "./node-version.js";'], []]);
});

test.each(["fairlead.js", "bundle.js", "run.js"])(
  "%s of an old Node ends with that sentence and 2",
  (name) => {
    // A preloaded module says that this is another Node.
    const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})";
    const run = (): string =>
      execFileSync(process.execPath, ["--import", old, `pipeline/bin/${name}`], {
        encoding: "utf8",
        stdio: "pipe",
      });
    expect(run).toThrow(
      expect.objectContaining({ status: 2, stdout: "", stderr: `${nodeProblem("18.20.8")}\n` }),
    );
  },
);
