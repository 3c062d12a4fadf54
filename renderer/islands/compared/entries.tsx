import type { ReactNode } from "react";
import type { SpecRow } from "../../../schema/generated/types.ts";
import { trueMinus } from "../../shared/compose/display-text.ts";
import { scopeWords } from "../../shared/compose/scope-words.ts";
import type { UnitSystem } from "../sheet-tools/unit-system.ts";

/** The fields of a value that a cell shows. */
type Entry = Pick<
  SpecRow,
  "display" | "status" | "usual" | "converted" | "variant" | "since" | "until" | "cond"
>;

/** A value in the wanted system; as specified, it is in the unit of the whole row. */
function entryText({ display, usual, converted }: Entry, system: UnitSystem): string {
  if (system === "written") return trueMinus(usual ?? display);
  return trueMinus(converted?.system === system ? converted.display : display);
}

/** The values of a product for a parameter; a gap where it publishes none. */
export function Entries(props: {
  readonly entries: readonly Entry[];
  readonly system: UnitSystem;
  readonly withCond?: boolean;
}): ReactNode {
  const { entries, system, withCond = false } = props;
  return entries.map((entry, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the values of a cell have no name and never change places.
      key={index}
      className="entry"
      {...otherText(entry)}
    >
      {index > 0 && <span className="visually-hidden">; </span>}
      <bdi>{entryText(entry, system)}</bdi>
      <Remarks entry={entry} withCond={withCond} />
    </span>
  ));
}

/** The text of the other system is in an attribute, where the switch of units counts what it converts. */
function otherText({ converted }: Entry): Readonly<Record<string, string>> {
  return converted === undefined ? {} : { [`data-${converted.system}`]: converted.display };
}

const remarked: ReadonlySet<string> = new Set(["preliminary", "calculated", "stated"]);

/** The limits of a value: its variant, its condition, and that it may change or comes from others. */
function Remarks({ entry, withCond }: { readonly entry: Entry; readonly withCond: boolean }): ReactNode {
  const { cond, status } = entry;
  const scope = scopeWords(entry);
  return (
    <>
      {scope !== "" && <span className="entry-note"> {scope}</span>}
      {withCond && cond !== undefined && <span className="entry-note"> {cond}</span>}
      {remarked.has(status) && <span className={`status status-${status}`}> {status}</span>}
    </>
  );
}
