import { scopeWords } from "../../../renderer/shared/compose/scope-words.ts";
import type { SpecRow, SpecSection } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { groupBy } from "../../core/group-by.ts";
import { oncePer } from "../../core/once.ts";
import { formatDigits } from "../../domain/quantity/format-digits.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { oncePerIndex } from "../resolve/once-per-index.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { isShown } from "../resolve/value-status.ts";
import { citationOf } from "./citations.ts";
import { comparedValue } from "./compared-value.ts";
import { convertedValue } from "./converted-value.ts";
import { formatValue } from "./format-value.ts";
import { type LocatedValue, locatedValues } from "./located-values.ts";

/** Sections of a datasheet in the order in which engineers expect them, with their headings. */
export const datasheetSections = [
  ["features", "Key figures"],
  ["absmax", "Absolute maximum ratings"],
  ["esd", "ESD and immunity ratings"],
  ["recommended", "Recommended operating conditions"],
  ["thermal", "Thermal information"],
  ["electrical", "Electrical characteristics"],
  ["interface", "Interface characteristics"],
  ["mechanical", "Mechanical data"],
  ["environmental", "Environmental data"],
  ["compliance", "Compliance"],
] as const;

const rowsOfIndex = oncePer((_: SiteIndex) => new Map<LocatedValue, Readonly<SpecRow>>());

/** The row of a parametric table for a value, made once: its datasheet, lists, cards and texts ask for it. */
export function specRow(
  source: SourceOf<"product">,
  located: LocatedValue,
  index: SiteIndex,
): Readonly<SpecRow> {
  const rows = rowsOfIndex(index);
  const row = rows.get(located) ?? makeRow(source, located, index);
  rows.set(located, row);
  return row;
}

function makeRow(
  source: SourceOf<"product">,
  { value, pointer, section }: LocatedValue,
  index: SiteIndex,
): SpecRow {
  const parameter = index.parameters.get(value.param);
  const unit = value.unit === undefined ? undefined : index.units.get(value.unit);
  const digits = (level: string): string | undefined => source.digits[`${pointer}/${level}`];
  const figure = (
    level: "min" | "nom" | "typ" | "max" | "tolerance",
  ): { value: number; text: string } | undefined => {
    const number = value[level];
    return number === undefined
      ? undefined
      : { value: number, text: formatDigits(digits(level) ?? String(number)) };
  };
  const citation = value.source === undefined ? undefined : citationOf(value.source, index);
  const row: SpecRow = {
    anchor: `param-${value.param}${value.variant === undefined ? "" : `-${value.variant}`}`,
    param: value.param,
    name: value.label ?? parameter?.name ?? value.param,
    section: section as SpecRow["section"],
    display: formatValue(value, digits, unit),
    status: value.status ?? "unverified",
  };
  if (parameter?.symbol !== undefined) row.symbol = parameter.symbol;
  for (const level of ["min", "nom", "typ", "max", "tolerance"] as const) {
    const found = figure(level);
    if (found !== undefined) row[level] = found;
  }
  if (unit !== undefined) row.unit = unit.symbol;
  if (unit?.unece !== undefined) row.unece = unit.unece;
  const converted = convertedValue(value, digits, unit, index.units);
  if (converted !== undefined) row.converted = converted;
  Object.assign(row, comparedValue(value, { digits, unit, parameter, units: index.units }));
  if (value.approximate === true) row.approximate = true;
  for (const key of ["variant", "since", "until"] as const) {
    const found = value[key];
    if (found !== undefined) row[key] = found;
  }
  const holdsFor = scopeWords(value);
  if (holdsFor !== "") row.holdsFor = holdsFor;
  if (value.cond !== undefined) row.cond = value.cond;
  if (citation !== undefined) row.source = citation;
  return row;
}

/** The ids of the rows on the page of a product, unique there. */
export const rowAnchors = oncePerIndex(claimAnchors);

function claimAnchors(source: SourceOf<"product">, index: SiteIndex): ReadonlyMap<LocatedValue, string> {
  const anchors = new Map<LocatedValue, string>();
  const taken = new Set<string>();
  for (const located of rowSections(source, index).flatMap(({ values }) => values)) {
    const wanted = specRow(source, located, index).anchor;
    let anchor = wanted;
    for (let n = 2; taken.has(anchor); n++) anchor = `${wanted}-${n}`;
    taken.add(anchor);
    anchors.set(located, anchor);
  }
  return anchors;
}

/** The rows and title of a section of a datasheet. */
interface RowSection {
  readonly id: string;
  readonly title: string;
  readonly values: readonly LocatedValue[];
}

/** The sections of a datasheet in the usual order, also those that show nothing: its page, cards and lists ask for them. */
const rowSections = oncePerIndex((source: SourceOf<"product">, index): readonly RowSection[] => {
  const visible = locatedValues(source).filter(({ value }) => isShown(value, index.review));
  const values = groupBy(visible, ({ section }) => section);
  return datasheetSections.map(([id, title]) => ({ id, title, values: values.get(id) ?? [] }));
});

/** The rows of these tables without their notes and without what makes their anchors unique. */
export function specRows(source: SourceOf<"product">, index: SiteIndex): Readonly<SpecRow>[] {
  return rowSections(source, index).flatMap(({ values }) =>
    values.map((located) => specRow(source, located, index)),
  );
}

/** The parametric tables of a product, sections in the usual order, anchors unique. A note is a footnote as inline HTML. */
export function specSections(
  source: SourceOf<"product">,
  index: SiteIndex,
  noteOf: (pointer: string) => string | undefined,
): SpecSection[] {
  const anchors = rowAnchors(source, index);
  return rowSections(source, index).flatMap(({ id, title, values }): SpecSection[] => {
    const groups = new Map<string, SpecSection["groups"][number]>();
    for (const located of values) {
      const key = `${located.group} ${located.pointer.split("/")[3]}`;
      const group = groups.get(key) ?? {
        ...defined({ title: located.title, cond: located.cond }),
        rows: [],
      };
      const note = noteOf(`${located.pointer}/note`);
      const row = specRow(source, located, index);
      const anchor = anchors.get(located) ?? row.anchor;
      group.rows.push(note === undefined ? { ...row, anchor } : { ...row, anchor, note });
      groups.set(key, group);
    }
    return groups.size === 0 ? [] : [{ id: `spec-${id}`, title, groups: [...groups.values()] }];
  });
}
