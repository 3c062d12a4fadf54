interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** The address as a page under `require-trusted-types-for 'script'` accepts it: this one, by a policy that knows no other. */
export function trustWorker(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  const policy = trustedTypes.createPolicy("fairlead-service-worker", {
    createScriptURL(wanted) {
      if (wanted !== address) throw new TypeError(`${wanted} is not the worker of this site.`);
      return wanted;
    },
  });
  return policy.createScriptURL(address) as string;
}
