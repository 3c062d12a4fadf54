import type { Timing } from "./measure.ts";

/** The time of a command, with its name. */
export interface Row {
  readonly name: string;
  readonly timing: Timing;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

/** A Markdown table of timings, each with its ratio to the reference that was run beside it. */
export function timingTable(rows: readonly Row[], reference: Timing): string {
  const lines = rows.map(({ name, timing: { median, min, max, processor, peak } }) => {
    const ratio = (median / reference.median).toFixed(2);
    return `| ${name} | ${seconds(median)} | ${seconds(min)} | ${seconds(max)} | ${ratio} | ${processor === undefined ? "-" : seconds(processor)} | ${peak?.toFixed(0) ?? "-"} |`;
  });
  return [
    "| command | median s | min s | max s | times the reference | processor s | peak MiB |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...lines,
    "",
  ].join("\n");
}
