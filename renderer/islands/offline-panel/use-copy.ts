import { useCallback, useEffect, useRef, useState } from "react";
import { type CopyMarker, readMarker, writeMarker } from "../../offline/client/copy-marker.ts";
import { askSync, onCopyMessage } from "../../offline/client/sync-client.ts";
import { noteCopy, noteRemoval } from "../../offline/client/visit-copy.ts";
import type { CopyStatus } from "../../offline/sync/copy-status.ts";
import type { SyncAnswer, SyncCommand } from "../../offline/sync/messages.ts";
import type { Progress } from "../../offline/sync/ports.ts";
import { checkEnding, type Ending } from "./outcome-text.ts";
import { useAbandoned } from "./use-abandoned.ts";

export interface Copy {
  /** Undefined until the device has been looked at. */
  readonly status: CopyStatus | undefined;
  /** The command that runs in this tab. */
  readonly running: SyncCommand["kind"] | undefined;
  /** Whether that is work on the copy, and not only a question to the server. */
  readonly isBusy: boolean;
  /** The progress in this tab or in another. */
  readonly progress: Progress | undefined;
  readonly ending: Ending | undefined;
  /** The worker could not be started. */
  readonly isDead: boolean;
  readonly run: (command: SyncCommand) => void;
  readonly stop: () => void;
}

/** How long the server is waited for before the page says what the device holds alone, in milliseconds. */
const PATIENCE_MS = 1000;

/** A command on a copy that is no longer there has no message: the panel shows that nothing is saved. */
function endingOf({ outcome, status }: SyncAnswer): Ending | undefined {
  return outcome?.kind === "unchanged" && status.current === undefined ? undefined : outcome;
}

/** Which copy a marker is about. */
function copyOf(status: CopyStatus | undefined): Pick<CopyMarker, "savedAt"> {
  const savedAt = status?.current?.savedAt;
  return savedAt === undefined ? {} : { savedAt };
}

/** The copy on this device and what can be done with it. */
export function useCopy(): Copy {
  const [status, setStatus] = useState<CopyStatus>();
  const [running, setRunning] = useState<SyncCommand["kind"]>();
  const [progress, setProgress] = useState<Progress>();
  const [ending, setEnding] = useState<Ending>();
  const [isDead, setDead] = useState(false);
  /** Whether this tab is at work on the copy; what the channel says is of its own work then. */
  const isAtWork = useRef(false);
  /** Whether the page was left and shown again while this tab was at work. */
  const wasLeft = useRef(false);

  const ask = useCallback(async (command: SyncCommand) => {
    const markerAtRequest = readMarker();
    const answer = await askSync(command);
    setDead(answer === undefined);
    if (answer === undefined) return undefined;
    if (command.kind === "remove") noteRemoval(answer);
    else noteCopy(answer, markerAtRequest);
    setStatus(answer.status);
    return answer;
  }, []);

  const check = useCallback(async () => {
    setRunning("check");
    const answer = await ask({ kind: "check" });
    setRunning((kind) => (kind === "check" ? undefined : kind));
    return answer;
  }, [ask]);

  const run = async (command: SyncCommand): Promise<void> => {
    setEnding(undefined);
    if (command.kind === "check") {
      const answer = await check();
      if (answer !== undefined && !isAtWork.current) setEnding(checkEnding(answer.status));
      return;
    }
    isAtWork.current = true;
    setRunning(command.kind);
    setProgress(undefined);
    if (command.kind === "save") writeMarker({ state: "wanted" });
    if (command.kind === "remove" && command.ids === "all")
      writeMarker({ ...copyOf(status), state: "unwanted" });
    const answer = await ask(command);
    isAtWork.current = false;
    setEnding(answer && endingOf(answer));
    setRunning(undefined);
    setProgress(undefined);
    if (wasLeft.current) void check();
    wasLeft.current = false;
  };

  /** Called when watched work has ended; `how` undefined: no message. */
  const endWatch = useCallback(
    (how: Ending | undefined) => {
      setProgress(undefined);
      setEnding((before) => how ?? (before?.kind === "busy" ? undefined : before));
      void ask({ kind: "status" });
    },
    [ask],
  );

  useEffect(() => {
    // If the server takes long, the panel first shows the state of the device.
    const device = setTimeout(() => void ask({ kind: "status" }), PATIENCE_MS);
    void check().finally(() => clearTimeout(device));
    const leave = onCopyMessage((message) => {
      if (message.type === "progress") setProgress(message.progress);
      else if (isAtWork.current) return;
      else if (message.type === "pointer-changed") void ask({ kind: "status" });
      else endWatch(message.outcome.kind === "unchanged" ? undefined : message.outcome);
    });
    // A page that was restored from the back/forward cache has missed the messages of other pages, and its worker is a
    // new one.
    const returned = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      wasLeft.current = isAtWork.current;
      if (isAtWork.current) return;
      endWatch(undefined);
      void check();
    };
    addEventListener("pageshow", returned);
    return () => {
      clearTimeout(device);
      removeEventListener("pageshow", returned);
      leave();
    };
  }, [ask, check, endWatch]);

  const isBusy = running !== undefined && running !== "check";
  const isWatching = !isBusy && (progress !== undefined || ending?.kind === "busy");
  useAbandoned(isWatching, () => endWatch({ kind: "left" }));
  return {
    status,
    running,
    isBusy,
    progress,
    ending,
    isDead,
    run: (command) => void run(command),
    stop: () => void askSync({ kind: "cancel" }),
  };
}
