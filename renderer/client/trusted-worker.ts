interface AddressPolicy {
  createScriptURL(address: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): AddressPolicy;
}

const policies = new Map<string, AddressPolicy>();

/**
 * The address of a worker as a page under `require-trusted-types-for 'script'` accepts it. The policy of each name is made
 * by its first use and passes that one address, no other.
 */
export function trustWorker(name: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  const policy = policies.get(name) ?? trustedTypes.createPolicy(name, { createScriptURL: only(address) });
  policies.set(name, policy);
  return policy.createScriptURL(address) as string;
}

function only(address: string): (wanted: string) => string {
  return (wanted) => {
    if (wanted !== address) throw new TypeError(`${wanted} is not a worker of this site.`);
    return wanted;
  };
}
