import type { SerialProtocolSource } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import type {
  Framing,
  SerialBits,
  SerialField,
  SerialMessage,
} from "../../domain/codecs/serial/serial-types.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { type Edition, isInEdition, type ShownStatus } from "../edition.ts";
import type { Published } from "../exported-type.ts";
import { plainProse } from "../plain-prose.ts";
import {
  type AuthoredBits,
  type AuthoredField,
  bitsOf,
  fieldOf,
  framingOf,
  messageOf,
} from "./protocol-parts.ts";

/** The facts that readers of a value need beside its encoding. */
interface Meaning {
  /** Id of the unit: ASCII. */
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly description?: string;
}

/** A group of bits with its unit and text. */
export interface ContentBits extends SerialBits, Meaning {}

/** A field with defaults, unit and text filled in, and so those that it is made of. */
export interface ContentField extends SerialField, Meaning {
  readonly bits?: readonly ContentBits[];
}

export interface ContentMessage extends SerialMessage<ContentField> {
  readonly id: string;
  readonly name: string;
  readonly direction: "to-device" | "from-device";
  readonly response?: string;
  readonly status: ShownStatus;
  readonly description?: string;
}

/** The content of the files of a serial protocol. */
export interface ProtocolContent extends Pick<SerialProtocolSource, "physical"> {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly framing: Framing;
  readonly messages: readonly ContentMessage[];
}

/**
 * The part of a serial protocol that an edition publishes. A message without a status has that of its
 * protocol.
 */
export function publishSerialProtocol(
  source: SourceOf<"serial-protocol">,
  edition: Edition,
): Published<ProtocolContent> {
  const data = source.data;
  const note = plainProse(source, "/note");
  const isPublished = ({ status }: SerialProtocolSource["messages"][number]): boolean =>
    isInEdition(status ?? data.status, edition);
  const published = new Set(data.messages.filter(isPublished).map(({ id }) => id));
  const messages = data.messages.flatMap((message, m): ContentMessage[] => {
    const status = message.status ?? data.status;
    if (!isInEdition(status, edition)) return [];
    const textAt: TextAt = (at) => plainProse(source, `/messages/${m}${at}`);
    const { response, ...content } = contentMessage(message, textAt);
    const answer = response !== undefined && published.has(response) ? { response } : {};
    return [{ ...content, ...answer, status: status as ShownStatus }];
  });
  return {
    statuses: messages.map(({ status }) => status),
    content: {
      id: data.id,
      title: data.title,
      physical: data.physical,
      ...(note === undefined ? {} : { note }),
      framing: framingOf(data),
      messages,
    },
  };
}

function contentMessage(
  message: SerialProtocolSource["messages"][number],
  textAt: TextAt,
): Omit<ContentMessage, "status"> {
  const { id, name, direction, response } = message;
  const plain = messageOf(message);
  const description = textAt("/description");
  return {
    id,
    name,
    direction,
    ...plain,
    ...defined({ response, description }),
    fields: (message.fields ?? []).map((field, f) =>
      contentField(field, (at) => textAt(`/fields/${f}${at}`)),
    ),
  };
}

type TextAt = (pointer: string) => string | undefined;

function contentField(field: AuthoredField, textAt: TextAt): ContentField {
  const { fields, bits, ...plain } = field;
  return {
    ...fieldOf(plain),
    ...meaningOf(field, textAt),
    ...(fields === undefined
      ? {}
      : { fields: fields.map((one, n) => contentField(one, (at) => textAt(`/fields/${n}${at}`))) }),
    ...(bits === undefined
      ? {}
      : { bits: bits.map((group, n) => contentBits(group, (at) => textAt(`/bits/${n}${at}`))) }),
  };
}

function contentBits(group: AuthoredBits, textAt: TextAt): ContentBits {
  return { ...bitsOf(group), ...meaningOf(group, textAt) };
}

function meaningOf({ unit, min, max }: AuthoredField | AuthoredBits, textAt: TextAt): Meaning {
  const text = textAt("/description");
  return {
    ...defined({ unit, min, max, description: text }),
  };
}
