import type { CanMessageSetSignal, CanMessageSetSource } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import type { CanMessage, CanSignal } from "../../domain/codecs/can/can-types.ts";
import {
  type GroupProtocol,
  type ParameterGroup,
  parameterGroupOf,
} from "../../domain/codecs/can/parameter-group.ts";
import type { Source, SourceOf } from "../../sources/parse/source.ts";
import { type Edition, isInEdition, type ShownStatus } from "../edition.ts";
import type { Published } from "../exported-type.ts";
import { plainProse } from "../plain-prose.ts";

/** A signal with defaults, names and text filled in. */
export interface ContentSignal extends CanSignal {
  /** Valid in C, at most 32 characters. */
  readonly short: string;
  /** Id of the unit: ASCII. */
  readonly unit?: string;
  /** The unit as its source spells it. */
  readonly unitText?: string;
  /** Suspect parameter number of J1939. */
  readonly spn?: number;
  /** Raw value before the first message. */
  readonly initial?: number;
  /** It contradicts itself as its source does. */
  readonly asStated?: true;
  readonly min?: number;
  readonly max?: number;
  readonly receivers: readonly string[];
  readonly overlaps?: boolean;
  readonly description?: string;
}

export interface ContentMessage extends CanMessage<ContentSignal>, Partial<ParameterGroup> {
  /** Identifier without the flag for 29 bits. */
  readonly id: number;
  readonly extended: boolean;
  readonly fd: boolean;
  /** The protocol whose parameter group it is. */
  readonly protocol?: GroupProtocol;
  readonly short: string;
  readonly sender?: string;
  readonly otherSenders?: readonly string[];
  readonly asStated?: true;
  readonly direction?: "in" | "out" | "both";
  /** Milliseconds. */
  readonly period?: number;
  readonly status: ShownStatus;
  readonly description?: string;
}

/** The content of the files of a CAN message set. */
export interface CanContent {
  readonly id: string;
  readonly title: string;
  readonly bus: { readonly bitRate?: number; readonly fdRate?: number; readonly format: "classic" | "fd" };
  readonly nodes: readonly { readonly name: string; readonly description?: string }[];
  readonly messages: readonly ContentMessage[];
}

type Authored = CanMessageSetSource["messages"][number];

/**
 * The part of a CAN message set that an edition publishes. A message without a status has that of its set.
 */
export function publishCanMessageSet(
  source: SourceOf<"can-message-set">,
  edition: Edition,
): Published<CanContent> {
  const data = source.data;
  const { bitRate, fdRate } = data.bus;
  const messages = data.messages.flatMap((message, m) => {
    const status = message.status ?? data.status;
    if (!isInEdition(status, edition)) return [];
    return [messageOf(message, m, { data, source, status: status as ShownStatus })];
  });
  return {
    statuses: messages.map(({ status }) => status),
    content: {
      id: data.id,
      title: data.title,
      bus: {
        ...defined({ bitRate, fdRate }),
        format: data.bus.format ?? "classic",
      },
      nodes: nodesOf(data, messages, source, edition),
      messages,
    },
  };
}

interface Surroundings {
  readonly data: CanMessageSetSource;
  readonly source: Source;
  readonly status: ShownStatus;
}

function messageOf(message: Authored, m: number, around: Surroundings): ContentMessage {
  const { data, source, status } = around;
  const { sender, otherSenders, asStated, direction, period } = message;
  const description = plainProse(source, `/messages/${m}/description`);
  return {
    ...canMessageOf(data, m),
    status,
    ...defined({ sender, otherSenders, asStated, direction, period, description }),
    signals: message.signals.map((signal, s): ContentSignal => {
      const text = plainProse(source, `/messages/${m}/signals/${s}/description`);
      return { ...signalOf(signal, message, data), ...(text === undefined ? {} : { description: text }) };
    }),
  };
}

