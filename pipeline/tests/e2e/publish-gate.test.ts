import { expect, test } from "vitest";
import { fairlead } from "./support/command.ts";
import { succeed, workplace } from "./support/workplace.ts";

const WARNING =
  /^Warning: not ready to be published, 1 thing to supply: fairlead report publish lists what\.$/gm;

/** A site with one thing that a person must supply: a reading of its contact page. */
function unanswered() {
  const place = workplace();
  const channel = "contact: [{ kind: email, to: quay@example.org }]\n";
  place.edit("site.yaml", (text) => text + channel);
  place.edit("pages/contact.yaml", (text) => text.replace("body:", "reading: The quay is a guess.\nbody:"));
  const run = (...args: string[]) => fairlead([...args, "--cache", "cache"], { cwd: place.folder });
  return { ...place, run };
}

test("a site that waits for an answer is built with a warning of one line, and refused by check --publish", async () => {
  const { run, build, edit } = unanswered();
  const site = ["--site-url", "https://example.org"];
  const first = await succeed(build(...site));
  expect(first.stdout.match(WARNING)).toHaveLength(1);
  expect(first.stderr).toBe("");
  // Nothing has changed: the line is that of the first build, and no part of what programs read.
  const again = await succeed(build(...site, "--format", "json"));
  expect(JSON.parse(again.stdout).diagnostics).toEqual([]);
  expect(again.stderr.match(WARNING)).toHaveLength(1);

  await succeed(run("check"));
  const refused = await run("check", "--publish");
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /^data\/pages\/contact\.yaml:6:10 {2}error {2}publish-reading {2}This reading is not confirmed: "The quay is a guess\."$/m,
  );
  await succeed(run("check"));

  edit("pages/contact.yaml", (text) => text.replace("reading: The quay is a guess.\n", ""));
  await succeed(run("check", "--publish"));
});

test("the gate has every form of diagnostics, and the report one for people and one for programs", async () => {
  const { run, edit } = unanswered();
  const signs = {
    json: '"code": "publish-reading"',
    github: "::error file=data/pages/contact.yaml,line=6",
    junit: "contact.yaml:6:10 error publish-reading",
    sarif: '"ruleId": "publish-reading"',
  };
  for (const [format, sign] of Object.entries(signs)) {
    const { code, stdout } = await run("check", "--publish", "--format", format);
    expect({ format, code }).toEqual({ format, code: 1 });
    expect(stdout).toContain(sign);
  }
  expect((await succeed(run("report", "publish"))).stdout).toBe(
    "1. Confirm or correct: The quay is a guess.\n    data/pages/contact.yaml:6:10  publish-reading\n\n1 thing to supply before this site is published.\n",
  );
  expect(JSON.parse((await succeed(run("report", "publish", "--format", "json"))).stdout)).toMatchObject({
    version: 1,
    report: "publish",
    blockers: [{ supply: "Confirm or correct: The quay is a guess.", places: 1, diagnostics: [{ line: 6 }] }],
  });

  // A file with a mistake might hold more: the list must not look complete.
  edit("pages/contact.yaml", (text) => text.replace("state:", "stat:"));
  const { code, stdout, stderr } = await run("report", "publish");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain("schema-");
});
