/** Limits a statement to some boards of a product; without any key it holds for all of them. */
export interface Scope {
  /** First hardware revision. */
  readonly since?: string | undefined;
  /** Last hardware revision. */
  readonly until?: string | undefined;
  /** Variant, or several of them. */
  readonly variant?: string | readonly string[] | undefined;
}

/** The editions of a product: hardware revisions in order, and variants. */
export interface Lineup {
  readonly hardware: readonly string[];
  readonly variants: readonly string[];
}

/** A board of one hardware revision and one variant; a key is absent where its product lists none. */
export interface Board {
  readonly hardware?: string;
  readonly variant?: string;
}

/** Every board of a product: for each variant its revisions in order. */
export function boardsOf({ hardware, variants }: Lineup): Board[] {
  const revisions: Board[] = hardware.length === 0 ? [{}] : hardware.map((id) => ({ hardware: id }));
  if (variants.length === 0) return revisions;
  return variants.flatMap((variant) => revisions.map((board) => ({ ...board, variant })));
}

/** Whether a board is of all the hardware revisions and variants that are named. */
export function isNamed(board: Board, names: readonly string[], { hardware }: Lineup): boolean {
  return names.every((name) =>
    hardware.includes(name) ? board.hardware === name : board.variant === undefined || board.variant === name,
  );
}

/** Whether anything is limited at all. */
export function isScoped({ since, until, variant }: Scope): boolean {
  return since !== undefined || until !== undefined || variant !== undefined;
}

/** The variants that a scope names. */
export function variantsOf({ variant = [] }: Scope): readonly string[] {
  return typeof variant === "string" ? [variant] : variant;
}

/** Whether a statement holds for a board. A name that the product does not list says nothing. */
export function holdsFor(scope: Scope, board: Board, { hardware, variants }: Lineup): boolean {
  const named = variantsOf(scope).filter((id) => variants.includes(id));
  if (named.length > 0 && board.variant !== undefined && !named.includes(board.variant)) return false;
  if (board.hardware === undefined) return true;
  const at = hardware.indexOf(board.hardware);
  const [first, last] = [hardware.indexOf(scope.since ?? ""), hardware.indexOf(scope.until ?? "")];
  return (first < 0 || at >= first) && (last < 0 || at <= last);
}

/** Whether a statement holds for one of the boards that are named. */
export function holdsForNamed(scope: Scope, names: readonly string[], lineup: Lineup): boolean {
  return boardsOf(lineup).some((board) => isNamed(board, names, lineup) && holdsFor(scope, board, lineup));
}

/**
 * Whether there can be a board for which both hold. Revisions without a known order are taken to follow each other, and
 * variants that are not listed to differ by their names.
 */
export function holdTogether(a: Scope, b: Scope, { hardware }: Pick<Lineup, "hardware">): boolean {
  const [own, other] = [variantsOf(a), variantsOf(b)];
  if (own.length > 0 && other.length > 0 && !own.some((id) => other.includes(id))) return false;
  return !endsBefore(a, b, hardware) && !endsBefore(b, a, hardware);
}

function endsBefore({ until }: Scope, { since }: Scope, hardware: readonly string[]): boolean {
  if (until === undefined || since === undefined || until === since) return false;
  const [last, first] = [hardware.indexOf(until), hardware.indexOf(since)];
  return last < 0 || first < 0 || last < first;
}
