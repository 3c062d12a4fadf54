import { smallest } from "../../../core/largest.ts";
import type { Condition } from "./selectors.ts";

export interface Placed {
  /** Its index in the message. */
  readonly at: number;
  /** Its selectors, the topmost first; undefined where they make no tree. */
  readonly path: readonly Condition[] | undefined;
}

/** Values of selectors, and what is below each of them. */
interface Node {
  /** The first signal here or below. */
  readonly first: number;
  /** The first signal that no further selector selects. */
  ends?: number;
  /** By the name of the selector and its value; both maps have the order in which their signals came. */
  readonly below: Map<string, { readonly first: number; readonly values: Map<number, Node> }>;
}

/**
 * Signals by the values of their selectors, so that a signal is compared with those alone that it can meet. A selector is
 * selected by the same ones wherever it is named: two signals with other selectors at one place share none below it.
 */
export class SelectorTree {
  #root: Node | undefined;

  /** Signals are added in the order of the message. */
  add(at: number, path: readonly Condition[]): void {
    this.#root ??= newNode(at);
    add(this.#root, at, path);
  }

  /** The first signal that can be in a frame together with one that has these selectors. */
  firstMeeting(path: readonly Condition[]): number | undefined {
    return this.#root === undefined ? undefined : firstIn(this.#root, path);
  }
}

function newNode(first: number): Node {
  return { first, below: new Map() };
}

function add(node: Node, at: number, [condition, ...rest]: readonly Condition[]): void {
  if (condition === undefined) {
    node.ends ??= at;
    return;
  }
  const group = node.below.get(condition.by) ?? { first: at, values: new Map<number, Node>() };
  node.below.set(condition.by, group);
  for (const value of condition.values) {
    const child = group.values.get(value) ?? newNode(at);
    group.values.set(value, child);
    add(child, at, rest);
  }
}

function firstIn(node: Node, [condition, ...rest]: readonly Condition[]): number | undefined {
  if (condition === undefined) return node.first;
  const values = node.below.get(condition.by)?.values;
  const below = condition.values.map((value) => {
    const child = values?.get(value);
    return child === undefined ? undefined : firstIn(child, rest);
  });
  const all = [node.ends, firstOther(node, condition.by), ...below].filter((at) => at !== undefined);
  return all.length === 0 ? undefined : smallest(all);
}

/** The first signal below another selector than one: it shares none with what that one selects. */
function firstOther(node: Node, by: string): number | undefined {
  for (const [name, { first }] of node.below) if (name !== by) return first;
  return undefined;
}
