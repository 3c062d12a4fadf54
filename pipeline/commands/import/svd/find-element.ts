import { addToGroup } from "../../../core/group-by.ts";
import { childOf, childrenOf, type Element, textOf } from "./read-xml.ts";

/** An element that others may be derived from, and those within it by their names. */
interface Node {
  readonly element: Element;
  readonly path: string;
  readonly children: ReadonlyMap<string, Node>;
  /** Lists such as `CH%s`, by the text before their index. */
  readonly lists: ReadonlyMap<string, readonly Node[]>;
}

/** Keys that place the elements of a list. */
export const listKeys: ReadonlySet<string> = new Set([
  "dim",
  "dimIncrement",
  "dimIndex",
  "dimName",
  "dimArrayIndex",
]);

/**
 * Finds elements as `derivedFrom` names them: by a name, by a path such as `UART0.CR.MODE` or a part of one, and
 * by the name of one element of a list.
 */
export class Finder {
  readonly #root: Node;
  readonly #byLastName = new Map<string, Node[]>();
  readonly #byEnd = new Map<string, { readonly element: Element | undefined }>();
  readonly #ofLists = new Map<string, Element>();

  constructor(peripherals: readonly Element[]) {
    const device: Element = { name: "device", attributes: {}, children: [], line: 1, text: "" };
    this.#root = { element: device, path: "", ...this.#inner(peripherals, "") };
  }

  /** The element of a kind that has this name, seen from a place: the nearest one around it counts. */
  find(name: string, from: string, kind: string): Element | undefined {
    const segments = name.split(".");
    const around = this.#nodesTo(from.split("."));
    for (const node of around.reverse()) {
      const found = this.#within(node, segments);
      if (found?.name === kind) return found;
    }
    const [peripheral = ""] = from.split(".");
    const key = `${peripheral} ${kind} ${name}`;
    const known = this.#byEnd.get(key);
    if (known !== undefined) return known.element;
    const element = this.#endingWith(name, peripheral, kind);
    this.#byEnd.set(key, { element });
    return element;
  }

  /** An element whose path ends with a name, in the same peripheral where there is one. */
  #endingWith(name: string, peripheral: string, kind: string): Element | undefined {
    const segments = name.split(".");
    const named = (this.#byLastName.get(segments.at(-1) ?? "") ?? []).filter(
      ({ element, path }) => element.name === kind && `.${path}`.endsWith(`.${name}`),
    );
    return (named.find(({ path }) => path.startsWith(`${peripheral}.`)) ?? named[0])?.element;
  }

  /** The nodes of a path, from the device down. */
  #nodesTo(segments: readonly string[]): Node[] {
    const nodes = [this.#root];
    for (const segment of segments) {
      const next = nodes.at(-1)?.children.get(segment);
      if (next === undefined) return nodes;
      nodes.push(next);
    }
    return nodes;
  }

  #within(start: Node, segments: readonly string[]): Element | undefined {
    let node = start;
    for (const [n, segment] of segments.entries()) {
      const next = node.children.get(segment);
      const list = next === undefined ? listWith(node, segment) : undefined;
      if (list !== undefined && n === segments.length - 1) return this.#itemOf(list, segment);
      const found = next ?? list;
      if (found === undefined) return undefined;
      node = found;
    }
    return node.element;
  }

  /** An element of a list, as if it were written by itself. */
  #itemOf({ element, path }: Node, name: string): Element {
    const key = `${path} ${name}`;
    const known = this.#ofLists.get(key);
    if (known !== undefined) return known;
    const children = element.children
      .filter((child) => !listKeys.has(child.name))
      .map((child) => (child.name === "name" ? { ...child, text: name } : child));
    const item = { ...element, children };
    this.#ofLists.set(key, item);
    return item;
  }

  #inner(elements: readonly Element[], above: string): Pick<Node, "children" | "lists"> {
    const children = new Map<string, Node>();
    const lists = new Map<string, Node[]>();
    for (const element of elements) {
      const name = textOf(element, "name") ?? "";
      const path = `${above}${name}`;
      const node = { element, path, ...this.#inner(itemsOf(element), `${path}.`) };
      if (name === "" || children.has(name)) continue;
      children.set(name, node);
      addToGroup(this.#byLastName, name, node);
      const [, before] = /^(.*?)\[?%s\]?/.exec(name) ?? [];
      if (before !== undefined) addToGroup(lists, before, node);
    }
    return { children, lists };
  }
}

/** The list that has an element of a name. */
function listWith({ lists }: Node, name: string): Node | undefined {
  for (let length = name.length - 1; length >= 0; length--) {
    const found = lists.get(name.slice(0, length))?.find(({ element }) => {
      const [, after = ""] = /\[?%s\]?(.*)$/.exec(textOf(element, "name") ?? "") ?? [];
      return name.endsWith(after) && name.length > length + after.length;
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

function itemsOf(element: Element): Element[] {
  return [
    ...["registers", "fields"].flatMap((name) => childOf(element, name)?.children ?? []),
    ...childrenOf(element, "enumeratedValues"),
    ...(element.name === "cluster"
      ? element.children.filter(({ name }) => name === "register" || name === "cluster")
      : []),
  ];
}
