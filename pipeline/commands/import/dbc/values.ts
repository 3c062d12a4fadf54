import type { Tell } from "../notice.ts";
import type { Unfolding } from "../unfolding.ts";
import type { DbcSignal, DbcTable, DbcValue } from "./dbc-file.ts";
import { begin, valuesIn } from "./texts.ts";

const forms = {
  table: /^(\S+)\s+([\s\S]*)$/,
  values: /^(\w+)\s+(\S+)\s+([\s\S]*)$/,
  tableName: /^([A-Za-z_]\w*)$/,
} as const;

interface Surroundings {
  readonly tell: Tell;
  readonly unfolding: Unfolding;
  signalOf(number: string, name: string): DbcSignal | undefined;
}

/** The statements of a database on named values: of single signals, and of tables that several may use. */
export class Values {
  readonly #tables = new Map<string, DbcTable>();
  readonly #uses: { readonly signal: DbcSignal; readonly table: string; readonly line: number }[] = [];

  constructor(readonly around: Surroundings) {}

  takeTable(statement: string, line: number): boolean {
    const [, name, list] = forms.table.exec(statement) ?? [];
    if (name === undefined || list === undefined) return false;
    const values = this.#valuesIn(list, line);
    this.around.unfolding.things(values.length);
    if (this.#tables.has(name))
      this.#lose(line, `The table of values "${name}" is there a second time; the first one is kept.`);
    else this.#tables.set(name, { name, line, values });
    return true;
  }

  /** Values of a signal, or the name of a table that has them. */
  takeValues(statement: string, line: number): boolean {
    const [, number = "", name = "", list] = forms.values.exec(statement) ?? [];
    if (list === undefined) return false;
    const signal = this.around.signalOf(number, name);
    const [, table] = forms.tableName.exec(list.trim()) ?? [];
    if (signal === undefined)
      this.#lose(line, `The values are of no signal that the file has: ${begin(statement)}`);
    else if (table !== undefined) this.#uses.push({ signal, table, line });
    else {
      signal.values ??= [];
      for (const value of this.#valuesIn(list, line)) signal.values.push(value);
    }
    return true;
  }

  /** The tables that signals use; a signal may name one that only follows it. All others are reported. */
  tablesInUse(): DbcTable[] {
    const used = new Set<string>();
    for (const { signal, table, line } of this.#uses) {
      if (!this.#tables.has(table)) this.#lose(line, `The file has no table of values "${table}".`);
      else if (signal.values !== undefined || signal.table !== undefined)
        this.#lose(line, `The signal "${signal.name}" has values already; the table "${table}" is left out.`);
      else {
        signal.table = table;
        used.add(table);
      }
    }
    for (const { name, line } of this.#tables.values())
      if (!used.has(name))
        this.#lose(line, `The table of values "${name}", which no signal uses by its name, is left out.`);
    return [...this.#tables.values()].filter(({ name }) => used.has(name));
  }

  /** The named values of a list; all other parts are reported. */
  #valuesIn(list: string, line: number): DbcValue[] {
    const { items, rest } = valuesIn(list);
    if (rest.length > 0)
      this.#lose(line, `These parts of a list of values are not understood: ${begin(rest.join(" "))}`);
    return items.map((item) => ({ ...item, line }));
  }

  #lose(line: number, message: string): void {
    this.around.tell({ line, kind: "lost", message });
  }
}
