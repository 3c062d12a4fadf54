import { ownValue } from "../../../core/own-value.ts";
import type { Tell } from "../notice.ts";
import type { LossCounter } from "../registers/count-losses.ts";
import { LEAST_BYTES, Unfolding } from "../unfolding.ts";
import { Deriver } from "./derived-from.ts";
import { weightOf } from "./element-weight.ts";
import { Finder } from "./find-element.ts";
import { childOf, childrenOf, type Element, textOf } from "./read-xml.ts";
import { dimIndices, svdInteger } from "./svd-numbers.ts";
import { type Properties, propertiesOf } from "./svd-properties.ts";

/**
 * A register of a device file at its place, with the register that it is derived from and the elements around
 * it.
 */
export interface SvdRegister {
  readonly element: Element;
  /** Names of peripheral, clusters and register as `derivedFrom` has them, joined by dots. */
  readonly path: string;
  /** Names of cluster and register, joined by underscores. */
  readonly name: string;
  /** In bytes. */
  readonly address: number;
  readonly properties: Properties;
  /** The view of its addresses in which it is there. */
  readonly view?: string;
  /** Values in a row, and how far apart they begin. */
  readonly row?: { readonly count: number; readonly stride: number };
}

export interface SvdPeripheral {
  readonly name: string;
  readonly description: string | undefined;
  readonly registers: readonly SvdRegister[];
}

/** A part of a device that may be repeated. */
interface Placed {
  readonly name: string;
  readonly offset: number;
}

const used: Readonly<Record<string, ReadonlySet<string>>> = {
  device: new Set([
    "name",
    "description",
    "peripherals",
    "size",
    "access",
    "resetValue",
    "resetMask",
    "addressUnitBits",
  ]),
  peripheral: new Set(["name", "description", "baseAddress", "registers", "alternatePeripheral"]),
  cluster: new Set(["name", "description", "addressOffset", "register", "cluster", "alternateCluster"]),
};
const everywhere = new Set([
  ...["dim", "dimIncrement", "dimIndex", "size", "access", "resetValue", "resetMask"],
]);

/** Walks through a device file: everything that is derived or repeated is written out, but arrays of registers. */
export class RegisterWalk {
  readonly #finder: Finder;
  readonly #deriver: Deriver;
  readonly #siblings = new WeakMap<readonly Element[], Siblings>();
  #lists = 0;

  readonly tell: Tell;
  readonly losses: LossCounter;
  readonly #unfolding: Unfolding;

  constructor(
    readonly device: Element,
    { tell, losses, limit }: { readonly tell: Tell; readonly losses: LossCounter; readonly limit: number },
  ) {
    this.tell = tell;
    this.losses = losses;
    this.#unfolding = new Unfolding(limit);
    this.#finder = new Finder(childrenOf(childOf(device, "peripherals") ?? device, "peripheral"));
    this.#deriver = new Deriver(tell, new Unfolding(limit));
  }

