import type { Archive, Latest, SectionLine } from "../../shared/offline-format/manifests.ts";
import type { StoredRelease } from "../../shared/offline-format/pointer.ts";
import type { StorageReason } from "../store/storage-error.ts";
import type { PageChange } from "./outcome.ts";
import type { Problem } from "./problem.ts";

/** The state of a section. */
export interface SectionStatus
  extends Pick<SectionLine, "id" | "title" | "kind" | "pages" | "bytes" | "transfer"> {
  /** `broken`: saved, and some of its objects are missing. `coming`: asked for and not there yet. */
  readonly state: "none" | "coming" | "saved" | "broken";
}

/** A release that is newer than the copy. */
export interface UpdateStatus {
  readonly latest: Latest;
  readonly changes: readonly PageChange[];
  /** Saved sections that it no longer has. It is taken only when the visitor agrees to lose them. */
  readonly removed: readonly Pick<SectionLine, "id" | "title">[];
  /** Decoded bytes that it takes. */
  readonly bytes: number;
}

/** All that the panel shows. */
export interface CopyStatus {
  /** `newer`: the copy was written by newer code than this. */
  readonly storage: "works" | "newer" | StorageReason;
  readonly sections: readonly SectionStatus[];
  /** The release that the copy shows. */
  readonly current?: StoredRelease;
  /** Pages that the last update changed. */
  readonly lastChanges: readonly PageChange[];
  readonly update?: UpdateStatus;
  /** A download that waits: why, and not before when (milliseconds since 1970). */
  readonly waiting?: { readonly problem: Problem["kind"] | undefined; readonly retryAt: number };
  /** Why the server could not be asked, where it was. */
  readonly problem?: Problem;
  /** The site as a zip, where the release at hand has one. */
  readonly archive?: Archive;
  /** Bytes on the wire that the first save costs beside its sections; 0 where there is a copy. */
  readonly firstTransfer: number;
  /** Decoded bytes of everything stored for the copy. */
  readonly bytes: number;
}
