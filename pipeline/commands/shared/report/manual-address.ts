/**
 * The page of the manual about a code: `/diagnostics/link-not-found` within the manual, and a whole address where it
 * is known at which address the manual is published. It never changes, because codes do not.
 */
export function manualAddress(code: string, manualUrl: string | undefined): string {
  return `${manualUrl ?? ""}/diagnostics/${code}`;
}
