import type { RegisterMapSource } from "../../../../schema/generated/types.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import { decodedText } from "../decoded-text.ts";
import { described } from "../described.ts";
import type { Imported, ImportRequest } from "../imported.ts";
import { lineText } from "../line-text.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { LossCounter } from "../registers/count-losses.ts";
import { atLeastOne, type Block, importedMap, type Register } from "../registers/mark-registers.ts";
import { Unfolding } from "../unfolding.ts";
import { unitFinder } from "../unit-finder.ts";
import { namer, numberedIds, symbolOf } from "../valid-name.ts";
import { jsonLines } from "./json-lines.ts";
import { namesWithin, type Scope } from "./model-names.ts";
import { notAvailableOf, typeOfPoint } from "./point-type.ts";
import { type Group, type Model, type Point, readModel, type Symbolic } from "./sunspec-model.ts";

type Path = readonly (string | number)[];

/** The registers of a model of SunSpec, a block for each of its groups; addresses count from where the model begins. */
export function importSunspec(bytes: Uint8Array, request: ImportRequest): Imported<RegisterMapSource> {
  const notices: ImportNotice[] = [];
  const tell: Tell = (notice) => notices.push(notice);
  const text = decodedText(bytes, request.encoding, tell);
  const model = readModel(text, tell);
  const lineOf = jsonLines(text);
  const maker = new ModelMaker(model, request, { lineOf, tell });
  const record = maker.record();
  const losses = new LossCounter();
  for (const { name, path } of model.unknown) losses.add(name, lineOf(path));
  return importedMap(record, (name) => maker.lines.get(name) ?? 1, [...notices, ...losses.notices("key")]);
}

interface Source {
  readonly lineOf: (path: Path) => number;
  readonly tell: Tell;
}

/** The place of a group: the block around it, and the names beside it. */
interface Around {
  readonly path: Path;
  readonly scope: Scope;
  readonly place: Pick<Block, "in" | "start" | "after">;
}

/** Addresses that a map can have. */
const ADDRESSES = 65_536;

class ModelMaker {
  /** Lines of registers by the names that they have in the record. */
  readonly lines = new Map<string, number>();
  readonly #blocks: Block[] = [];
  readonly #idOf = numberedIds();
  readonly #unitOf: ReturnType<typeof unitFinder>;
  readonly #unfolding: Unfolding;

  constructor(
    readonly model: Model,
    readonly request: ImportRequest,
    readonly source: Source,
  ) {
    this.#unitOf = unitFinder(request.units);
    this.#unfolding = new Unfolding((request.limits ?? defaultLimits).fileBytes);
  }

  record(): RegisterMapSource {
    const { id: number, group } = this.model;
    const { product, id = `${product}-sunspec-${number}` } = this.request;
    const scope = namesWithin(group, undefined, "", namer("register", this.source.tell), (n) =>
      this.source.lineOf(["group", "points", n]),
    );
    this.#group(group, { path: ["group"], scope, place: {} });
    return {
      type: "register-map",
      id,
      title: lineText(`SunSpec model ${number}: ${group.label ?? group.name}`),
      products: [product],
      status: "unverified",
      transport: "tcp",
      wordOrder: "high-first",
      relative: true,
      blocks: atLeastOne(this.#blocks),
    };
  }

