import { type ReactNode, useId } from "react";
import type { ComparisonBlock } from "../../../schema/generated/types.ts";
import { type AddressCodec, useAddressState } from "../compared/address-state.ts";
import { chosenCodec, MOST, toggled } from "../compared/chosen.ts";
import { Control } from "../compared/control.tsx";
import { useUnits } from "../sheet-tools/unit-store.ts";
import { compareSheets, type Sheet } from "./compare-sheets.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { type Candidate, useSheets } from "./use-sheets.ts";

export interface ComparisonProps {
  readonly caption: string;
  readonly columns: ComparisonBlock["columns"];
  /** Products that can be added. */
  readonly candidates: ComparisonBlock["candidates"];
}

const DIFFERENCES = "_differences";
/** Differences alone come first. */
const differencesCodec: AddressCodec<boolean> = {
  read: (query) => query.get(DIFFERENCES) !== "all",
  write(isOnly, query) {
    if (isOnly) query.delete(DIFFERENCES);
    else query.set(DIFFERENCES, "all");
  },
};

/** Up to five products side by side, rows as in their datasheets. Without scripts it shows the products of the page. */
export function Comparison({ caption, columns, candidates }: ComparisonProps): ReactNode {
  const own = columns.map(sheetOf);
  const named = candidates.map(candidateOf);
  const [chosen, setChosen] = useAddressState(chosenCodec);
  const [isOnly, setOnly] = useAddressState(differencesCodec);
  const system = useUnits();
  const known = chosen.filter((id) => named.some((candidate) => candidate.id === id));
  const wanted = known.length > 0 ? known : own.map(({ id }) => id);
  const { sheets, waiting, failed } = useSheets(wanted, own, named);
  const sections = compareSheets(sheets);
  const visibleSections = sections
    .map((section) => ({ ...section, rows: section.rows.filter((row) => !isOnly || !row.isQuiet) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="compare">
      <form className="compare-controls" onSubmit={(event) => event.preventDefault()}>
        <AddProduct
          candidates={named.filter(({ id }) => !wanted.includes(id))}
          isFull={wanted.length >= MOST}
          onAdd={(id) => setChosen(toggled(wanted, id))}
        />
        <label>
          <Control
            as="input"
            type="checkbox"
            checked={isOnly}
            onChange={(event) => setOnly(event.target.checked)}
          />
          Differences only
        </label>
      </form>
      <p className="compare-news" role="status">
        {newsOf(waiting, failed, isOnly ? countOf(sections) - countOf(visibleSections) : 0)}
      </p>
      <ComparisonTable
        caption={caption}
        sheets={sheets}
        sections={visibleSections}
        system={system}
        onRemove={wanted.length > 1 ? (id) => setChosen(toggled(wanted, id)) : undefined}
      />
    </div>
  );
}

function sheetOf({ product, sections }: ComparisonBlock["columns"][number]): Sheet {
  return { ...candidateOf(product), sections };
}

function candidateOf({ id = "", title, href }: ComparisonBlock["candidates"][number]): Candidate {
  return { id, title, href };
}

function countOf(sections: readonly { readonly rows: readonly unknown[] }[]): number {
  return sections.reduce((sum, { rows }) => sum + rows.length, 0);
}

function newsOf(waiting: readonly Candidate[], failed: readonly Candidate[], hidden: number): string {
  const titles = (list: readonly Candidate[]) => list.map(({ title }) => title).join(", ");
  if (waiting.length > 0) return `Loading ${titles(waiting)} …`;
  const lines = [
    failed.length > 0
      ? `${titles(failed)} could not be loaded; without a network only saved pages can be compared.`
      : "",
    hidden > 0 ? `${hidden} rows without a difference are hidden.` : "",
  ];
  return lines.filter((line) => line !== "").join(" ");
}

/** A list of the products that are not shown; choosing one adds it. */
function AddProduct(props: {
  readonly candidates: readonly Candidate[];
  readonly isFull: boolean;
  readonly onAdd: (id: string) => void;
}): ReactNode {
  const { candidates, isFull, onAdd } = props;
  const id = useId();
  if (candidates.length === 0) return null;
  return (
    <label htmlFor={id}>
      {isFull ? `At most ${MOST} products; remove one to add another` : "Add"}
      <Control
        as="select"
        id={id}
        value=""
        disabled={isFull}
        onChange={(event) => event.target.value !== "" && onAdd(event.target.value)}
      >
        <option value="">a product …</option>
        {candidates.map((candidate) => (
          <option key={candidate.id} value={candidate.id}>
            {candidate.title}
          </option>
        ))}
      </Control>
    </label>
  );
}
