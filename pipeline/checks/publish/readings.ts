import { valueAt } from "../../core/json-pointer.ts";
import { once } from "../../core/once.ts";
import { contactChannels } from "../../model/contact-channels.ts";
import { publishedSources } from "../../model/resolve/site-links.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import type { Blocker, CandidateSite, PublishRule } from "./blocker.ts";
import { contactLinks } from "./contact-links.ts";

/** The readings of `site.yaml`; other files have one at their top. */
const siteReading = /^\/(readings\/\d+|(navigation|footer|contact|organization)\/.+\/reading)$/;

/**
 * A person confirms each reading, which is a value that we took into the data by ourselves, and then removes
 * its line.
 */
export const readings: PublishRule = (site) => {
  const waiting = once(() => linksThatWait(site));
  return publishedSources(site.index).flatMap((source) =>
    readingPointers(source).map((pointer) => {
      const isChannel = source.type === "site" && pointer.startsWith("/contact/");
      return unconfirmed(source, pointer, isChannel ? 1 + waiting() : 1);
    }),
  );
};

function readingPointers({ type, positions }: Source): string[] {
  if (type !== "site") return "/reading" in positions ? ["/reading"] : [];
  return Object.keys(positions).filter((pointer) => siteReading.test(pointer));
}

function unconfirmed(source: Source, pointer: string, places: number): Blocker {
  const text = String(valueAt(source.data, pointer));
  return {
    supply: `Confirm or correct: ${text}`,
    places,
    diagnostics: [
      diagnosticAt(source, pointer, {
        code: "publish-reading",
        message: `This reading is not confirmed: "${text}"`,
        hint: "Ask who can answer it, mend what the answer changes, and take the reading out.",
      }),
    ],
  };
}

/** Every link to the contact page waits for its channels, where none of them is confirmed. */
function linksThatWait(site: CandidateSite): number {
  const isSure = contactChannels(site.index).some(({ reading }) => reading === undefined);
  return isSure ? 0 : contactLinks(site).length;
}
