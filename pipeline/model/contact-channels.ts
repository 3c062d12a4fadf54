import type { ContactChannel, SiteSource } from "../../schema/generated/types.ts";
import type { SiteIndex } from "./resolve/site-index.ts";

type Authored = NonNullable<SiteSource["contact"]>[number];

/** A way to ask the organization something, as `site.yaml` has it. */
interface Channel extends ContactChannel {
  /** A statement that a person must confirm about it. */
  readonly reading?: string;
  /** JSON Pointer of the entry in `site.yaml`. */
  readonly pointer: string;
}

/** The ways to ask the organization something, each address once: the list `contact`, then what else the organization has. */
export function contactChannels({ config }: Pick<SiteIndex, "config">): Channel[] {
  const { contact = [], organization = undefined } = config.source;
  const own = [
    ...(organization?.email === undefined ? [] : [emailOf(organization.email)]),
    ...(organization?.telephone === undefined ? [] : [telephoneOf(organization.telephone)]),
  ];
  const all: Channel[] = [
    ...contact.map((channel, i) => listedChannel(channel, `/contact/${i}`)),
    ...own.map((channel) => ({ ...channel, pointer: `/organization/${channel.kind}` })),
  ];
  const seen = new Set<string>();
  return all.filter(({ href }) => seen.size < seen.add(href).size);
}

/** Whether a visitor of the contact page finds a way to the organization there. */
export function isReachable(index: Pick<SiteIndex, "config">): boolean {
  const { address, profiles } = index.config.source.organization ?? {};
  return contactChannels(index).length > 0 || address !== undefined || profiles !== undefined;
}

function listedChannel(channel: Authored, pointer: string): Channel {
  const { reading } = channel;
  return { ...channelOf(channel), pointer, ...(reading === undefined ? {} : { reading }) };
}

function channelOf(channel: Authored): ContactChannel {
  switch (channel.kind) {
    case "email":
      return emailOf(channel.to);
    case "telephone":
      return telephoneOf(channel.to);
    case "form":
    case "chat":
    case "link":
      return { kind: channel.kind, label: channel.label, href: channel.to };
    default:
      return channel satisfies never;
  }
}

/** Before its domain an address may hold signs that end an address in a link, such as "?". */
function emailOf(address: string): ContactChannel {
  const at = address.lastIndexOf("@");
  const href = `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
  return { kind: "email", label: address, href };
}

function telephoneOf(number: string): ContactChannel {
  return { kind: "telephone", label: number, href: `tel:${number.replace(/[^+\d]/g, "")}` };
}
