/** A package of the lock file and what its advisories leave of it. */
interface Advisory {
  readonly package: string;
  /** The lowest version without the fault, by major version. A major version below the first is refused, one above the last is fine. */
  readonly lowest: readonly string[];
  /** The description of the last fault. */
  readonly advisory: string;
  readonly fault: string;
}

/** Packages that read what strangers wrote, or that run in a visitor's browser. */
export const advisories: readonly Advisory[] = [
  {
    package: "ajv",
    lowest: ["6.14.0", "8.18.0"],
    advisory: "CVE-2025-69873",
    fault: "slow patterns by $data",
  },
  { package: "highlight.js", lowest: ["10.4.1"], advisory: "GHSA-7wwv-vh3v-89cq", fault: "slow patterns" },
  { package: "image-size", lowest: ["2.0.3"], advisory: "GHSA-w3rx-r6r6-pgpr", fault: "loops without end" },
  {
    package: "js-yaml",
    lowest: ["3.15.1", "4.3.1", "5.2.1"],
    advisory: "GHSA-5p4m-2wfm-xmqj",
    fault: "quadratic time",
  },
  { package: "katex", lowest: ["0.16.21"], advisory: "CVE-2025-23207", fault: "markup by \\htmlData" },
  { package: "linkify-it", lowest: ["5.0.2"], advisory: "CVE-2026-59887", fault: "quadratic time" },
  { package: "markdown-it", lowest: ["14.2.0"], advisory: "CVE-2026-48988", fault: "quadratic time" },
  {
    package: "nanoid",
    lowest: ["3.3.8", "5.0.9"],
    advisory: "CVE-2024-55565",
    fault: "ids that can be guessed",
  },
  { package: "postcss", lowest: ["8.4.31"], advisory: "CVE-2023-44270", fault: "line breaks in comments" },
  {
    package: "react-router",
    lowest: ["7.18.0"],
    advisory: "CVE-2026-40181",
    fault: "redirects to other hosts",
  },
  {
    package: "vite",
    lowest: ["5.4.21", "6.4.1", "7.1.11"],
    advisory: "CVE-2025-62522",
    fault: "files outside the root",
  },
  {
    package: "vitest",
    lowest: ["1.6.1", "2.1.9", "3.0.5"],
    advisory: "CVE-2025-24964",
    fault: "commands from other pages",
  },
];

/** Whether a version is one that the advisories leave. */
export function isAccepted(version: string, lowest: readonly string[]): boolean {
  const [major] = numbers(version);
  const same = lowest.find((low) => numbers(low)[0] === major);
  if (same !== undefined) return isAtLeast(numbers(version), numbers(same));
  return isAtLeast(numbers(version), numbers(lowest.at(-1) ?? ""));
}

function numbers(version: string): readonly number[] {
  return version.split(/[-+]/)[0]?.split(".").map(Number) ?? [];
}

function isAtLeast(version: readonly number[], lowest: readonly number[]): boolean {
  const differing = lowest.findIndex((number, i) => number !== version[i]);
  return differing === -1 || (version[differing] ?? 0) > (lowest[differing] ?? 0);
}
