/** The level of a value. */
export type SpecLevel = "min" | "nom" | "typ" | "max";

/** Which optional columns a table needs. */
export interface SpecColumns {
  readonly levels: readonly SpecLevel[];
  readonly hasUnit: boolean;
  readonly hasCond: boolean;
}

/** Heads of the columns of numbers. */
export const levelTitles = { min: "Min.", nom: "Nom.", typ: "Typ.", max: "Max." } as const satisfies Record<
  SpecLevel,
  string
>;
