import { renderToStaticMarkup } from "react-dom/server";
import type { PageRecord } from "../../../schema/generated/types.ts";
import type { Layout, RecordOf } from "../../layouts/layout.ts";
import { sampleContext } from "./sample-shell.ts";
import { samples } from "./samples.ts";

/** HTML of a sample record, changed by `patch`. For tests. */
export function renderSample<T extends PageRecord["type"]>(
  type: T,
  layout: Layout<T>,
  patch: Partial<RecordOf<T>> = {},
): string {
  const record = {
    ...((samples as Partial<Record<PageRecord["type"], unknown>>)[type] as RecordOf<T>),
    ...patch,
  };
  return renderToStaticMarkup(layout({ record, context: sampleContext }));
}

/** The ids in a text of HTML, in order. Those that React makes for the labels of a form are no anchors. */
export function idsIn(html: string): string[] {
  return [...html.matchAll(/\sid="([^"_][^"]*)"/g)].map((match) => match[1] ?? "");
}