  peripherals(): SvdPeripheral[] {
    this.#lose(this.device);
    const properties = propertiesOf(this.device, { size: 32 });
    const elements = childrenOf(childOf(this.device, "peripherals") ?? this.device, "peripheral");
    return elements.flatMap((element) => {
      const whole = this.derived(element, "", elements);
      this.#lose(element);
      const base = svdInteger(textOf(whole, "baseAddress"));
      if (base === undefined) {
        this.#leaveOut(element, "has no base address");
        return [];
      }
      return this.#placesOf(whole, base).map(({ name, offset }) => ({
        name,
        description: textOf(whole, "description"),
        registers: this.#registersIn(childOf(whole, "registers"), {
          path: textOf(whole, "name") ?? "",
          prefix: "",
          ...viewOf(textOf(whole, "alternatePeripheral"), name),
          address: offset,
          properties: propertiesOf(whole, properties),
        }),
      }));
    });
  }

  /** An element with what it is derived from: one beside it, or one that is named from the peripheral on. */
  derived(element: Element, path: string, beside: readonly Element[]): Element {
    if (element.attributes.derivedFrom === undefined) return element;
    const { list, byName } = this.#siblingsOf(beside);
    const find = (name: string): Element | undefined =>
      byName.get(name) ??
      this.#finder.find(name, path, element.name) ??
      (element.name === "enumeratedValues" ? this.#valuesOfField(name, path) : undefined);
    return this.#deriver.derived(element, find, `${list} ${path}`);
  }

  /** Some files name the field that has the values. */
  #valuesOfField(name: string, path: string): Element | undefined {
    const field = this.#finder.find(name, path, "field");
    return field && childOf(field, "enumeratedValues");
  }

  #siblingsOf(beside: readonly Element[]): Siblings {
    const known = this.#siblings.get(beside);
    if (known !== undefined) return known;
    const byName = new Map<string | undefined, Element>();
    for (const one of beside) if (!byName.has(textOf(one, "name"))) byName.set(textOf(one, "name"), one);
    const made = { list: this.#lists++, byName };
    this.#siblings.set(beside, made);
    return made;
  }

  #registersIn(container: Element | undefined, around: Around): SvdRegister[] {
    const { children = [] } = container ?? {};
    return children.flatMap((child) => {
      const whole = (): Element => this.derived(child, around.path, children);
      if (child.name === "register") return this.#register(whole(), around);
      return child.name === "cluster" ? this.#cluster(whole(), around) : [];
    });
  }

  #cluster(element: Element, around: Around): SvdRegister[] {
    this.#lose(element);
    const offset = svdInteger(textOf(element, "addressOffset")) ?? 0;
    return this.#placesOf(element, around.address + offset).flatMap(({ name, offset: address }) =>
      this.#registersIn(element, {
        path: `${around.path}.${textOf(element, "name")}`,
        prefix: `${around.prefix}${name}_`,
        view: viewOf(textOf(element, "alternateCluster"), name).view ?? around.view,
        address,
        properties: propertiesOf(element, around.properties),
      }),
    );
  }

  #register(element: Element, around: Around): SvdRegister[] {
    const { path: above, prefix, address, properties } = around;
    const offset = svdInteger(textOf(element, "addressOffset"));
    if (offset === undefined) {
      this.#leaveOut(element, "has no address");
      return [];
    }
    const path = `${above}.${textOf(element, "name") ?? ""}`;
    const { view = around.view } = registerView(element);
    const own = {
      element,
      path,
      properties: propertiesOf(element, properties),
      ...(view === undefined ? {} : { view }),
    };
    const count = svdInteger(textOf(element, "dim"));
    const stride = svdInteger(textOf(element, "dimIncrement"));
    const name = textOf(element, "name") ?? "";
    this.#unfolding.bytes(weightOf(element) + prefix.length);
    const isArray = name.endsWith("[%s]") && count !== undefined && stride !== undefined && count > 0;
    if (isArray)
      return [
        { ...own, name: `${prefix}${name.slice(0, -4)}`, address: address + offset, row: { count, stride } },
      ];
    return this.#placesOf(element, address + offset).map((place) => ({
      ...own,
      name: `${prefix}${place.name}`,
      address: place.offset,
    }));
  }

  /** An element once, or as often as its `dim` says, with its index in the name. */
  #placesOf(element: Element, offset: number): Placed[] {
    const name = textOf(element, "name") ?? "";
    const count = svdInteger(textOf(element, "dim"));
    if (count === undefined) return [{ name, offset }];
    const stride = svdInteger(textOf(element, "dimIncrement"));
    if (stride !== undefined) this.#unfolding.bytes(count * (LEAST_BYTES + name.length));
    const indices = stride === undefined ? undefined : dimIndices(textOf(element, "dimIndex"), count);
    if (indices === undefined || stride === undefined) {
      this.#leaveOut(element, "is repeated in a way that does not fit together; it is there once");
      return [{ name: name.replace(/\[?%s\]?/, ""), offset }];
    }
    return indices.map((index, n) => ({
      name: name.replace(/\[?%s\]?/, index),
      offset: offset + n * stride,
    }));
  }

  #leaveOut(element: Element, why: string): void {
    const name = textOf(element, "name") ?? "";
    this.tell({ line: element.line, kind: "lost", message: `The ${element.name} "${name}" ${why}.` });
  }

  #lose(element: Element): void {
    for (const { name, line } of element.children)
      if (ownValue(used, element.name)?.has(name) !== true && !everywhere.has(name))
        this.losses.add(`${element.name}/${name}`, line);
  }
}

/** Elements of one list, each first one by its name. */
interface Siblings {
  readonly list: number;
  readonly byName: ReadonlyMap<string | undefined, Element>;
}

interface Around {
  /** Names as `derivedFrom` has them. */
  readonly path: string;
  /** The text before the names of registers. */
  readonly prefix: string;
  readonly address: number;
  readonly properties: Properties;
  /** The view of all addresses within, where the elements around state one. */
  readonly view?: string | undefined;
}

/** The elements of an alternate thing are a view of their own, by its name. */
function viewOf(alternate: string | undefined, name: string): { readonly view?: string } {
  return alternate === undefined ? {} : { view: name };
}

/** A register is in a group of alternates, or is there in place of another one. */
function registerView(element: Element): { readonly view?: string } {
  const group = textOf(element, "alternateGroup");
  const other = textOf(element, "alternateRegister");
  if (group !== undefined) return { view: group };
  return other === undefined ? {} : { view: `in place of ${other}` };
}
