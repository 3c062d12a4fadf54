import { PackStore } from "../../../engine/cache/pack-store.ts";
import { Engine, type EngineParts } from "../../../engine/engine.ts";

/** For tests: an engine that keeps its values as long as it lives, and works here alone unless it is given threads. */
export function memoryEngine(parts: Partial<EngineParts> = {}): Engine {
  return new Engine({ store: PackStore.open(undefined, "test", "1"), ...parts });
}
