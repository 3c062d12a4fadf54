import { BlockList, isIP } from "node:net";

/** Says that a host lies within a private network. */
export class PrivateAddressError extends Error {
  constructor(
    readonly host: string,
    readonly address: string,
  ) {
    super(`${host} is ${address}, an address within a private network`);
  }
}

/** Networks of IPv4 that no public site has: RFC 6890 and its successors, link-local (cloud metadata) among them. */
const networks4: readonly (readonly [address: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** The public part of IPv6 is 2000::/3; these lie in it and are not public, or carry an address of IPv4. */
const networks6: readonly (readonly [address: string, prefix: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refused = new BlockList();
for (const [address, prefix] of networks4) refused.addSubnet(address, prefix, "ipv4");
for (const [address, prefix] of networks6) refused.addSubnet(address, prefix, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, "ipv4");
  // Everything else of IPv6, IPv4 in IPv6 included, is local, reserved or a translation into who knows what.
  return family === 6 && global6.check(address, "ipv6") && !refused.check(address, "ipv6");
}
