import { pinnedRelease, timingOf } from "../../client/pinned-release.ts";
import { TIMING_DATE, TIMING_SAVED } from "../../shared/offline-format/messages.ts";
import { cornerOf } from "./corner.ts";
import { linkTo } from "./notice.ts";

/** Says on a page from storage how old the copy is, with a link to the page about the copy. */
export function drawAge(base: string): void {
  if (pinnedRelease() === undefined) return;
  const made = timingOf(TIMING_DATE);
  const date = dayOf(made ?? timingOf(TIMING_SAVED));
  const link = linkTo(
    `${base}offline`,
    made === undefined ? `Copy saved on ${date}` : `Saved copy of ${date}`,
  );
  link.className = "copy-age";
  cornerOf().append(link);
}

/** A day in the language of the page; UTC, so that all devices name the same one. */
function dayOf(date: string | undefined): string {
  const time = Date.parse(date ?? "");
  if (Number.isNaN(time)) return "an unknown date";
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
