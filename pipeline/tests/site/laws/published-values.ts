import { listFiles } from "../../e2e/support/tree.ts";
import { objectsIn, outputText } from "./site-folders.ts";

/** A value on a page: a row of a datasheet, a pin, a message. */
interface PublishedValue {
  readonly status: string;
  readonly source?: { readonly title?: string; readonly href?: string; readonly date?: string };
  readonly display?: string;
  readonly param?: string;
  readonly name?: string;
  readonly id?: string;
}

/** Statuses that may be published; the first four are facts. */
const PUBLISHED = new Set(["confirmed", "stated", "measured", "calculated", "preliminary"]);
/** Facts that somebody else, or a measurement, can be asked about. */
const WITH_SOURCE = new Set(["confirmed", "stated", "measured"]);

interface ValueOnPage {
  readonly pathname: string;
  readonly type: string | undefined;
  readonly value: PublishedValue;
}

interface RecordOfPage {
  readonly pathname?: string;
  readonly type?: string;
}

/** Every value with a status in the records of the pages, with the address and the type of its page. */
export function publishedValues(out: string): ValueOnPage[] {
  return listFiles(out)
    .filter((path) => /(?:^|\/)index\.json$/.test(path))
    .flatMap((path) => {
      const { record } = JSON.parse(outputText(out, path)) as { record?: RecordOfPage };
      return objectsIn(record)
        .filter(({ status, display }) => typeof status === "string" && typeof display === "string")
        .map((value) => ({
          ...{ pathname: record?.pathname ?? path, type: record?.type },
          value: value as unknown as PublishedValue,
        }));
    });
}

/**
 * Values on pages that have no source though their status asks for one, or have a status that is not published. The page
 * of a product names the sources; other pages compare its values and lead to it.
 */
export function valuesWithoutGround(out: string): string[] {
  return publishedValues(out).flatMap(({ pathname, type, value }) => {
    const { status, source } = value;
    const name = `${pathname} ${value.param ?? value.id ?? value.name ?? value.display}`;
    if (!PUBLISHED.has(status)) return [`${name}: ${status}`];
    if (type === "product" && WITH_SOURCE.has(status) && (source?.title ?? "") === "")
      return [`${name}: ${status} without a source`];
    return [];
  });
}
