import type { ReactNode } from "react";
import { fileSize } from "../../components/downloads/file-size.ts";
import type { SectionStatus } from "../../offline/sync/copy-status.ts";

const KINDS: readonly (readonly [string, string])[] = [
  ["docs", "Documentation"],
  ["products", "Product lines"],
  ["general", "Other pages"],
  ["exports", "Files and PDFs"],
];

const STATES: Readonly<Record<SectionStatus["state"], string>> = {
  none: "Not saved",
  coming: "On its way",
  saved: "Saved",
  broken: "Needs repair",
};

/** The sections that are offered, by kind, with size and state; one check box for each, and one for all of a kind. */
export function SectionTable(props: {
  readonly sections: readonly SectionStatus[];
  readonly chosen: ReadonlySet<string>;
  readonly isBusy: boolean;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
}): ReactNode {
  const { sections, chosen, isBusy, choose } = props;
  const known = new Set(KINDS.map(([kind]) => kind));
  const groups = [
    ...KINDS.map(([kind, title]) => ({ title, items: sections.filter((one) => one.kind === kind) })),
    { title: "More", items: sections.filter(({ kind }) => !known.has(kind)) },
  ].filter(({ items }) => items.length > 0);
  return (
    <table className="copy-sections">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="copy-figure">
            Pages
          </th>
          <th scope="col" className="copy-figure">
            Download
          </th>
          <th scope="col">State</th>
        </tr>
      </thead>
      {groups.map(({ title, items }) => (
        <tbody key={title}>
          {items.length > 1 && (
            <tr className="copy-group">
              <th scope="rowgroup" colSpan={4}>
                <label>
                  <input
                    type="checkbox"
                    disabled={isBusy}
                    checked={items.every(({ id }) => chosen.has(id))}
                    onChange={(event) =>
                      choose(
                        items.map(({ id }) => id),
                        event.target.checked,
                      )
                    }
                  />
                  All: {title}
                </label>
              </th>
            </tr>
          )}
          {items.map((section) => (
            <SectionRow key={section.id} section={section} chosen={chosen} isBusy={isBusy} choose={choose} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function SectionRow(props: {
  readonly section: SectionStatus;
  readonly chosen: ReadonlySet<string>;
  readonly isBusy: boolean;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
}): ReactNode {
  const { section, chosen, isBusy, choose } = props;
  const { id, title, pages, transfer, state } = section;
  return (
    <tr data-state={state}>
      <th scope="row">
        <label>
          <input
            type="checkbox"
            disabled={isBusy}
            checked={chosen.has(id)}
            onChange={(event) => choose([id], event.target.checked)}
          />
          {title}
        </label>
      </th>
      <td className="copy-figure">{pages === 0 ? "–" : pages}</td>
      <td className="copy-figure">{fileSize(transfer)}</td>
      <td>
        <span className={`copy-state copy-${state}`}>{STATES[state]}</span>
      </td>
    </tr>
  );
}
