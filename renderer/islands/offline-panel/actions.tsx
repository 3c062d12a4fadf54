import type { ReactNode, Ref } from "react";
import { fileSize } from "../../components/downloads/file-size.ts";
import type { CopyStatus } from "../../offline/sync/copy-status.ts";
import { PanelButton } from "./panel-button.tsx";
import type { Copy } from "./use-copy.ts";

/** The buttons below the list of parts; while something runs, the one that stops it. */
export function Actions(props: {
  readonly copy: Copy;
  readonly status: CopyStatus;
  readonly ids: ReadonlySet<string>;
  readonly save: () => void;
  readonly stopRef: Ref<HTMLButtonElement>;
}): ReactNode {
  const { copy, status, ids, save, stopRef } = props;
  const { sections, current, firstTransfer } = status;
  const wanted = sections.filter(({ id, state }) => ids.has(id) && state === "none");
  const left = sections.filter(({ id, state }) => !ids.has(id) && state !== "none");
  const size = wanted.reduce((sum, { transfer }) => sum + transfer, firstTransfer);
  if (copy.isBusy) {
    return (
      <div className="copy-actions">
        <PanelButton key="stop" buttonRef={stopRef} press={copy.stop}>
          Stop
        </PanelButton>
      </div>
    );
  }
  const isFull = copy.ending?.kind === "full" && current !== undefined;
  return (
    <div className="copy-actions">
      {wanted.length > 0 && (
        <PanelButton className="button copy-save" press={save}>
          Save {wanted.length === 1 ? "1 part" : `${wanted.length} parts`} ({fileSize(size)})
        </PanelButton>
      )}
      {left.length > 0 && (
        <PanelButton press={() => copy.run({ kind: "remove", ids: left.map(({ id }) => id) })}>
          Remove {left.length === 1 ? "1 part" : `${left.length} parts`} that{" "}
          {left.length === 1 ? "is" : "are"} no longer ticked
        </PanelButton>
      )}
      {isFull && (
        <PanelButton press={() => copy.run({ kind: "update", bySelf: false, replace: true })}>
          Replace in place: changed parts cannot be read until they are back
        </PanelButton>
      )}
      <PanelButton isOff={copy.running !== undefined} press={() => copy.run({ kind: "check" })}>
        Check for updates
      </PanelButton>
      {current !== undefined && (
        <>
          <PanelButton press={() => copy.run({ kind: "verify" })}>Verify</PanelButton>
          <PanelButton press={() => copy.run({ kind: "repair" })}>Repair</PanelButton>
          <PanelButton press={() => copy.run({ kind: "remove", ids: "all" })}>Remove all</PanelButton>
        </>
      )}
      {wanted.length > 0 && firstTransfer > 0 && (
        <p>
          The size includes the frame and the search of the site ({fileSize(firstTransfer)}), which come once.
        </p>
      )}
    </div>
  );
}
