import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Contract, parseContract } from "../checks/contract/contract.ts";
import { externalByHost } from "../tests/support/checks/external-by-host.ts";
import { printed, siteOfFolder } from "../tests/support/pages/site-of.ts";

/** A folder is a scenario: data with mistakes. Beside it is the whole text that its author reads. */
const folder = fileURLToPath(new URL("../tests/fixtures/diagnostics/", import.meta.url));
const scenarios = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(scenarios.map(({ name }) => name))("what an author reads about %s", async (name) => {
  const site = await siteOfFolder(`${folder}${name}`, {
    today: "2026-01-01",
    against: publishedOf(name),
    external: name === "external-links" ? externalByHost : undefined,
  });
  await expect(printed(site)).toMatchFileSnapshot(`${folder}${name}.expected.txt`);
});

test("each expected text belongs to a scenario", () => {
  const texts = readdirSync(folder).filter((name) => name.endsWith(".expected.txt"));
  const named = texts.map((name) => name.replace(".expected.txt", ""));
  expect(named.sort()).toEqual(scenarios.map(({ name }) => name).sort());
});

/** The link index of the published site that a scenario is compared with, where it has one. */
function publishedOf(name: string): Contract | undefined {
  const file = `${folder}${name}.links.json`;
  if (!existsSync(file)) return undefined;
  const contract = parseContract(readFileSync(file, "utf8"));
  if ("problem" in contract) throw new Error(contract.problem);
  return contract;
}
