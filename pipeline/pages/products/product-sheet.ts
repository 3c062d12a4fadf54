import type { ProductPage } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";

type SheetFields = Pick<
  ProductPage,
  | "partNumber"
  | "hardware"
  | "documentNumber"
  | "sheetRevision"
  | "sheetDate"
  | "conditions"
  | "lifecycleDates"
  | "noReplacement"
  | "ordering"
  | "variants"
  | "revisionHistory"
  | "hardwareRevisions"
>;

/** Stated facts of a product and its datasheet besides its values; facts that are absent are not drawn. */
export function sheetFields(source: SourceOf<"product">, context: CompileContext): SheetFields {
  const data = source.data;
  const { datasheet } = data;
  return {
    ...defined({
      partNumber: data.partNumber,
      hardware: data.hardware,
      documentNumber: datasheet?.documentNumber,
      sheetRevision: datasheet?.revision,
      sheetDate: datasheet?.date,
      conditions: datasheet?.conditions,
      lifecycleDates: data.lifecycleDates,
      noReplacement: data.noReplacement,
    }),
    ...lists(source, context),
  };
}

function lists(source: SourceOf<"product">, context: CompileContext): SheetFields {
  const { datasheet, variants, hardwareRevisions } = source.data;
  const html = (pointer: string): string => context.inline(source, pointer) ?? "";
  return defined({
    ordering: listed(datasheet?.ordering, ({ orderCode, variant, packaging, lifecycle }, i) => ({
      orderCode,
      html: html(`/datasheet/ordering/${i}/contents`),
      ...defined({ variant, packaging, lifecycle }),
    })),
    variants: listed(variants, ({ id }, i) => ({ id, html: html(`/variants/${i}/differs`) })),
    revisionHistory: listed(datasheet?.revisionHistory, ({ revision, date, hardware }, i) => ({
      revision,
      date,
      html: html(`/datasheet/revisionHistory/${i}/changes`),
      ...defined({ hardware }),
    })),
    hardwareRevisions: listed(hardwareRevisions, ({ id, date }, i) => ({
      id,
      ...defined({ date, html: context.inline(source, `/hardwareRevisions/${i}/changes`) }),
    })),
  });
}

/** The items of a list; undefined for none, so that the record has no empty list. */
function listed<T, R>(items: readonly T[] | undefined, each: (item: T, index: number) => R): R[] | undefined {
  return items === undefined || items.length === 0 ? undefined : items.map(each);
}
