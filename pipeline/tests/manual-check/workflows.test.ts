import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CORE_SCHEMA, load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { scriptProblems } from "./script-problems.ts";

/** The workflows that companies take over as they are: every command exists, nothing has more rights than it needs. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = `${root}.github/workflows/`;
const names = readdirSync(folder);
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
  scripts: Record<string, string>;
};

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = names.map((name) => {
  const text = readFileSync(folder + name, "utf8");
  return { name, text, workflow: load(text, { schema: CORE_SCHEMA }) as Workflow };
});
const jobOf = (file: string, job: string): Job | undefined =>
  workflows.find(({ name }) => name === file)?.workflow.jobs[job];
const runsOf = (job: Job | undefined): string => (job?.steps ?? []).map(({ run = "" }) => run).join("\n");

test("there are workflows", () => {
  expect(names.toSorted()).toEqual(["check.yml", "deploy.yml", "links.yml"]);
});

describe.each(workflows)("$name", ({ text, workflow }) => {
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test("uses commands that exist", () => {
    expect(steps.flatMap(({ run = "" }) => scriptProblems(run, scripts))).toEqual([]);
  });

  test("has scripts that a shell can read, and no text of strangers in them", () => {
    for (const { run } of steps) {
      if (run === undefined) continue;
      expect(run, "an expression would be pasted into the script").not.toContain("${{");
      const { status, stderr } = spawnSync("bash", ["-n"], { input: run, encoding: "utf8" });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    }
    expect(Object.keys(workflow.on)).not.toContain("pull_request_target");
  });

  test("pins every action to a commit and names its version", () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, what = ""]) => what);
    expect(uses).toHaveLength(steps.filter((step) => step.uses !== undefined).length);
    for (const what of uses) expect(what).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("gives each job the least rights and an end", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const [name, job] of jobs) {
      expect(job["timeout-minutes"], name).toBeGreaterThan(0);
      for (const [right, level] of Object.entries(job.permissions ?? {}))
        if (level === "write") expect(["security-events", "pages", "id-token"], name).toContain(right);
    }
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@")))
      expect(step.with?.["persist-credentials"]).toBe(false);
  });
});

test("a change gets annotations, a SARIF upload, the tests on three systems and an audit", () => {
  const data = jobOf("check.yml", "data");
  expect(runsOf(data)).toContain("--format github");
  expect(runsOf(data)).toContain("--format sarif > fairlead.sarif");
  expect(runsOf(data)).toContain("npm run test:site");
  expect(data?.steps.find(({ uses }) => uses?.includes("upload-sarif"))?.with?.sarif_file).toBe(
    "fairlead.sarif",
  );
  expect(jobOf("check.yml", "test")?.strategy?.matrix.os?.map((os) => os.split("-")[0])).toEqual([
    "ubuntu",
    "macos",
    "windows",
  ]);
  expect(runsOf(jobOf("check.yml", "audit"))).toContain("npm audit");
});

test("the commands run with every Node that is promised, and what each wrote is compared", () => {
  const job = jobOf("check.yml", "node");
  expect(job?.strategy?.matrix.node).toEqual(["20.19.0", "20", "22.12.0", "22", "24", "26"]);
  for (const command of ["--version", "--help", "check", "build"])
    expect(runsOf(job)).toContain(`fairlead ${command}`);
  expect(runsOf(jobOf("check.yml", "same-bytes"))).toContain('diff nodes/bytes-20/bytes.txt "$list"');
});

test("a release carries the files of the last one and is compared with its addresses", () => {
  expect(runsOf(jobOf("deploy.yml", "build"))).toContain("--previous previous --against previous");
});

test.each([
  ["https://example.org", "https://example.org", "/"],
  ["https://example.org/", "https://example.org", "/"],
  ["https://company.github.io/manual", "https://company.github.io", "/manual/"],
  ["https://company.github.io/manual/", "https://company.github.io", "/manual/"],
  ["http://localhost:8080/a/b", "http://localhost:8080", "/a/b/"],
])("a release for %s is built for its host and its path", (address, host, base) => {
  const job = jobOf("deploy.yml", "build");
  const script = job?.steps.find(({ run }) => run?.includes("SITE_HOST="))?.run ?? "";
  // The file that the next steps get their variables from.
  const env = { ...process.env, SITE_URL: address, GITHUB_ENV: "variables" };
  const cwd = mkdtempSync(join(tmpdir(), "fairlead-workflow-"));
  const { stdout } = spawnSync("bash", ["-c", `${script}\ncat variables`], { encoding: "utf8", env, cwd });
  rmSync(cwd, { recursive: true });
  expect(stdout).toBe(`SITE_HOST=${host}\nSITE_BASE=${base}\n`);
  expect(runsOf(job).match(/build --site-url "\$SITE_HOST" --base "\$SITE_BASE" /g)).toHaveLength(2);
});

test("a release is refused before it is built where a person has still to supply something", () => {
  const runs = runsOf(jobOf("deploy.yml", "build"));
  const gate = runs.indexOf(
    'fairlead check --publish --site-url "$SITE_HOST" --base "$SITE_BASE" --format github',
  );
  expect(gate).toBeGreaterThan(runs.indexOf("npm ci"));
  expect(gate).toBeLessThan(runs.indexOf("fairlead build"));
});

test.each([
  ["check.yml", "data"],
  ["deploy.yml", "build"],
])("%s installs the package that it packs, and runs that and not the clone (%s)", (file, job) => {
  const runs = runsOf(jobOf(file, job));
  const installed = runs.indexOf('echo "$RUNNER_TEMP/package/node_modules/.bin" >> "$GITHUB_PATH"');
  expect(runs.indexOf("npm pack")).toBeGreaterThan(runs.indexOf("npm ci"));
  expect(installed).toBeGreaterThan(runs.indexOf("npm pack"));
  expect(runs.search(/^\s*fairlead check/m)).toBeGreaterThan(installed);
  expect(runs).not.toMatch(/npx|bin\/fairlead\.js/);
});

test("GitHub Pages, which reads no headers, is verified without them", () => {
  expect(runsOf(jobOf("deploy.yml", "verify"))).toContain('verify "$SITE_URL" --headers-as-warnings');
});

test("the example for another CI in the manual uses commands that exist", () => {
  const page = readFileSync(`${root}pipeline/manual/docs/ci.md`, "utf8");
  const text = /title="\.gitlab-ci\.yml"\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? "";
  const jobs = Object.values(load(text, { schema: CORE_SCHEMA }) as Record<string, { script?: string[] }>);
  const runs = jobs.flatMap(({ script = [] }) => script);
  expect(runs.filter((run) => run.includes("npx --no-install fairlead")).length).toBeGreaterThan(2);
  expect(runs.flatMap((run) => scriptProblems(run, scripts))).toEqual([]);
});

test.each([
  ["npm run chekc", 'npm run chekc: package.json has no script "chekc".'],
  ["npm start", 'npm start: package.json has no script "start".'],
  [
    "if x; then\n  npx --no-install fairlead chekc > a\nfi",
    'npx --no-install fairlead chekc: There is no command "chekc". Did you mean check?',
  ],
  [
    'npx --no-install fairlead build --site-url "$SITE"',
    'npx --no-install fairlead build --site-url "$SITE": "$SITE" is no address of a site.',
  ],
  [
    "npm pack\n  fairlead chekc --quiet > a",
    'fairlead chekc --quiet: There is no command "chekc". Did you mean check?',
  ],
  ["npx fairlead check", "npx may fetch a package of another owner without --no-install."],
])("the command of %j is refused", (script, problem) => {
  expect(scriptProblems(script, { test: "" })[0]).toContain(problem);
});
