import { pick } from "../fixtures/random.ts";
import { type Files, picture } from "../support/pages/site-of.ts";
import { hostileText, yamlText } from "./hostile-text.ts";

/** Names of files and folders that meet each other in another case or form, or that some system cannot hold. */
const names = [
  ...[
    "a",
    "A",
    "b",
    "index",
    "README",
    "guide",
    "Guide",
    "ü",
    "u\u0308",
    "板",
    "v1.2",
    "a b",
    "a%b",
    "a&b",
    "n",
  ],
  ...["docs", "search", "01-first", "a'b", "(c)", "😀", "index.json", "404", "ẞ", "ß", "assets", "n"],
];
const assetNames = ["p", "P", "板", "pläne (2)", "con", "a.b", "x".repeat(240), "p.tar"];
const addresses = [
  ...[
    "/old",
    "/OLD",
    "/Docs",
    "/docs",
    "/docs/A",
    "/docs/a/old",
    "/robots.txt/x",
    "/DOCS/guide/x",
    "/a%20b",
    "/x.pdf",
  ],
  ...[
    "/docs.zip",
    "/index",
    "/index.md",
    "/100%25",
    "/$x",
    "/a'b",
    "/serials/a",
    "/open-graph/a",
    "/con",
    "/%E6%9D%BF",
  ],
];

type Random = () => number;

/** A small site of docs that few others look like, the same for the same numbers. */
export function randomDocs(random: Random): Files {
  const files: Record<string, string> = { "docs/start.md": "# Start\n\nWhere to begin.\n" };
  const assets = Array.from({ length: Math.floor(random() * 4) }, () => {
    const ending = pick([".svg", ".SVG", ".pdf", ".zip"], random);
    return {
      name: `${pick(assetNames, random)}${ending}`,
      content: ending.toLowerCase() === ".svg" ? picture : "%PDF",
    };
  });
  for (let at = 1 + Math.floor(random() * 5); at > 0; at--) {
    const folder = random() < 0.5 ? "" : `${pick(names, random)}/`;
    for (const { name, content } of assets) files[`docs/${folder}${name}`] = content;
    files[`docs/${folder}${pick(names, random)}.md`] = doc(
      random,
      assets.map(({ name }) => name),
    );
  }
  if (random() < 0.7) files["site.yaml"] = site(random);
  if (random() < 0.3) files["pages/p.yaml"] = page(random);
  if (random() < 0.15) files["versioned_docs/version-1.0/a.md"] = doc(random, []);
  return files;
}

function doc(random: Random, assets: readonly string[]): string {
  const keys = [
    [`title: ${yamlText(hostileText(random))}`, 0.7],
    [`description: ${yamlText(hostileText(random, 150))}`, 0.7],
    [`sidebar_label: ${yamlText(hostileText(random))}`, 0.3],
    [`aliases: [${yamlText(pick(addresses, random))}]`, 0.25],
    [`keywords: [${yamlText(hostileText(random))}]`, 0.2],
    [`slug: ${yamlText(pick(addresses, random))}`, 0.1],
    [`unlisted: true`, 0.1],
  ] as const;
  const head = keys.filter(([, chance]) => random() < chance).map(([line]) => line);
  const links = assets.map((name) =>
    /svg$/i.test(name) ? `![A picture](<${name}>)` : `[A file](<${name}>)`,
  );
  const text = hostileText(random).replace(/[^ -~]|[$<>]/g, " ");
  const blocks = [
    `## ${text}`,
    hostileText(random, 200).replace(/[^ -~]|[$<>[\]]/g, " "),
    `\`\`\`c title="${text.replaceAll('"', "")}"\n${text}\n\`\`\``,
  ];
  return `---\n${["title: Sample", ...head].slice(head.some((line) => line.startsWith("title")) ? 1 : 0).join("\n")}\n---\n\nSome words.\n\n${[...blocks.filter(() => random() < 0.5), ...links].join("\n\n")}\n`;
}

function site(random: Random): string {
  const text = (): string => yamlText(hostileText(random));
  const redirects = Array.from({ length: Math.floor(random() * 4) }, () => pick(addresses, random));
  const lines = [
    `title: ${text()}`,
    `tagline: ${text()}`,
    `titleDelimiter: ${yamlText(pick(["|", "]]>", "<", "&", "·"], random))}`,
    `organization: { name: ${text()}, address: [${text()}] }`,
    `navigation: [{ label: ${text()}, to: /docs/start }]`,
    `footer: { copyright: ${text()}, groups: [{ title: ${text()}, items: [{ label: ${text()}, to: /docs/start }] }] }`,
    `announcement: { id: a, text: ${text()} }`,
    `docs: { label: ${text()} }`,
  ].filter(() => random() < 0.4);
  const moved = [...new Set(redirects)].map((from) => `  - { from: ${yamlText(from)}, to: /docs/start }`);
  return ["type: site", ...lines, ...(moved.length > 0 ? ["redirects:", ...moved] : []), ""].join("\n");
}

function page(random: Random): string {
  const [title, summary] = [hostileText(random), hostileText(random)].map(yamlText);
  const route = pick(addresses, random);
  return `type: page\nid: p\ntitle: ${title}\nsummary: ${summary}\nstate: published\nroute: ${yamlText(route)}\n`;
}
