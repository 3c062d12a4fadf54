import type { RegisterTable } from "../../../domain/codecs/modbus/register-types.ts";
import type { Block, Register } from "../registers/mark-registers.ts";
import { symbolOf } from "../valid-name.ts";

/** A block that takes further registers. */
export type OpenBlock = Block & { registers: Register[] };

/** The statements of a row about its block. */
interface RowBlock {
  /** Id that the row states. */
  readonly stated: string | undefined;
  /** Title that the row states; empty where it states none. */
  readonly title: string;
  readonly table: RegisterTable | undefined;
  /** A statement of the row that differs from the map, such as another transport. */
  readonly other: string | undefined;
}

const titles: Readonly<Record<RegisterTable, string>> = {
  coil: "Coils",
  discrete: "Discrete inputs",
  input: "Input registers",
  holding: "Holding registers",
};

/** The blocks of a map in the order of their first rows: rows of another table or transport have a block of their own. */
export class BlockList {
  readonly #blocks = new Map<string, OpenBlock>();
  readonly #ids = new Set<string>();

  get all(): OpenBlock[] {
    return [...this.#blocks.values()];
  }

  /** The block of a row; `make` makes one by its id and title. */
  of(row: RowBlock, make: (id: string, title: string) => OpenBlock): OpenBlock {
    const base = row.stated ?? blockId(row.title);
    const key = [base, row.table ?? "", row.other ?? ""].join("\n");
    const known = this.#blocks.get(key);
    if (known !== undefined) return known;
    const isFirst = !this.#ids.has(base);
    const block = make(
      this.#freeId(base, row),
      isFirst && row.other === undefined ? titleOf(row) : fullTitle(row),
    );
    this.#ids.add(block.id);
    this.#blocks.set(key, block);
    return block;
  }

  #freeId(base: string, { table, other }: RowBlock): string {
    const suffix = [table, other].filter((part) => part !== undefined).join("_");
    const named = `${base}_${suffix.replace(/[^A-Za-z0-9]+/g, "_")}`;
    const candidates = [base, ...(suffix === "" ? [] : [named])];
    const free = candidates.find((id) => !this.#ids.has(id));
    if (free !== undefined) return free;
    let n = 2;
    while (this.#ids.has(`${base}_${n}`)) n++;
    return `${base}_${n}`;
  }
}

/** Without a title of its own, a block is named by its table. */
function titleOf({ title, table }: RowBlock): string {
  if (title !== "") return title;
  return table === undefined ? "Registers" : titles[table];
}

function fullTitle({ title, table, other }: RowBlock): string {
  const base = title === "" ? titleOf({ title, table, stated: undefined, other }) : title;
  const more = [title === "" || table === undefined ? undefined : titles[table].toLowerCase(), other];
  const parts = more.filter((part) => part !== undefined);
  return parts.length === 0 ? base : `${base} (${parts.join(", ")})`;
}

/** An id that is made of a title. */
export function blockId(title: string): string {
  const id = symbolOf(title === "" ? "Registers" : title)
    .toLowerCase()
    .replace(/^_+/, "")
    .slice(0, 70);
  return id || "block";
}
