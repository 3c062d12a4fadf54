import { ownValue } from "../../../core/own-value.ts";
import {
  knownAttributes,
  type Network,
  ofMessage,
  ofNetwork,
  ofSignal,
  type Takers,
} from "./attribute-takers.ts";
import type { AttributeOwner, Attributes, AttributeValue } from "./attributes.ts";
import type { DbcMessage, DbcSignal } from "./dbc-file.ts";

/** The things of a database to which attributes belong. */
interface Things {
  readonly messages: readonly DbcMessage[];
  messageOf(number: string): DbcMessage | undefined;
  signalOf(number: string, name: string): DbcSignal | undefined;
}

/** Gives things the values of their attributes: those that the file states for each, else the defaults. */
export function applyAttributes(attributes: Attributes, things: Things): Readonly<Network> {
  const network: Network = { isFd: false };
  const stated = new Set<string>();
  for (const attribute of attributes.values()) {
    stated.add(keyOf(attribute));
    if (!isTaken(attribute, network, things)) attributes.lose(attribute);
  }
  const { messages } = things;
  const signals = messages.flatMap((message) => message.signals.map((signal) => ({ message, signal })));
  const apply = { attributes, stated };
  applyDefaults({ ...apply, takers: ofNetwork, owner: "network", owners: [{ key: "", thing: network }] });
  applyDefaults({
    ...apply,
    takers: ofMessage,
    owner: "BO_",
    owners: messages.map((thing) => ({ key: String(thing.number), thing })),
  });
  applyDefaults({
    ...apply,
    takers: ofSignal,
    owner: "SG_",
    owners: signals.map(({ message, signal }) => ({
      key: `${message.number} ${signal.name}`,
      thing: signal,
    })),
  });
  attributes.tellLost(knownAttributes);
  return { ...network, isFd: network.isFd || messages.some(({ format }) => format === "fd") };
}

function isTaken(attribute: AttributeValue, network: Network, things: Things): boolean {
  const { owner, target, signal } = attribute;
  switch (owner) {
    case "network":
      return isTakenBy(network, ofNetwork, attribute);
    case "BO_":
      return isTakenBy(things.messageOf(target), ofMessage, attribute);
    case "SG_":
      return isTakenBy(things.signalOf(target, signal), ofSignal, attribute);
    default:
      return false;
  }
}

function isTakenBy<Thing>(
  thing: Thing | undefined,
  takers: Takers<Thing>,
  { name, value }: AttributeValue,
): boolean {
  return thing !== undefined && ownValue(takers, name)?.(thing, value, false) === true;
}

interface Defaults<Thing> {
  readonly attributes: Attributes;
  /** Keys of the values that the file states for single things. */
  readonly stated: ReadonlySet<string>;
  readonly takers: Takers<Thing>;
  readonly owner: AttributeOwner;
  readonly owners: readonly { readonly key: string; readonly thing: Thing }[];
}

/** A default that no thing can take is counted once. */
function applyDefaults<Thing>({ attributes, stated, takers, owner, owners }: Defaults<Thing>): void {
  for (const [name, taker] of Object.entries(takers)) {
    const found = attributes.defaultOf(name, owner);
    if (found === undefined || found.value === "") continue;
    const without = owners.filter(({ key }) => !stated.has(`${name} ${owner} ${key}`));
    const refused = without.filter(({ thing }) => !taker(thing, found.value, true));
    if (refused.length > 0) attributes.lose({ name, owner, target: "", signal: "", ...found });
  }
}

function keyOf({ name, owner, target, signal }: AttributeValue): string {
  const number = String(Number(target));
  const key = owner === "SG_" ? `${number} ${signal}` : owner === "BO_" ? number : "";
  return `${name} ${owner} ${key}`;
}
