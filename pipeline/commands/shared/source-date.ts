import { UsageError } from "../../core/usage-error.ts";

/**
 * SOURCE_DATE_EPOCH (seconds since 1970), which replaces the clock, so that a build can be repeated;
 * undefined if it is not set. Throws a UsageError if it is not such a number:
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
export function sourceDate(epoch = process.env.SOURCE_DATE_EPOCH): Date | undefined {
  if (epoch === undefined || epoch === "") return undefined;
  // Milliseconds would be a day after all others.
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000);
  throw new UsageError(
    `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}, which is no number of seconds since 1970.`,
    "Set it to the time of the commit: $(git log -1 --format=%ct)",
  );
}

/** The day as YYYY-MM-DD. */
export function today(): string {
  return (sourceDate() ?? new Date()).toISOString().slice(0, 10);
}
