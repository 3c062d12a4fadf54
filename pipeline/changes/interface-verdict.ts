import { interfaceFacts, isInterfaceType } from "../model/resolve/interface-types.ts";
import { fieldInWords, recordInWords } from "./change-words.ts";
import type { RecordChange, SiteChange } from "./compare-sites.ts";
import type { FieldChange } from "./compare-sources.ts";
import { annotationsOf } from "./published-values.ts";

/**
 * The consumers that a change of interfaces breaks, each reason in words; empty lists if it breaks nothing.
 */
interface InterfaceVerdict {
  /** Programs that speak with the device, or are compiled with its names. */
  readonly firmware: readonly string[];
  /** Cables and boards that are plugged together. */
  readonly wiring: readonly string[];
}

/** The consumers that the changes of a site break; undefined if no interface changed. */
export function interfaceVerdict({ records }: Pick<SiteChange, "records">): InterfaceVerdict | undefined {
  const interfaces = records.filter(({ type }) => isInterfaceType(type));
  if (interfaces.length === 0) return undefined;
  const isWiring = ({ type }: RecordChange): boolean => interfaceFacts(type)?.group === "wiring";
  return {
    firmware: interfaces.filter((record) => !isWiring(record)).flatMap(reasonsOf),
    wiring: interfaces.filter(isWiring).flatMap(reasonsOf),
  };
}

function reasonsOf(record: RecordChange): string[] {
  const name = recordInWords(record);
  if (record.kind === "removed") return [`${name} is gone`];
  if (record.kind === "added") return [];
  const renamed = record.oldId === undefined ? [] : [`${name} was called ${record.oldId}`];
  const broken = record.fields.filter((field) => breaks(field, record.type));
  return [...renamed, ...broken.map((field) => `${name}: ${fieldInWords(field)} ${verbs[field.kind]}`)];
}

const verbs: Readonly<Record<FieldChange["kind"], string>> = {
  added: "is new",
  removed: "is gone",
  changed: "is another one",
  reordered: "are in another order",
  renamed: "has another name",
  moved: "is in another place",
};

/** Whether a change breaks what was made for the former state, as the schema of the type says of each field. */
function breaks(change: FieldChange, type: string): boolean {
  const { kind, pointer, oldPointer = pointer, new: next, widens } = change;
  const annotations = annotationsOf(type);
  const at = kind === "removed" ? oldPointer : pointer;
  const which = annotations.breaksAt(at);
  // A register is known by its address, wherever it is listed.
  if (which === "no" || widens === true || kind === "moved") return false;
  if (kind === "reordered") return annotations.isOrdered(at);
  // A register that could be read or written still can.
  if (kind === "changed" && at.endsWith("/access") && next === "rw") return false;
  return kind !== "added" || which === "any";
}

/** Reasons that are printed; the JSON has all. */
const MOST_REASONS = 10;

/** The verdict in words, a line each, with the reasons below it. */
export function verdictLines(
  verdict: InterfaceVerdict,
): { readonly head: string; readonly reasons: string[] }[] {
  const { firmware, wiring } = verdict;
  if (firmware.length + wiring.length === 0)
    return [
      {
        head: "Breaking neither for firmware nor for wiring: what was there keeps its name, place and encoding.",
        reasons: [],
      },
    ];
  return [lineOf("firmware", firmware), lineOf("wiring", wiring)];
}

function lineOf(whom: string, reasons: readonly string[]): { head: string; reasons: string[] } {
  if (reasons.length === 0) return { head: `Not breaking for ${whom}.`, reasons: [] };
  const more = reasons.length - MOST_REASONS;
  const firstReasons = reasons.slice(0, MOST_REASONS);
  return {
    head: `Breaking for ${whom}:`,
    reasons: more > 0 ? [...firstReasons, `${more} more`] : firstReasons,
  };
}
