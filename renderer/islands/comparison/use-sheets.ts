import { useEffect, useState } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { loadJson } from "../../client/load-json.ts";
import { isPageData, type LoadedPage } from "../../client/page-data.ts";
import { currentSections } from "../../shared/compose/current-sections.ts";
import type { Sheet } from "./compare-sheets.ts";

export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

/** The loading state of a sheet that is not part of the page itself. */
type Fetched = Sheet | "loading" | "failed";

/**
 * The sheets of the wanted products. Those that the page holds are there at once, the others come from the records of
 * their own pages, which an offline copy has too.
 */
export function useSheets(
  wanted: readonly string[],
  own: readonly Sheet[],
  candidates: readonly Candidate[],
): {
  readonly sheets: readonly Sheet[];
  readonly waiting: readonly Candidate[];
  readonly failed: readonly Candidate[];
} {
  const [fetched, setFetched] = useState<Readonly<Record<string, Fetched>>>({});
  const absent = candidates.filter(
    ({ id }) => wanted.includes(id) && fetched[id] === undefined && !own.some((sheet) => sheet.id === id),
  );
  useEffect(() => {
    if (absent.length === 0) return;
    const note = (id: string, what: Fetched) => setFetched((known) => ({ ...known, [id]: what }));
    for (const candidate of absent) {
      note(candidate.id, "loading");
      loadSheet(candidate).then(
        (sheet) => note(candidate.id, sheet ?? "failed"),
        () => note(candidate.id, "failed"),
      );
    }
  });
  const inState = (state: Fetched) =>
    candidates.filter(({ id }) => wanted.includes(id) && fetched[id] === state);
  return {
    sheets: wanted.flatMap((id) => {
      const sheet = own.find((one) => one.id === id) ?? fetched[id];
      return typeof sheet === "object" ? [sheet] : [];
    }),
    waiting: [...absent, ...inState("loading")],
    failed: inState("failed"),
  };
}

async function loadSheet({ id, title, href }: Candidate): Promise<Sheet | undefined> {
  const answer = await loadJson(`${href}/index.json`);
  if (!isPageData(answer?.value)) return undefined;
  const { record } = answer.value;
  if (!isProduct(record)) return undefined;
  const hardware = (record.hardwareRevisions ?? []).map((revision) => revision.id);
  return { id, title, href, sections: currentSections(record.sections, hardware) };
}

function isProduct(record: LoadedPage["record"]): record is ProductPage {
  return record.type === "product" && "sections" in record && Array.isArray(record.sections);
}