/** The message as codecs and rules see it: no text, no status. */
export function canMessageOf(data: CanMessageSetSource, m: number) {
  const message = data.messages[m];
  if (message === undefined) throw new Error("A message is taken from its own set.");
  const id = Number.parseInt(message.id, 16);
  const extended = message.extended ?? data.bus.idType === "extended";
  return {
    id,
    extended,
    fd: (message.format ?? data.bus.format) === "fd",
    ...groupOf(id, extended ? (message.protocol ?? data.bus.protocol) : undefined),
    name: message.name,
    short: message.short ?? message.name,
    length: message.length,
    signals: message.signals.map((signal) => signalOf(signal, message, data)),
  };
}

/** Only identifiers of 29 bits carry the number of a parameter group. */
function groupOf(
  id: number,
  protocol: Authored["protocol"],
): Partial<ParameterGroup> & { readonly protocol?: GroupProtocol } {
  return protocol === undefined || protocol === "none" ? {} : { protocol, ...parameterGroupOf(id) };
}

function signalOf(signal: CanMessageSetSignal, message: Authored, data: CanMessageSetSource): ContentSignal {
  const { name, short, start, length, order, type, factor, offset, unit, min, max } = signal;
  const { receivers, overlaps, multiplexer, sentinel, unitText, spn, initial, asStated } = signal;
  const mux = muxOf(signal, message);
  return {
    name,
    short: short ?? name,
    start,
    length,
    order: order ?? data.byteOrder ?? "little",
    type: type ?? "unsigned",
    factor: factor ?? 1,
    offset: offset ?? 0,
    ...defined({ unit, unitText, spn, initial, asStated, min, max }),
    receivers: receivers ?? [],
    ...(overlaps === true ? { overlaps } : {}),
    multiplexer: multiplexer ?? false,
    ...(mux === undefined ? {} : { mux }),
    values: signal.values ?? data.enums?.find(({ id }) => id === signal.enum)?.values ?? [],
    ...(sentinel === undefined ? {} : { sentinel }),
  };
}

/** A signal that names no multiplexer belongs to the one that is not selected itself. */
function muxOf({ mux, muxBy }: CanMessageSetSignal, { signals }: Authored): ContentSignal["mux"] {
  if (mux === undefined) return undefined;
  const by =
    muxBy ?? signals.find((other) => other.multiplexer === true && other.mux === undefined)?.name ?? "";
  return { by, values: typeof mux === "number" ? [mux] : mux };
}

type Talk = {
  readonly sender?: string | undefined;
  readonly otherSenders?: readonly string[] | undefined;
  readonly signals: readonly { readonly receivers?: readonly string[] | undefined }[];
};

/** Who sends these messages and who uses their signals. */
function nodesIn(messages: readonly Talk[]): Set<string> {
  return new Set(
    messages.flatMap(({ sender, otherSenders = [], signals }) => [
      ...(sender === undefined ? [] : [sender]),
      ...otherSenders,
      ...signals.flatMap(({ receivers }) => receivers ?? []),
    ]),
  );
}

/** Whether a listed node may be shown: one that only messages name that are not published is not published either. */
export function publishedNodes(
  { messages }: Pick<CanMessageSetSource, "messages">,
  isPublished: (message: Authored) => boolean,
): (name: string) => boolean {
  const used = nodesIn(messages.filter(isPublished));
  const hidden = nodesIn(messages.filter((message) => !isPublished(message)));
  return (name) => used.has(name) || !hidden.has(name);
}

function nodesOf(
  data: CanMessageSetSource,
  messages: readonly ContentMessage[],
  source: Source,
  edition: Edition,
): CanContent["nodes"] {
  const isShown = publishedNodes(data, ({ status }) => isInEdition(status ?? data.status, edition));
  const listed = (data.nodes ?? []).flatMap(({ name }, n) => {
    if (!isShown(name)) return [];
    const description = plainProse(source, `/nodes/${n}/description`);
    return [{ name, ...(description === undefined ? {} : { description }) }];
  });
  const known = new Set(listed.map(({ name }) => name));
  const others = [...nodesIn(messages)].filter((name) => !known.has(name));
  return [...listed, ...others.map((name) => ({ name }))];
}