  /** Adds the block of a group and those within; gives the words that all its repetitions take, where that is fixed. */
  #group(group: Group, { path, scope, place }: Around): number | undefined {
    const { name, points, groups } = group;
    if ((place.start ?? 0) >= ADDRESSES) {
      this.#lose(path, `The group "${name}" ${beyond("begins")}`);
      return undefined;
    }
    const { registers, end } = this.#registers(points, path, scope);
    const [first, ...more] = registers;
    if (first === undefined) {
      this.#lose(path, `The group "${name}" has no point of its own; it is left out with the groups in it.`);
      return undefined;
    }
    const id = this.#idOf(symbolOf(name).replace(/^_+/, "").toLowerCase().slice(0, 70) || "group");
    const repeat = this.#repeatOf(group, scope, this.source.lineOf(path));
    this.#blocks.push({
      id,
      title: lineText(group.label ?? name) || id,
      table: "holding" as const,
      ...place,
      ...(repeat === undefined ? {} : { repeat }),
      ...described(this.#textOf(group, repeat), this.source.lineOf(path), this.source.tell),
      registers: [first, ...more],
    });
    const length = this.#groups(groups, { end, path, scope, id });
    const count = repeat === undefined ? 1 : repeat.count;
    return length === undefined || count === undefined ? undefined : length * count;
  }

  /** The registers of points, and the address behind them; what goes beyond the last address of a map is left out. */
  #registers(points: readonly Point[], path: Path, scope: Scope): { registers: Register[]; end: number } {
    this.#unfolding.things(points.length);
    const registers: Register[] = [];
    let end = 0;
    for (const [n, point] of points.entries()) {
      const count = typeof point.count === "number" ? Math.max(1, point.count) : 1;
      const next = end + Math.max(1, point.size) * count;
      const at = { end, path: [...path, "points", n], scope };
      if (next <= ADDRESSES) registers.push(this.#register(point, n, at));
      else this.#lose(at.path, `The point "${point.name}" ${beyond("ends")}`);
      end = Math.min(ADDRESSES, next);
    }
    return { registers, end };
  }

  #lose(path: Path, message: string): void {
    this.source.tell({ line: this.source.lineOf(path), kind: "lost", message });
  }

  #groups(
    groups: readonly Group[],
    { end, path, scope, id }: { end: number; path: Path; scope: Scope; id: string },
  ): number | undefined {
    let at: number | undefined = end;
    let before: string | undefined;
    const outer = path.length === 1 ? {} : { in: id };
    for (const [n, group] of groups.entries()) {
      const inner = [...path, "groups", n];
      const place = at === undefined && before !== undefined ? { after: before } : { start: at ?? end };
      const own = namesWithin(group, scope, `${scope.prefix}${symbolOf(group.name)}_`, scope.nameOf, (p) =>
        this.source.lineOf([...inner, "points", p]),
      );
      const first = this.#blocks.length;
      const length = this.#group(group, { path: inner, scope: own, place: { ...outer, ...place } });
      before = this.#blocks[first]?.id ?? before;
      at = at === undefined || length === undefined ? undefined : at + length;
    }
    return at;
  }

  #repeatOf({ count }: Group, scope: Scope, line: number): Block["repeat"] | undefined {
    if (count === undefined || count === 1) return undefined;
    if (count === 0) return {};
    if (typeof count === "number") return { count };
    const countFrom = scope.outer?.find(count);
    if (countFrom !== undefined) return { countFrom };
    this.source.tell({ line, kind: "lost", message: `There is no point "${count}" that says how often.` });
    return {};
  }

  #textOf({ name, desc, detail, comments = [] }: Group, repeat: Block["repeat"]): string {
    const isOpen = repeat !== undefined && Object.keys(repeat).length === 0;
    return [
      ...(desc === name ? [] : [desc]),
      detail,
      ...comments,
      isOpen ? "The length of the model says how often." : "",
    ]
      .filter(Boolean)
      .join(" ");
  }

  #register(point: Point, n: number, at: { end: number; path: Path; scope: Scope }): Register {
    const { scope, end, path } = at;
    const line = this.source.lineOf(path);
    const name = scope.names[n] ?? symbolOf(point.name);
    this.lines.set(name, line);
    const { keys, remark, isOdd } = typeOfPoint(point);
    if (isOdd)
      this.source.tell({
        line,
        kind: "changed",
        message: `"${name}" is of type ${point.type} with ${point.size} words there, and words of 16 bits here.`,
      });
    const row = this.#rowOf(point, keys, scope);
    return {
      name,
      address: end,
      ...keys,
      ...row,
      access: point.access === "RW" ? "rw" : "r",
      ...this.#unit(point),
      ...this.#scale(point, { name, scope, line }),
      ...this.#default(point, { name, line }),
      ...(point.mandatory === "M" ? {} : notAvailableOf(point, isOdd)),
      ...this.#symbols(point, { line, isBits: keys.type === "bits" }),
      ...(point.static === "S" ? { static: true } : {}),
      ...(point.mandatory === "M" ? { mandatory: true } : {}),
      ...described(pointText(point, remark), line, this.source.tell),
    };
  }

  #rowOf(
    { count }: Point,
    keys: Pick<Register, "count">,
    scope: Scope,
  ): Pick<Register, "count" | "countFrom"> {
    if (count === undefined || count === 1) return {};
    return typeof count === "number"
      ? { count: count * (keys.count ?? 1) }
      : { countFrom: scope.find(count) ?? symbolOf(count) };
  }

  #unit({ units = "" }: Point): Pick<Register, "unit" | "unitText"> {
    const { unit, unitText } = this.#unitOf(units);
    if (unit !== undefined) return { unit };
    return unitText === undefined ? {} : { unitText };
  }

  #scale(
    { sf }: Point,
    { scope }: { name: string; scope: Scope; line: number },
  ): Pick<Register, "factor" | "scaleFrom"> {
    if (sf === undefined || sf === 0) return {};
    return typeof sf === "number"
      ? { factor: Number(`1e${sf}`) }
      : { scaleFrom: scope.find(sf) ?? symbolOf(sf) };
  }

  #default({ value }: Point, { name, line }: { name: string; line: number }): Pick<Register, "default"> {
    if (value === undefined) return {};
    if (typeof value === "number") return { default: value };
    this.source.tell({ line, kind: "lost", message: `The value "${value}" of "${name}" is no number.` });
    return {};
  }

  /** The first symbol of each number. */
  #namesOnce(symbols: readonly Symbolic[], line: number): (readonly [value: number, symbol: Symbolic])[] {
    const seen = new Set<number>();
    return symbols.flatMap((symbol) => {
      const { value, name } = symbol;
      if (value !== undefined && !seen.has(value)) {
        seen.add(value);
        return [[value, symbol] as const];
      }
      const message =
        value === undefined
          ? `The name "${name}" is for no whole number; it is left out.`
          : `The second name "${name}" for ${value} is left out.`;
      this.source.tell({ line, kind: "lost", message });
      return [];
    });
  }

  /** Symbols of a bit field name bits, those of other types values. */
  #symbols(
    { symbols = [] }: Point,
    { line, isBits }: { line: number; isBits: boolean },
  ): Pick<Register, "bits" | "values"> {
    if (symbols.length === 0) return {};
    const nameOf = namer("bit", this.source.tell);
    const once = this.#namesOnce(symbols, line);
    const text = (symbol: Symbolic) => described(symbolText(symbol), line, this.source.tell);
    return isBits
      ? {
          bits: once.map(([bit, symbol]) => ({
            bit,
            name: nameOf(symbol.name, line),
            ...text(symbol),
          })),
        }
      : {
          values: once.map(([value, symbol]) => ({
            value,
            name: lineText(symbol.name) || String(value),
            ...text(symbol),
          })),
        };
  }
}

function beyond(verb: "begins" | "ends"): string {
  return `${verb} beyond the last address of a map, ${ADDRESSES - 1}; it is left out.`;
}

function pointText(
  { name, label, desc, detail, comments = [], standards = [] }: Point,
  remark?: string,
): string {
  const title = label === undefined || label === name || label === desc ? undefined : `${label}.`;
  const norms = standards.length === 0 ? undefined : `Standards: ${standards.join(", ")}.`;
  return [title, desc, detail, ...comments, norms, remark].filter(Boolean).join(" ");
}

function symbolText({ name, label, desc, detail }: Symbolic): string {
  const title = label === undefined || label === name || label === desc ? undefined : `${label}.`;
  return [title, desc, detail].filter(Boolean).join(" ");
}
