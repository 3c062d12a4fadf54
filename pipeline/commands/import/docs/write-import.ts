import type { DataTarget } from "./data-target.ts";
import type { FormerState, Merged } from "./merge-files.ts";
import type { ImportNote } from "./note.ts";
import type { Plan } from "./plan-files.ts";
import { reportText } from "./report.ts";

interface Writing {
  readonly plan: Plan;
  readonly former: FormerState;
  readonly target: DataTarget;
  readonly notes: readonly ImportNote[];
}

/** The files of the site first: an import that is cut off is one that comes to its end when it is called again. */
export function writeImport({ changes, state }: Merged, { plan, former, target, notes }: Writing): void {
  for (const change of changes) {
    if (change.do === "remove") target.remove(change.path);
    else target.write(change.path, change.file);
  }
  for (const path of Object.keys(former)) if (state[path] === undefined) target.removeState(`docs/${path}`);
  for (const [path, file] of plan)
    if ("text" in file && former[path] !== state[path]) target.writeState(`docs/${path}`, file.text);
  target.writeState("docs-report.txt", reportText(notes, Number.POSITIVE_INFINITY));
  target.writeState("docs.json", `${JSON.stringify(state, null, 1)}\n`);
}
