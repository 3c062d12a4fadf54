/** Assets are named below the base path; addresses that are rooted already stay. */
export function assetHref(path: string, base: string): string {
  return /^(\/|https?:)/.test(path) ? path : base + path;
}
