import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageRecord } from "../../../../schema/generated/types.ts";
import { formats } from "../../../commands/shared/report/formats.ts";
import type { SiteOptions } from "../../../site.ts";
import { makeSite, type Site } from "../../../site.ts";
import { memoryEngine } from "../engine/memory-engine.ts";

/** Records that use every key of every schema. */
export const samplesFolder = fileURLToPath(new URL("../../fixtures/samples", import.meta.url));

/** For tests: the site of a data folder. */
export function siteOfFolder(data: string, options: Partial<SiteOptions> = {}): Promise<Site> {
  return makeSite({
    data,
    base: "/",
    url: undefined,
    review: false,
    client: { script: "a.js", styles: [], fonts: [] },
    engine: memoryEngine(),
    ...options,
  });
}

/** For tests: the record of a page, which must be there. */
export function pageAt({ records }: Site, pathname: string): PageRecord {
  const found = records.find((candidate) => candidate.pathname === pathname);
  if (found === undefined) throw new Error(`There is no page at ${pathname}.`);
  return found;
}

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** For tests: the site of files given as path and content. `prepare` may add what is no plain file, such as links. */
export async function siteOf(
  files: Files,
  options: Partial<SiteOptions> = {},
  prepare: (folder: string) => void = () => {},
): Promise<Site> {
  const place = mkdtempSync(join(tmpdir(), "fairlead-"));
  const folder = join(place, "data");
  try {
    mkdirSync(folder);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    prepare(folder);
    return await siteOfFolder(folder, options);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The report that a person reads about a site. */
export function printed(site: Site): string {
  return formats.pretty(site.diagnostics, { textOf: site.textOf, colour: false, version: "" });
}

/** One line for each diagnostic: `docs/a.md:3:5 link-not-found`. */
export function codes(site: Site): string[] {
  return site.diagnostics.map(({ file, line, column, code }) =>
    [file, ...(line === undefined ? [] : [line, column])].join(":").concat(` ${code}`),
  );
}

/** A picture of two by one pixels. */
export const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>\n';

/** The dictionaries that datasheets of tests refer to. */
export const dictionaries: Files = {
  "units.yaml": `type: units
units:
  - { id: V, symbol: V, name: volt, kind: voltage, factor: 1 }
  - { id: mV, symbol: mV, name: millivolt, kind: voltage, factor: 0.001 }
  - { id: A, symbol: A, name: ampere, kind: electric-current, factor: 1 }
  - { id: deg, symbol: "°", name: degree, kind: angle, factor: 0.017453292519943295, tight: true }
`,
  "parameters.yaml": `type: parameters
parameters:
  - { id: supply-voltage, name: Supply voltage, symbol: V_IN, kind: voltage, units: [V, mV], section: recommended, definition: Voltage at the input. }
  - { id: supply-current, name: Supply current, kind: electric-current, units: [A], levels: [typ, max], section: electrical, definition: Current into the input. }
  - { id: tilt, name: Tilt, kind: angle, section: mechanical, definition: Largest tilt. }
  - { id: outputs, name: Outputs, kind: count, section: features, definition: Number of outputs. }
  - { id: mounting, name: Mounting, kind: token, tokens: [rail, screw], section: mechanical, definition: How it is mounted. }
  - { id: bus, name: Bus, kind: tokens, tokens: [can, serial], section: interface, definition: Buses. }
  - { id: fused, name: Fused, kind: flag, section: electrical, definition: Whether it has a fuse. }
  - { id: finish, name: Finish, kind: text, section: mechanical, definition: Finish of the case. }
`,
  "sources.yaml": `type: sources
sources:
  - { id: page, kind: company, title: Sample page, url: "https://example.org/board", date: "2025-01-02" }
  - { id: bench, kind: measurement, title: Sample bench, date: "2025-01-03" }
`,
};

/** A product whose datasheet has these sections, as lines of YAML below \`sections:\`. */
export function productWith(sections: string, more = "", id = "board"): string {
  return `type: product
id: ${id}
title: Sample ${id}
summary: A sample.
state: published
function: Does nothing.
lifecycle: not-stated
maturity: not-stated
${more}datasheet:
  sections:
${sections}`;
}

/** The sections of a datasheet with one value. */
export const sheet = `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, min: 9, max: 16, unit: V, status: confirmed, source: page }
`;
