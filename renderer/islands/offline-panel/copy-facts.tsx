import type { ReactNode } from "react";
import { fileSize } from "../../components/downloads/file-size.ts";
import type { CopyStatus } from "../../offline/sync/copy-status.ts";
import { COPY_STATES, copyState } from "./copy-state.ts";
import type { Persistence } from "./use-persistence.ts";

const PROMISES: Readonly<Record<Persistence, string>> = {
  promised: "Until you remove it",
  refused: "As long as there is space",
  unknown: "Not asked yet",
};

/** The copy in the box of a drawing: release, age, size, promise. */
export function CopyFacts({
  status,
  persistence,
}: {
  readonly status: CopyStatus;
  readonly persistence: Persistence;
}): ReactNode {
  const { current, bytes } = status;
  if (current === undefined) return null;
  return (
    <dl className="title-block copy-facts">
      <div className="title-block-function">
        <dt>Copy on this device</dt>
        <dd>{COPY_STATES[copyState(status)]}</dd>
      </div>
      <Fact
        name="Release"
        value={current.date === undefined ? `No. ${current.release}` : dateText(current.date)}
      />
      <Fact name="Saved" value={dateText(current.savedAt)} />
      <Fact name="Size" value={bytes === 0 ? "Not known until it is repaired" : fileSize(bytes)} />
      <Fact name="Kept by the browser" value={PROMISES[persistence]} />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A date in the visitor's own words and time zone. */
export function dateText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? "unknown"
    : date.toLocaleDateString(undefined, { dateStyle: "medium" });
}
