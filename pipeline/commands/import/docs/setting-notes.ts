import { dialects } from "../../../sources/dialects/dialects.ts";
import type { ForeignSite } from "./find-system.ts";
import type { ImportNote } from "./note.ts";
import type { FoundSetting } from "./systems/found-settings.ts";

/** One note for each key, plugin and preset of the settings: it is read, not needed, lost or computed. */
export function settingNotes({ facts: { keys = [] }, dialect }: ForeignSite): ImportNote[] {
  return keys.map((setting) => noteOf(setting, dialects[dialect].label));
}

function noteOf({ state, name, file, line, expression }: FoundSetting, label: string): ImportNote {
  const place = { file, line, detail: expression === undefined ? name : `${name}: ${expression}` };
  switch (state) {
    case "read":
      return { kind: "kept", message: `Settings of ${label} that are read`, ...place };
    case "unneeded":
      return { kind: "kept", message: `Settings of ${label} that nothing here needs`, ...place };
    case "computed":
      return {
        kind: "todo",
        message:
          "Settings that are computed are not read, for nothing is run: look whether site.yaml needs their values",
        ...place,
      };
    case "lost":
      return {
        kind: "todo",
        message: `Settings of ${label} that have no effect here: look whether readers miss something`,
        ...place,
      };
    default:
      return state satisfies never;
  }
}
