import type { ReactNode } from "react";
import { fileSize } from "../../components/downloads/file-size.ts";
import type { CopyStatus, UpdateStatus } from "../../offline/sync/copy-status.ts";
import { ChangeList } from "./change-list.tsx";
import { dateText } from "./copy-facts.tsx";
import { PanelButton } from "./panel-button.tsx";
import type { Copy } from "./use-copy.ts";

/** A newer release, what it changes and what it takes away; the press agrees to both. */
export function UpdateOffer(props: {
  readonly copy: Copy;
  readonly status: CopyStatus;
  readonly update: UpdateStatus;
}): ReactNode {
  const { copy, status, update } = props;
  const { latest, changes, removed, bytes } = update;
  const ids = removed.map(({ id }) => id);
  // Without any of the saved parts there is nothing to bring up to date.
  const hasRest = status.sections.some(({ id, state }) => isKept(state) && !ids.includes(id));
  return (
    <div className="copy-remark">
      <p>
        An update is available
        {latest.date === undefined ? "" : `, published ${dateText(latest.date)}`}: up to {fileSize(bytes)}.
      </p>
      {removed.length > 0 && (
        <p>
          It no longer has {removed.map(({ title }) => `“${title}”`).join(", ")}.{" "}
          {hasRest
            ? "These pages leave this device with the update; until you press, the copy stays as it is."
            : "The copy stays as it is until you remove it."}
        </p>
      )}
      <ChangeList changes={changes} />
      {hasRest && (
        <PanelButton
          isOff={copy.running !== undefined}
          press={() => copy.run({ kind: "update", bySelf: false, giveUp: ids })}
        >
          {removed.length > 0 ? "Update and give up these pages" : "Update now"}
        </PanelButton>
      )}
    </div>
  );
}

function isKept(state: CopyStatus["sections"][number]["state"]): boolean {
  return state === "saved" || state === "broken";
}
