import { escapeAttribute, escapeText } from "../../shared/compose/escape.ts";
import type { SiteFacts } from "../../shared/offline-format/site-facts.ts";

/** A section that can be opened without a network. */
export interface SavedSection {
  readonly title: string;
  /** Decoded bytes on the device. */
  readonly bytes: number;
}

/** The facts on the page of last resort. */
export interface Trouble {
  /** Not saved and not reachable; or saved, but not readable. */
  readonly reason: "not-saved" | "damaged";
  /** Path and query of the wanted page. */
  readonly href: string;
  /** The section that the page is in, where that is known; bytes of its download, where the copy knows them. */
  readonly section?: { readonly title: string; readonly transfer?: number };
  /** Undefined where storage does not say. */
  readonly saved?: readonly SavedSection[];
  /** Date of the copy, ISO. */
  readonly date?: string;
}

/** The elements of a site's page that are replaced. */
const MAIN = /(<main id="main"[^>]*>)[\s\S]*(<\/main>)/;
const TITLE = /<title>[^<]*<\/title>/;

/** The page of last resort, in the frame of the site where one is at hand. */
export function builtInPage(trouble: Trouble, site: SiteFacts, notFoundHtml: string | undefined): string {
  const title = `${headingOf(trouble)} | ${site.title}`;
  const main = mainOf(trouble, site);
  if (notFoundHtml === undefined || !MAIN.test(notFoundHtml)) return barePage(title, main, site);
  return notFoundHtml
    .replace(TITLE, () => `<title>${escapeText(title)}</title>`)
    .replace(MAIN, (_, start: string, end: string) => start + main + end);
}

function barePage(title: string, main: string, { lang }: SiteFacts): string {
  return `<!doctype html>
<html lang="${escapeAttribute(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title></head>
<body><main id="main">${main}</main></body>
</html>
`;
}

function headingOf({ reason }: Trouble): string {
  return reason === "damaged" ? "The saved copy of this page cannot be read" : "This page is not saved here";
}

function mainOf(trouble: Trouble, site: SiteFacts): string {
  const paragraphs = [...reasonsOf(trouble)].map((text) => `<p>${escapeText(text)}</p>`);
  return [
    `<h1>${escapeText(headingOf(trouble))}</h1><div class="prose">`,
    ...paragraphs,
    // The client would take it for a link to the page that is shown; with a target it is the browser's.
    `<p class="actions"><a class="button" href="${escapeAttribute(trouble.href)}" target="_top">Retry</a> <a class="button" href="${escapeAttribute(site.base)}offline">Saved pages</a></p>`,
    `${savedList(trouble, site)}</div>`,
    searchForm(trouble, site),
  ].join("");
}

function* reasonsOf({ reason, section }: Trouble): Generator<string> {
  yield "There is no network at present, or it does not answer.";
  if (reason === "damaged") yield "The copy on this device has to be repaired once there is a network again.";
  else if (section === undefined) yield "This address is in no section that is saved on this device.";
  else {
    const { title, transfer } = section;
    const cost = transfer === undefined ? "" : ` Saving it takes ${bytesInWords(transfer)}.`;
    yield `It belongs to “${title}”, which is not saved on this device.${cost}`;
  }
}

function savedList({ saved, date }: Trouble, { lang }: SiteFacts): string {
  if (saved === undefined) return "";
  if (saved.length === 0) return "<p>Nothing is saved on this device.</p>";
  const items = saved.map(
    ({ title, bytes }) => `<li>${escapeText(title)}, ${escapeText(bytesInWords(bytes))}</li>`,
  );
  const age = date === undefined ? "" : `, as of ${escapeText(dateInWords(date, lang))}`;
  return `<h2>Saved on this device${age}</h2><ul>${items.join("")}</ul>`;
}

function searchForm({ saved }: Trouble, { base }: SiteFacts): string {
  if (!saved?.length) return "";
  const field = `<label for="saved-query">Search what is saved</label> <input id="saved-query" type="search" name="q">`;
  return `<div class="search-field"><form action="${escapeAttribute(base)}search" class="search-form" role="search">${field}<p><button type="submit" class="button">Search</button></p></form></div>`;
}

/** A number of bytes as people read it: "412 kB", "1.3 MB". */
function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** An ISO date and time as a day, in UTC so that it is the same everywhere; other texts are returned unchanged. */
function dateInWords(date: string, lang: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
