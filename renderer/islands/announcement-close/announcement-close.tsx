import type { ReactNode } from "react";
import { siteBase } from "../../client/addresses.ts";
import { writeStored } from "../../client/storage.ts";
import { useHydrated } from "../use-hydrated.ts";

export interface AnnouncementCloseProps {
  /** The announcement that is dismissed; another id shows again. */
  readonly id: string;
}

/**
 * Storage key for the id of the dismissed announcement of a site; the bootstrap script in the head reads the same key.
 */
export const announcementKey = (base: string): string => `fairlead${base}announcement`;

/** Closes the announcement until its id changes. */
export function AnnouncementClose({ id }: AnnouncementCloseProps): ReactNode {
  return (
    <button
      type="button"
      className="announcement-close"
      disabled={!useHydrated()}
      aria-label="Close"
      onClick={() => {
        writeStored("localStorage", announcementKey(siteBase()), id);
        document.documentElement.dataset.announcementDismissed = "";
      }}
    >
      <svg className="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" />
      </svg>
    </button>
  );
}
