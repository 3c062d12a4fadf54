import { groupBy } from "../group-by.ts";
import { once } from "../once.ts";
import { nearest } from "./nearest.ts";

/** Names that a wrong one is compared with at most. */
const mostCompared = 100;
/** Characters of the pieces by which names are found that are like another. */
const pieceLength = 3;

/**
 * Names that many misspelled names may have meant. A site of thousands of pages may have thousands of broken
 * links: among many names each is compared only with those that share its rarest pieces, so that it costs the
 * same on any site.
 */
export class NearNames {
  readonly names: readonly string[];
  readonly #known: ReadonlySet<string>;
  /** Names by each of their pieces. */
  readonly #byPiece = once(() => groupByPieces(this.names));
  readonly #byLowerCase = once(() => groupBy(this.names, (name) => name.toLowerCase()));

  constructor(names: Iterable<string>) {
    this.#known = new Set(names);
    this.names = [...this.#known];
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** The first name that differs from this one in nothing but case. */
  caseVariant(name: string): string | undefined {
    return this.#byLowerCase().get(name.toLowerCase())?.[0];
  }

  /** The names that a misspelled name most likely meant, best first, as in `nearest`. */
  nearest(name: string, limit = 3): string[] {
    return nearest(name, this.names.length > mostCompared ? this.#likely(name) : this.names, limit);
  }

  #likely(name: string): ReadonlySet<string> {
    const likely = new Set<string>();
    const groups = piecesOf(name).map((piece) => this.#byPiece().get(piece) ?? []);
    for (const group of groups.sort((a, b) => a.length - b.length)) {
      for (const other of group) {
        if (likely.size === mostCompared) return likely;
        likely.add(other);
      }
    }
    return likely;
  }
}

function groupByPieces(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byPiece = new Map<string, string[]>();
  for (const name of names) {
    for (const piece of piecesOf(name)) {
      const group = byPiece.get(piece);
      if (group === undefined) byPiece.set(piece, [name]);
      else group.push(name);
    }
  }
  return byPiece;
}

/** `voltage` -> " vo", "vol", "olt", …, "ge ": each piece once. */
function piecesOf(name: string): string[] {
  const text = ` ${name.toLowerCase()} `;
  const starts = Array.from({ length: Math.max(1, text.length - pieceLength + 1) }, (_, at) => at);
  return [...new Set(starts.map((at) => text.slice(at, at + pieceLength)))];
}
