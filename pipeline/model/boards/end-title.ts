import { scopeWords } from "../../../renderer/shared/compose/scope-words.ts";
import type { CableSource } from "../../../schema/generated/types.ts";

/** What stands at an end of a cable, with the hardware revision and variant that its pins are of. */
export function endTitle({ title, hardware, variant }: CableSource["ends"][number]): string {
  const words = scopeWords({ since: hardware, until: hardware, variant });
  return words === "" ? title : `${title} (${words})`;
}
