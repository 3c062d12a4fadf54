import { type ReactNode, useId } from "react";
import { fileSize } from "../../components/downloads/file-size.ts";
import type { Progress } from "../../offline/sync/ports.ts";

const STEPS: Readonly<Record<Progress["step"], string>> = {
  check: "Asking the server",
  download: "Downloading",
  verify: "Verifying what is stored",
};

/** How far the work is, in bytes; verifying is a step of its own. */
export function CopyProgress({ progress }: { readonly progress: Progress }): ReactNode {
  const { step, done, total } = progress;
  const id = useId();
  const label = STEPS[step];
  return (
    <div className="copy-progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} {...(total === 0 ? {} : { value: done, max: total })} />
      {total > 0 && (
        <span className="copy-figure">
          {fileSize(done)} of {fileSize(total)}
        </span>
      )}
    </div>
  );
}

/** The text that is announced, once for each step and not for each byte. */
export function stepText(progress: Progress | undefined): string {
  return progress === undefined ? "" : `${STEPS[progress.step]}.`;
}
