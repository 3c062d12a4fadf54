import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkSince } from "../../commands/check/check-since.ts";
import { printedChanges, readStates } from "../../commands/diff/diff.ts";
import { printedImpact } from "../../commands/impact/impact.ts";
import { type OptionsOf, readOptions } from "../../commands/shared/options.ts";
import type { SiteReader } from "../../commands/shared/past-site.ts";
import { formats } from "../../commands/shared/report/formats.ts";
import { manualAddress } from "../../commands/shared/session.ts";
import { makeSite } from "../../site.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { newRepository } from "../support/sources/repository.ts";

/** The page whose examples need two states of the data. It shows every file of both, so that a reader can repeat them. */
export const changePage = fileURLToPath(new URL("../../manual/docs/changes.md", import.meta.url));

/** The data folder, as the page names it. */
const FOLDER = "data";

const fence = /^(`{3,}\w+ title="([^"]+)"\n)([\s\S]*?)^```$/gm;

/** The page with what each of its commands prints now. */
export async function updatedPage(text = readFileSync(changePage, "utf8")): Promise<string> {
  const blocks = [...text.matchAll(fence)].map(([, , title = "", body = ""]) => ({ title, body }));
  const repository = newRepository();
  try {
    const filesOf = (isAfter: boolean) =>
      Object.fromEntries(
        blocks
          .filter(({ title }) => !title.startsWith("fairlead ") && title.startsWith("after ") === isAfter)
          .map(({ title, body }) => [`${FOLDER}/${title.replace(/^after /, "")}`, body]),
      );
    repository.write(filesOf(false));
    repository.commit("Sample");
    repository.write(filesOf(true));
    const printed = new Map<string, string>();
    for (const { title } of blocks)
      if (title.startsWith("fairlead "))
        printed.set(title, await run(title, join(repository.folder, FOLDER)));
    return text.replace(fence, (whole, head: string, title: string) =>
      printed.has(title) ? `${head}${printed.get(title)}\`\`\`` : whole,
    );
  } finally {
    repository.remove();
  }
}

/** The output of a command line for a data folder. */
async function run(line: string, data: string): Promise<string> {
  const options = readOptions([...line.split(" ").slice(1), "--data", data]);
  const reader: SiteReader = {
    options,
    site: (other) =>
      makeSite({
        data: other?.data ?? data,
        alter: other?.alter,
        base: "/",
        url: undefined,
        review: "review" in options && options.review,
        client: { script: "a.js", styles: [], fonts: [] },
        engine: memoryEngine(),
      }),
  };
  if (options.command === "diff") return diff(options, reader);
  if (options.command === "impact") return impact(options, reader);
  return options.command === "check" ? check(options, reader) : "";
}

async function diff({ operands: [range = ""], markdown, format }: OptionsOf<"diff">, reader: SiteReader) {
  return printedChanges(await readStates(reader, range), markdown ? "markdown" : format);
}

async function impact(options: OptionsOf<"impact">, reader: SiteReader): Promise<string> {
  const [reference = ""] = options.operands;
  return printedImpact(reader, await reader.site(), reference, options.format);
}

async function check({ since }: OptionsOf<"check">, reader: SiteReader): Promise<string> {
  const site = await reader.site();
  const changed = since === undefined ? [] : (await checkSince(reader, site, since)).diagnostics;
  const found = [...site.diagnostics, ...changed].map((one) => ({
    ...one,
    file: `${FOLDER}/${one.file}`,
    docs: manualAddress(one.code, undefined),
  }));
  const textOf = (file: string) => site.textOf(file.slice(FOLDER.length + 1));
  return formats.pretty(found, { textOf, colour: false, version: "" });
}
