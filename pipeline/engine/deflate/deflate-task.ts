import type { Task } from "../threads/task.ts";
import type { PlainPieces } from "./deflate.ts";

/** Pieces of packs, one run of them after the other. */
export const deflateTask: Task<readonly PlainPieces[], readonly Uint8Array[]> = {
  name: "deflate",
  run: async (runs) => {
    const { deflatePieces } = await import("./deflate.ts");
    return runs.flatMap(deflatePieces);
  },
};
