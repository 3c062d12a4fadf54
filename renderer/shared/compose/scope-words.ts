/** Hardware revisions and variants that something is limited to; absent fields do not limit it. */
interface Scope {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly variant?: string | readonly string[] | undefined;
}

/** The limits of a scope in words: `variant long, hardware from B`; empty text for all. */
export function scopeWords({ variant = [], since, until }: Scope): string {
  const variants = typeof variant === "string" ? [variant] : variant;
  const words = [variantWords(variants), hardwareWords(since, until)];
  return words.filter((word) => word !== "").join(", ");
}

function variantWords(variants: readonly string[]): string {
  if (variants.length <= 1) return variants.map((id) => `variant ${id}`).join("");
  return `variants ${variants.slice(0, -1).join(", ")} and ${variants.at(-1)}`;
}

function hardwareWords(since: string | undefined, until: string | undefined): string {
  if (since === until) return since === undefined ? "" : `hardware ${since}`;
  if (until === undefined) return `hardware from ${since}`;
  return since === undefined ? `hardware up to ${until}` : `hardware ${since} to ${until}`;
}
