import { addressUses, lostAddress, lostCategory, lostRelative } from "../addresses.ts";
import { emptyColumns, faultsAt, textsAfter, valueUses } from "../followers.ts";
import type { DataTexts, Fault, Mutant, Mutator } from "../mutant.ts";
import {
  brokenOccurrence,
  changed,
  faultAt,
  type Occurrence,
  occurrencesOf,
  outsideCode,
} from "../occurrences.ts";

const docFiles = (data: DataTexts): string[] =>
  [...data.texts.keys()].filter((file) => /^docs\/.*\.md$/.test(file) && file !== "docs/intro.md");

/** A file is removed, or comes back under another name: each reference to its address is reported. */
function movedDoc(name: string, take: number, target: (file: string) => string | undefined): Mutator {
  return {
    name,
    take,
    mutants: (data) =>
      docFiles(data).flatMap((file): Mutant[] => {
        const pathname = data.pageOf(file);
        const to = target(file);
        if (pathname === undefined || addressUses(data, pathname, file).length === 0) return [];
        const edits = new Map<string, string | null>([[file, null]]);
        if (to !== undefined) edits.set(to, data.texts.get(file) ?? "");
        const name = to === undefined ? file : `${file} becomes ${to}`;
        return [
          {
            name,
            edits,
            outcome: { kind: "fails", faults: movedFaults(data, edits, { pathname, file, to }) },
          },
        ];
      }),
  };
}

