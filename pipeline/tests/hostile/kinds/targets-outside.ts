import { bareDoc, doc, type HostileCase, headLines } from "../hostile-case.ts";

const line = headLines + 1;
const targets: readonly [target: string, code: string | undefined][] = [
  ["../../outside/secret.md", "link-not-found"],
  ["../outside/secret.md", "link-not-found"],
  ["/../outside/secret.md", "link-not-found"],
  ["..%2f..%2foutside%2fsecret.md", "link-not-found"],
  ["%2e%2e/%2e%2e/outside/secret.md", "link-not-found"],
  ["..\\..\\outside\\secret.md", "link-not-found"],
  ["..%5c..%5coutside%5csecret.md", "link-not-found"],
  ["....//....//outside/secret.md", "link-not-found"],
  ["/etc/passwd", "link-not-found"],
  ["C:\\Windows", "link-scheme"],
  ["file:///etc/passwd", "link-scheme"],
  ["\\\\host\\share", "link-scheme"],
  ["%00", "link-not-found"],
  ["%", "link-not-found"],
  ["%zz", "link-not-found"],
  ["%c0%ae%c0%ae/", "link-not-found"],
  ["x".repeat(5000), "link-not-found"],
];

/** Links and pictures that would lead out of the data folder. */
export const targetsOutside: readonly HostileCase[] = targets.flatMap(([target, code]): HostileCase[] => [
  {
    name: `a link to ${target.slice(0, 40)}`,
    files: doc(`[x](<${target.replaceAll("\\", "\\\\")}>)\n`),
    gives: code === undefined ? [] : [`docs/a.md:${line}:6 ${code}`],
  },
  {
    name: `a picture of ${target.slice(0, 40)}`,
    files: doc(`![A picture](<${target.replaceAll("\\", "\\\\")}>)\n`),
    gives: [`docs/a.md:${line}:15 ${code === "link-scheme" ? code : "image-not-found"}`],
  },
]);

/** The same in YAML. */
export const assetsOutside: readonly HostileCase[] = [
  {
    name: "an asset of YAML outside",
    files: { "site.yaml": "logo: { path: ../outside/secret.md, alt: A }\n", ...bareDoc },
    gives: ["site.yaml:1:15 image-not-found"],
  },
  {
    name: "an asset of YAML by its whole path",
    files: { "site.yaml": "logo: { path: /etc/passwd, alt: A }\n", ...bareDoc },
    gives: ["site.yaml:1:15 image-not-found"],
  },
  {
    name: "an asset of YAML by a scheme",
    files: { "site.yaml": 'logo: { path: "file:///etc/passwd", alt: A }\n', ...bareDoc },
    gives: ["*"],
  },
  {
    name: "an asset of YAML from the web",
    files: { "site.yaml": 'logo: { path: "https://example.org/x.svg", alt: A }\n', ...bareDoc },
    gives: [],
  },
];
