import { type ReactNode, useState } from "react";
import { siteBase } from "../../client/addresses.ts";
import { fileSize } from "../../components/downloads/file-size.ts";
import { readMarker } from "../../offline/client/copy-marker.ts";
import type { CopyStatus, SectionStatus } from "../../offline/sync/copy-status.ts";
import { useHydrated } from "../use-hydrated.ts";
import { useOwnStyle } from "../use-own-style.ts";
import { useReturn } from "../use-return.ts";
import { Actions } from "./actions.tsx";
import { ChangeList } from "./change-list.tsx";
import { CopyFacts, dateText } from "./copy-facts.tsx";
import { CopyProgress, stepText } from "./copy-progress.tsx";
import { copyState } from "./copy-state.ts";
import { outcomeText, problemText, storageText } from "./outcome-text.ts";
import css from "./panel.css?inline";
import { PanelButton } from "./panel-button.tsx";
import { SectionTable } from "./section-table.tsx";
import { UpdateOffer } from "./update-offer.tsx";
import { type Copy, useCopy } from "./use-copy.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { isForgetfulSafari, usePersistence } from "./use-persistence.ts";

/** The panel with the saved copy on this device, and all actions on it. */
export function OfflinePanel(): ReactNode {
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <p className="empty">
        Saving needs scripts, and none have run here. This page can be read, printed and saved by the browser.
      </p>
    );
  }
  if (isDevelopment()) {
    return (
      <p className="empty">
        The development server has no copy to save: it shows every change at once. <code>fairlead build</code>{" "}
        makes one, and <code>fairlead preview</code> serves it.
      </p>
    );
  }
  if (isSwitchedOff()) {
    return (
      <p className="empty">Saving is switched off on this site at present. All pages can be read online.</p>
    );
  }
  return <Panel />;
}

/** Set on pages of `fairlead dev`. */
function isDevelopment(): boolean {
  return document.documentElement.dataset.dev !== undefined;
}

/** Set on pages of a build that removes the service worker. */
function isSwitchedOff(): boolean {
  return document.documentElement.dataset.offlineOff !== undefined;
}

function Panel(): ReactNode {
  useOwnStyle(css);
  const copy = useCopy();
  const { status, isDead } = copy;
  useReturn(status !== undefined);
  if (isDead || !isSecureContext) {
    return (
      <p className="empty" role="status">
        {isSecureContext
          ? "The part of this site that saves pages could not be loaded. Reload the page when there is a network."
          : "Browsers save pages only from addresses that begin with https."}
      </p>
    );
  }
  return (
    <section className="copy-panel" aria-label="Copy on this device" aria-busy={status === undefined}>
      {status === undefined ? (
        <p className="empty">Looking at what this device has stored …</p>
      ) : (
        <Known copy={copy} status={status} />
      )}
    </section>
  );
}

function Known({ copy, status }: { readonly copy: Copy; readonly status: CopyStatus }): ReactNode {
  const [persistence, askToKeep] = usePersistence();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const { isBusy } = copy;
  const targets = useKeptFocus(isBusy);
  const refusal = storageText(status.storage);
  if (refusal !== "") return <p className="empty">{refusal}</p>;
  const ids = chosen ?? usual(status.sections);
  const choose = (some: readonly string[], isChosen: boolean): void => {
    const next = new Set(ids);
    for (const id of some) isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  };
  const save = (): void => {
    // Asked once, after the visitor has shown the request.
    askToKeep();
    copy.run({
      kind: "save",
      ids: status.sections.flatMap(({ id }) => (ids.has(id) ? [id] : [])),
      replace: false,
    });
  };
  return (
    <>
      <CopyFacts status={status} persistence={persistence} />
      <Remarks copy={copy} status={status} />
      {status.sections.length === 0 && copy.running === "check" && (
        <p className="empty">Asking the server what can be saved …</p>
      )}
      {status.sections.length > 0 && (
        <SectionTable sections={status.sections} chosen={ids} isBusy={isBusy} choose={choose} />
      )}
      {copy.progress !== undefined && <CopyProgress progress={copy.progress} />}
      <Actions copy={copy} status={status} ids={ids} save={save} stopRef={targets.stop} />
      {/* While something runs the bar says it to eyes; this is for ears, once for each step. */}
      <p
        ref={targets.ending}
        tabIndex={-1}
        className={copy.ending === undefined ? "visually-hidden" : "copy-outcome"}
        role="status"
      >
        {copy.ending === undefined ? stepText(copy.progress) : outcomeText(copy.ending, Date.now())}
      </p>
      {status.archive !== undefined && (
        <p className="copy-archive">
          For other browsers and machines:{" "}
          <a href={`${siteBase()}${status.archive.path}`} download="">
            all {status.archive.pages} pages as a zip
          </a>{" "}
          ({fileSize(status.archive.bytes)}), to open from a disk.
        </p>
      )}
      {status.lastChanges.length > 0 && (
        <div className="copy-last" id="last-update">
          <h2>Last update of the copy</h2>
          <ChangeList changes={status.lastChanges} />
        </div>
      )}
    </>
  );
}

/** All docs, as long as nothing is saved; then what is. */
function usual(sections: readonly SectionStatus[]): ReadonlySet<string> {
  const mine = sections.filter(({ state }) => state !== "none");
  const some = mine.length > 0 ? mine : sections.filter(({ kind }) => kind === "docs");
  return new Set(some.map(({ id }) => id));
}

function Remarks({ copy, status }: { readonly copy: Copy; readonly status: CopyStatus }): ReactNode {
  const { update, waiting, problem, sections, current } = status;
  const marker = readMarker();
  const isUnfinished = waiting !== undefined || sections.some(({ state }) => state === "coming");
  const isBroken = current !== undefined && copyState(status) === "broken";
  const isReadable = current !== undefined && ["whole", "coming"].includes(copyState(status));
  return (
    <>
      {marker?.state === "lost" && (
        <p className="copy-remark">
          Your saved copy{marker.savedAt === undefined ? "" : ` of ${dateText(marker.savedAt)}`} was removed
          by the browser. Save it again below.
        </p>
      )}
      {isBroken && (
        <p className="copy-remark">
          Some files of the copy are missing or damaged. Repair fetches them again.
        </p>
      )}
      {update !== undefined && <UpdateOffer copy={copy} status={status} update={update} />}
      {isUnfinished && copy.running === undefined && copy.progress === undefined && (
        <div className="copy-remark">
          <p>A download waits. It goes on by itself while a page of this site is open, or now:</p>
          <PanelButton press={() => copy.run({ kind: "update", bySelf: false })}>Go on now</PanelButton>
        </div>
      )}
      {problem !== undefined && (
        <p className="copy-remark">
          {problemText(problem)}
          {current === undefined && " The list of sections comes when the server answers."}
          {isReadable && " The copy on this device works without it."}
        </p>
      )}
      {isForgetfulSafari(navigator) && (
        <p className="copy-remark">
          Safari removes saved pages after seven days of use without a visit here. Add this site to the home
          screen by the share button, open it there, and save it there: then they stay.
        </p>
      )}
    </>
  );
}
