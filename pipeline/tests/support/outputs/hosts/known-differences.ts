import type { Difference, KnownDifference } from "./compare-servers.ts";

const headerOf =
  (name: string) =>
  ({ request }: Difference): string =>
    request.headers?.[name] ?? "";
const range = headerOf("Range");
const coding = headerOf("Accept-Encoding");

/** The texts that nginx has for an error of its own: status, text, type and length. */
const isOwnText = (field: string): boolean => ["body", "content-type", "content-length"].includes(field);

/** The known differences of nginx from `preview` for a site at a base, and why they stay. */
export function knownDifferences(base: string): KnownDifference[] {
  return [...everywhere, ...(base === "/" ? wholeServer : belowBase(base))];
}

/** A symbolic link among the files of a site that both servers serve. */
export const LINK = "exports/linked.csv";

const everywhere: readonly KnownDifference[] = [
  {
    reason:
      "nginx follows symbolic links, by which operators lay out releases; a build writes none, and preview serves none.",
    covers: ({ request, replies }) => replies === "200 404" && request.target.endsWith(`/${LINK}`),
  },
  {
    reason: "nginx names itself, without its version.",
    covers: ({ field, nginx }) => field === "server" && nginx === "nginx",
  },
  {
    reason:
      "nginx knows the time of a file. The output of two builds differs in it, so preview goes by the bytes alone.",
    covers: ({ field }) => field === "last-modified",
  },
  {
    reason: "nginx sends no Vary with 304: the browser has it from the answer that it keeps.",
    covers: ({ field, nginx, replies }) => replies === "304" && field === "vary" && nginx === undefined,
  },
  {
    reason: "nginx has a page of its own for a redirect, which nobody reads.",
    covers: ({ field, replies }) => replies === "301" && isOwnText(field),
  },
  {
    reason: "nginx gives the page for what is missing a tag, by which nobody asks.",
    covers: ({ field, replies }) => replies === "404" && field === "etag",
  },
  {
    reason: "Debian's nginx packs with gzip alone, and preview with Brotli where it may.",
    covers: (one) => /br|\*/.test(coding(one)),
  },
  {
    reason: "nginx packs what it may, also where a range of it is asked for; preview leaves it as it is.",
    covers: (one) => range(one) !== "" && coding(one) === "gzip",
  },
  {
    reason:
      "nginx refuses a range that cannot be read, and preview sends the whole file, as the standard has it.",
    covers: (one) => one.replies === "416 200" && /-$|[a-z]-[a-z]|5-2/.test(range(one)),
  },
  {
    reason: "Of several ranges nginx sends the one that the file has, and preview the whole file.",
    covers: (one) => one.replies === "206 200" && range(one).includes(","),
  },
  {
    reason: "An empty text says no more than its type.",
    covers: ({ field, nginx, replies }) =>
      replies === "416" && field === "content-type" && nginx === "text/plain",
  },
  {
    reason: "nginx does not ask whether the bytes of an address are UTF-8; there is no such file.",
    covers: ({ request, replies }) => replies === "404 400" && request.target.includes("%C3%28"),
  },
  {
    reason: "Node refuses an address with letters beyond ASCII before preview sees it; no browser sends one.",
    covers: ({ request, replies }) => replies === "404 400" && /[^\x00-\x7f]/.test(request.target),
  },
];

const wholeServer: readonly KnownDifference[] = [
  {
    reason: "nginx has a text of its own for an address that it cannot read, with the headers that protect.",
    covers: ({ field, replies }) =>
      /^400/.test(replies) && (isOwnText(field) || ["cache-control", "status", "vary"].includes(field)),
  },
];

function belowBase(base: string): KnownDifference[] {
  return [
    {
      reason: "What lies outside the base, or cannot be read, is not the snippet's to answer.",
      covers: ({ request: { target }, replies }) => /^400/.test(replies) || isOutside(target, base),
    },
    {
      reason:
        "Where the way to the base is doubled, nginx has the page for what is missing, and preview a text.",
      covers: ({ request: { target }, replies }) => replies === "404" && /^\/[./]/.test(target),
    },
  ];
}

/** Whether nginx, which resolves dots and doubled slashes first, finds an address outside the base. */
function isOutside(target: string, base: string): boolean {
  const path = target
    .replace(/[?#].*$/s, "")
    .replace(/%2f/gi, "/")
    .replace(/\/{2,}/g, "/");
  return !`${new URL(`http://localhost${path}`).pathname}/`.startsWith(base);
}