/** Lists that a deleted text alone has shown: no product has them on its page, so no page shows them any more. */
function unshownLists(data: DataTexts, edits: ReadonlyMap<string, string | null>, file: string): Fault[] {
  const after = textsAfter(data, edits);
  const embeds = (texts: Pick<DataTexts, "texts">) => occurrencesOf(texts, /^ *::enum\{ref="(?<it>[\w-]+)"/m);
  const others = new Set(embeds(after).map(({ text }) => text));
  const lostEmbeds = embeds(data).filter((embed) => embed.file === file && !others.has(embed.text));
  const ids = lostEmbeds.flatMap(({ text }) =>
    occurrencesOf(after, new RegExp(`^id: (?<it>${text})$`, "m"), /^interfaces\//),
  );
  return faultsAt("interface-unshown", ids, after);
}

/** Links to the address that is gone, and links of the moved file that are relative to its folder. */
function movedFaults(
  data: DataTexts,
  edits: ReadonlyMap<string, string | null>,
  { pathname, file, to }: { pathname: string; file: string; to: string | undefined },
): Fault[] {
  const lost = [...lostAddress(data, edits, { pathname, file }), ...lostCategory(data, edits, file)];
  if (to === undefined) return [...lost, ...unshownLists(data, edits, file)];
  const after = textsAfter(data, edits);
  const files = data.files.filter((path) => path !== file).concat(to);
  const own = lostRelative({ ...data, ...after, files }, to);
  const isPicture = ({ text }: Occurrence): boolean => text.endsWith(".svg");
  const known = new Set(lost.map((fault) => JSON.stringify(fault)));
  const faults = [
    ...faultsAt(
      "link-not-found",
      own.filter((occurrence) => !isPicture(occurrence)),
      after,
    ),
    ...faultsAt("image-not-found", own.filter(isPicture), after),
  ];
  return [...lost, ...faults.filter((fault) => !known.has(JSON.stringify(fault)))];
}

/** Ids of products, wherever they are written as a list item, a value or an attribute. */
function productUses(after: Pick<DataTexts, "texts">, id: string): Fault[] {
  const word = `(?<![\\w-])(?<it>${id})(?![\\w-])`;
  const listed = occurrencesOf(
    after,
    new RegExp(`^ *(?:products|accessories|compatibleWith|worksWith): \\[[^\\n]*?${word}`, "m"),
  );
  const single = occurrencesOf(after, new RegExp(`^ *(?:product|replacement): ${word}$`, "m"));
  const embeds = occurrencesOf(after, new RegExp(`^ *::datasheet\\{ref="${word}"`, "m"));
  const compared = occurrencesOf(
    after,
    new RegExp(`^ *::comparison\\{products="(?<it>[^"]*?(?<![\\w-])${id}(?![\\w-])[^"]*)"`, "m"),
  );
  return [
    ...faultsAt("reference-not-found", [...listed, ...single, ...embeds], after),
    ...faultsAt("embed-attribute-value", compared, after),
    ...faultsAt("value-not-found", valueUses(after, id), after),
  ];
}

const deletedProduct: Mutator = {
  name: "a product that is deleted",
  take: 5,
  mutants: (data) => goneProducts(data, (_, id) => ({ id, text: null })),
};

const renamedProduct: Mutator = {
  name: "a product with another id",
  take: 5,
  mutants: (data) =>
    goneProducts(data, (file, id) => ({
      id,
      text: (data.texts.get(file) ?? "").replace(`\nid: ${id}\n`, `\nid: ${id}zq\n`),
    })),
};

function goneProducts(
  data: DataTexts,
  change: (file: string, id: string) => { id: string; text: string | null },
): Mutant[] {
  return occurrencesOf(data, /^id: (?<it>[\w-]+)$/m, /^products\//).map(({ file, text: id }) => {
    const edits = new Map([[file, change(file, id).text]]);
    const after = textsAfter(data, edits);
    const pathname = data.pageOf(file) ?? "";
    const lost = lostAddress(data, edits, { pathname, file });
    const faults = [...lost, ...productUses(after, id), ...emptyColumns(data, edits)];
    return { name: file, edits, outcome: { kind: "fails", faults } };
  });
}

/** An entry of a dictionary gets another id. */
function renamedEntry(
  name: string,
  take: number,
  { pattern, files, uses }: { pattern: RegExp; files: RegExp; uses: (id: string) => readonly RegExp[] },
): Mutator {
  return {
    name,
    take,
    mutants: (data) =>
      occurrencesOf(data, pattern, files).flatMap((occurrence) => {
        const found = (texts: Pick<DataTexts, "texts">) =>
          uses(occurrence.text).flatMap((use) => occurrencesOf(texts, use, /^(?!prose-rules|README)/));
        if (found(data).length === 0) return [];
        return [
          changed(data, occurrence, `${occurrence.text}zq`, (text) => {
            const after = textsAfter(data, new Map([[occurrence.file, text]]));
            return { kind: "fails", faults: faultsAt("reference-not-found", found(after), after) };
          }),
        ];
      }),
  };
}

const inList = (id: string): string => `(?<=[[ ,])(?<it>${id})(?=[\\],])`;

/** Records, entries and files are renamed and deleted: each reference to them is named. */
export const records: readonly Mutator[] = [
  movedDoc("a doc that is deleted", 5, () => undefined),
  movedDoc("a doc with another name", 5, (file) => file.replace(/\.md$/, "-zq.md")),
  movedDoc("a doc in another folder", 4, (file) => `docs/Zq/${file.split("/").at(-1)}`),
  deletedProduct,
  renamedProduct,
  renamedEntry("a source with another id", 5, {
    pattern: /^ {2}- id: (?<it>[\w-]+)$/m,
    files: /^sources\.yaml$/,
    uses: (id) => [
      new RegExp(`\\bsources: \\[[^\\]]*?${inList(id)}`),
      new RegExp(`\\bsource: (?<it>${id})(?![\\w-])`),
    ],
  }),
  {
    name: "a list that is deleted",
    take: 4,
    mutants: (data) =>
      occurrencesOf(data, /^id: (?<it>[\w-]+)$/m, /^interfaces\//).flatMap(({ file, text: id }) => {
        const uses = [
          new RegExp(`^ *::[a-z-]+\\{ref="(?<it>${id})"`, "m"),
          new RegExp(`\\bconnector: (?<it>${id})(?![\\w-])`),
          new RegExp(`\\bprotocols: \\[[^\\]]*?${inList(id)}`),
        ].flatMap((use) => outsideCode(occurrencesOf(data, use), data));
        if (uses.length === 0 || /^type: serial-protocol/.test(data.texts.get(file) ?? "")) return [];
        const faults = faultsAt("reference-not-found", uses, data);
        return [{ name: file, edits: new Map([[file, null]]), outcome: { kind: "fails" as const, faults } }];
      }),
  },
  {
    name: "a family that is deleted",
    take: 2,
    mutants: (data) =>
      occurrencesOf(data, /^id: (?<it>kestrel|rov|other)$/m, /^families\//).map(({ file }) => {
        const edits = new Map([[file, null]]);
        const faults = lostAddress(data, edits, { pathname: data.pageOf(file) ?? "", file });
        return { name: file, edits, outcome: { kind: "fails", faults } };
      }),
  },
  {
    name: "a picture that is deleted",
    take: 6,
    mutants: (data) =>
      data.files
        .filter((file) => /^images\/drawings\//.test(file))
        .flatMap((file) => {
          const uses = occurrencesOf(data, /!\[[^\]\n]*\]\((?<it>[^)\s"]+)/).filter(({ text }) =>
            text.endsWith(`/${file}`),
          );
          const faults = faultsAt("image-not-found", uses, data);
          return uses.length === 0
            ? []
            : [{ name: file, edits: new Map([[file, null]]), outcome: { kind: "fails" as const, faults } }];
        }),
  },
  {
    name: "an id that another record has",
    take: 3,
    mutants: (data) =>
      occurrencesOf(data, /^id: (?<it>mcu-dev|uav|legacy-upgrade)$/m, /^services\//).map((occurrence) => {
        const mutant = brokenOccurrence(data, occurrence, "control-engineering", "duplicate-id");
        const pathname = data.pageOf(occurrence.file) ?? "";
        const lost = lostAddress(data, mutant.edits, { pathname, file: occurrence.file });
        const own = mutant.outcome.kind === "fails" ? mutant.outcome.faults : [];
        return { ...mutant, outcome: { kind: "fails", faults: [...own, ...lost] } };
      }),
  },
  {
    name: "an address that another page has",
    take: 2,
    mutants: (data) =>
      occurrencesOf(data, /^(?<it>id: (?:about|contact))\n/m, /^pages\//).map((occurrence) =>
        changed(data, occurrence, `${occurrence.text}\nroute: /legal/gdpr`, (text) => ({
          kind: "fails",
          faults: [
            faultAt("duplicate-route", occurrence.file, text, text.indexOf("route: ") + "route: ".length),
            ...lostAddress(data, new Map([[occurrence.file, text]]), {
              pathname: data.pageOf(occurrence.file) ?? "",
              file: occurrence.file,
            }),
          ],
        })),
      ),
  },
  {
    name: "an address that is none",
    take: 2,
    mutants: (data) =>
      // It is unknown which page had the address: links to it are not checked.
      occurrencesOf(data, /^route: (?<it>\/\S+)$/m, /^pages\//).map((occurrence) =>
        brokenOccurrence(data, occurrence, "no slash", "schema-pattern"),
      ),
  },
];
