import { scopeWords } from "../../../renderer/shared/compose/scope-words.ts";
import type { CableSource } from "../../../schema/generated/types.ts";

/** The title of an end of a cable, with the hardware revision and variant of its pins. */
export function endTitle({ title, hardware, variant }: CableSource["ends"][number]): string {
  const words = scopeWords({ since: hardware, until: hardware, variant });
  return words === "" ? title : `${title} (${words})`;
}
