import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { listFiles } from "./support/tree.ts";

const site = testSite({ data: "small" });
const open = () => site.open("serials");

async function ask(page: Page, serial: string): Promise<void> {
  await page.getByRole("textbox", { name: "Serial number" }).fill(serial);
  await page.keyboard.press("Enter");
}

const result = (page: Page) => page.locator(".serial-result");

describe("the serial check", () => {
  test.each([
    ["hw-al 0001", "hw-al 0001 is registered: Alpha, hardware A."],
    ["HWAL0002", "HWAL0002 is recalled: Alpha, hardware B.Send it back, please."],
    ["HW-AL-0003", "HW-AL-0003 is not among the published serial numbers."],
    ["?", "? cannot be a serial number: it has 3 to 40 letters and digits."],
    ["", "Type the number that is printed on the device."],
  ])("says of %j: %s", async (typed, answer) => {
    const { page, takeTroubles } = await open();
    await ask(page, typed);
    await expect.poll(() => result(page).textContent()).toContain(answer);
    expect(takeTroubles()).toEqual([]);
  });

  test("leads from a number to its product", async () => {
    const { page } = await open();
    await ask(page, "hw-al-0001");
    await result(page).getByRole("link", { name: "Alpha" }).click();
    await page.getByRole("heading", { level: 1, name: "Alpha" }).waitFor();
  });

  test("calls no number unknown when the register cannot be read", async () => {
    const { page, context } = await open();
    await context.setOffline(true);
    await ask(page, "hw-al-0001");
    await expect.poll(() => result(page).textContent()).toContain("The register could not be read.");
  });
});

describe("the serial check of a site without numbers", () => {
  const fleet = testSite({ data: "fleet" });

  test("says once that there are none, before it asks, and then what that means for the number that was typed", async () => {
    const { page, takeTroubles } = await fleet.open("ecu/serials");
    const answer = page.getByRole("main").getByText(/No serial numbers are published at present/);
    expect(await answer.textContent()).toContain("it can confirm no device");
    await ask(page, " AB-1 ");
    await expect
      .poll(() => result(page).textContent())
      .toContain("AB-1 has the form of a serial number. It can be neither confirmed nor denied here.");
    expect(await answer.count()).toBe(1);
    expect(takeTroubles()).toEqual([]);
  });
});

test("no number stands in any file of the output", () => {
  for (const path of listFiles(site.out)) {
    const text = readFileSync(join(site.out, path), "latin1").toUpperCase();
    expect(text.includes("HWAL0001") || text.includes("HW-AL-0001"), path).toBe(false);
  }
});
