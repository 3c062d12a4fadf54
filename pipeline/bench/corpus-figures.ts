import type { ClientFigures } from "./client-figures.ts";
import type { DevFigures } from "./dev-figures.ts";
import type { OutputSize } from "./output-size.ts";
import type { Row } from "./table.ts";

/** The row of a corpus that is compared from size to size. */
export const coldBuild = "build, cold";

/** The measurements of a corpus of one size. */
export interface CorpusFigures {
  readonly docs: number;
  /** The first row is the reference: the floor. */
  readonly rows: readonly Row[];
  readonly size: OutputSize;
  /** In a throttled browser, on the doc in the middle. Absent unless asked for. */
  readonly client?: ClientFigures;
  readonly dev?: DevFigures;
}
