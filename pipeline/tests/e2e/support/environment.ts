/** The environment of a person's shell: without what the test runner sets, and without colours. */
export function cleanEnvironment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const remaining = Object.entries(process.env).filter(
    ([name]) =>
      !/^(VITEST|NODE_ENV$|TEST$|DEV$|PROD$|SSR$|MODE$|FAIRLEAD_CLIENT$|SOURCE_DATE_EPOCH$|FORCE_COLOR$|npm_)/.test(
        name,
      ),
  );
  return { ...Object.fromEntries(remaining), NO_COLOR: "1", ...more };
}
