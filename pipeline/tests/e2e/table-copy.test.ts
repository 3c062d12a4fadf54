import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openFolds } from "./support/open-folds.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

// Tables go to the clipboard as CSV, on the pages of the fleet sample; its lines have nothing to filter by.
const site = testSite({ data: "fleet" });
const catalogue = testSite({ data: "catalogue" });
const registers = "docs/Verdin/Verdin-Core-Scale-model-edition/Advanced/modbus-registers";

async function visitor(path: string, width = 1280, { newContext, at } = site): Promise<Page> {
  const context = await newContext({
    viewport: { width, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(at(path));
  await untilStarted(page);
  await openFolds(page);
  return page;
}

/** Records of a table, which has been copied with the keyboard. */
async function copied(page: Page, name: string): Promise<string[]> {
  const button = page.getByRole("button", { name: `Copy CSV: ${name}`, exact: true });
  await button.waitFor();
  const handle = await button.elementHandle();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => handle?.getAttribute("aria-label")).toBe("Copied");
  expect(await handle?.textContent()).toBe("Copied");
  expect(await page.locator("body > [role=status].copy-news").textContent()).toBe("Copied");
  await expect.poll(() => button.count()).toBe(1);
  return (await page.evaluate(() => navigator.clipboard.readText())).split(
    /\r?\n(?=(?:[^"]*"[^"]*")*[^"]*$)/,
  );
}

test("a row that a link led to keeps the focus when its table gets the button", async () => {
  const page = await visitor("docs/intro");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/projects/navigation/verdin-core#param-idle-current";
    document.body.append(link);
    link.click();
    link.remove();
  });
  await page.locator(".table-copied #param-idle-current").waitFor();
  expect(await page.locator(":focus").getAttribute("id")).toBe("param-idle-current");
});

describe.each([390, 1280])("at %i px the keyboard copies", (width) => {
  test("a table of a datasheet", async () => {
    const page = await visitor("projects/navigation/verdin-core", width);
    const records = await copied(page, "Key figures");
    expect(records.slice(0, 3)).toEqual([
      "Parameter,Nom.,Unit,Status",
      "Drive controllers,,,",
      "Controllers for Voith-Schneider-type propellers,4,,confirmed",
    ]);
    expect(records).toContain(
      '"Azimuth rotation of the drive\nRequired of the connected drive. The speed controller must run the propeller both ways.",180,°,confirmed',
    );
    expect(records).toContain(
      '"Positioning axes\nOne PID controller an axis.","yaw, sway, surge",,confirmed',
    );
  });

  test("a table of registers", async () => {
    const page = await visitor(registers, width);
    const records = await copied(page, "Board");
    expect(records.slice(0, 2)).toEqual([
      "Register,Values,Meaning",
      'META_ACTIVITY,"0 = dark\n1 = lit",State of the red LED.',
    ]);
  });

  test("a table of Markdown, under the name of its heading", async () => {
    const page = await visitor("docs/Verdin/comparison", width);
    const records = await copied(page, "Choose by task");
    expect(records.slice(0, 2)).toEqual([
      "Your task,Look at first",
      "Move a Voith-Schneider-type propeller or a Z-drive,VERDIN Core",
    ]);
  });

  test("the products of a line, and products side by side, without their controls", async () => {
    const page = await visitor("families/converters", width, catalogue);
    const found = await copied(page, "Sample converters: values");
    expect(found[0]).toMatch(/^Product,"Supply voltage, V V_IN",/);
    expect(found[1]).toMatch(/^Sample Anchor,/);
    expect(found.join()).not.toMatch(/\bcompare\b/);
    const beside = await copied(page, "Sample converters: products side by side");
    expect(beside[0]).toMatch(/^Parameter,/);
    expect(beside[0]).not.toMatch(/remove/);
  });
});

test.each([390, 1280])("at %i px a button covers no words and is high enough for a finger", async (width) => {
  const pages = [
    registers,
    "docs/Verdin/comparison",
    "projects/navigation/verdin-core",
    "projects/navigation",
  ];
  for (const path of pages) {
    const page = await visitor(path, width);
    await page.locator(".table-copy").first().waitFor();
    const covered = await page.locator(".table-copy").evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const box = button.getBoundingClientRect();
        const words = document.createTreeWalker(
          document.querySelector("main") as Element,
          NodeFilter.SHOW_TEXT,
        );
        const below: string[] = box.height < 24 ? [`${box.height} px`] : [];
        for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
          if (button.contains(node) || node.textContent?.trim() === "") continue;
          if (node.parentElement?.closest(".visually-hidden, .spec-headed caption")) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const word of range.getClientRects()) {
            const wide = Math.min(word.right, box.right) - Math.max(word.left, box.left);
            const high = Math.min(word.bottom, box.bottom) - Math.max(word.top, box.top);
            // Boxes of words are higher than their letters.
            if (wide > 1 && high > 6) below.push(`${button.ariaLabel}: ${node.textContent}`);
          }
        }
        return below;
      }),
    );
    expect({ [path]: covered }).toEqual({ [path]: [] });
    await page.context().close();
  }
});

test("where the clipboard refuses, the button says so and selects the table", async () => {
  const page = await visitor(registers);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy CSV: Board" }).click();
  const refused = page.getByRole("button", { name: /^The clipboard was refused\. The table is selected/ });
  await refused.waitFor();
  expect(await refused.textContent()).toBe("Press Ctrl+C");
  expect(await page.locator(".copy-news").textContent()).toMatch(/^The clipboard was refused\./);
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("META_ACTIVITY");
});

test("printed tables have no button, and a list of files has none at all", async () => {
  const page = await visitor(registers);
  const button = page.locator(".table-copy").first();
  await button.waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await button.isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  const files = await visitor("exports");
  await files.locator(".copy-news").waitFor({ state: "attached" });
  expect(await files.locator(".table-copy").count()).toBe(0);
});

test("the units that are chosen are those that are copied, without thin spaces", async () => {
  const page = await visitor("projects/air/can-dps310");
  await page.getByRole("radio", { name: "Imperial" }).check();
  const table = page.locator("main table:has(.converted)", { hasText: "\u2248" }).first();
  const records = await copied(page, (await table.locator("caption").textContent()) ?? "");
  expect(records.join("\n")).toContain("\u2248 0.00007");
});
