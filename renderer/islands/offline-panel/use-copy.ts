import { useCallback, useEffect, useRef, useState } from "react";
import { writeMarker } from "../../offline/client/copy-marker.ts";
import { askSync, onCopyMessage } from "../../offline/client/sync-client.ts";
import { noteCopy } from "../../offline/client/visit-copy.ts";
import type { CopyStatus } from "../../offline/sync/copy-status.ts";
import type { SyncAnswer, SyncCommand } from "../../offline/sync/messages.ts";
import type { Progress } from "../../offline/sync/ports.ts";

export interface Copy {
  /** Undefined until the device has been looked at. */
  readonly status: CopyStatus | undefined;
  /** The command that runs in this tab. */
  readonly running: SyncCommand["kind"] | undefined;
  /** Of this tab or of another. */
  readonly progress: Progress | undefined;
  readonly outcome: SyncAnswer["outcome"];
  /** The worker could not be started. */
  readonly isDead: boolean;
  readonly run: (command: SyncCommand) => void;
  readonly stop: () => void;
}

/** The copy on this device and what can be done with it. */
export function useCopy(): Copy {
  const [status, setStatus] = useState<CopyStatus>();
  const [running, setRunning] = useState<SyncCommand["kind"]>();
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<SyncAnswer["outcome"]>();
  const [isDead, setDead] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback(async (command: SyncCommand) => {
    if (command.kind !== "status") {
      isRunning.current = true;
      setRunning(command.kind);
      setOutcome(undefined);
      setProgress(undefined);
    }
    if (command.kind === "save") writeMarker({ state: "wanted" });
    const answer = await askSync(command);
    setDead(answer === undefined);
    if (answer !== undefined) {
      noteCopy(answer);
      setStatus(answer.status);
      if (answer.outcome !== undefined) setOutcome(answer.outcome);
    }
    if (command.kind === "status") return;
    isRunning.current = false;
    setRunning(undefined);
    setProgress(undefined);
  }, []);
  useEffect(() => {
    void run({ kind: "check" });
    return onCopyMessage((message) => {
      if (message.type === "progress") setProgress(message.progress);
      else if (!isRunning.current) void run({ kind: "status" });
    });
  }, [run]);
  return {
    ...{ status, running, progress, outcome, isDead },
    run: (command) => void run(command),
    stop: () => void askSync({ kind: "cancel" }),
  };
}
