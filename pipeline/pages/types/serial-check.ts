import type { LinkCard, SerialCheckPage } from "../../../schema/generated/types.ts";
import { devicesOf, registerRows, shardDigits } from "../../model/serials/registers.ts";
import { SERIALS_FOLDER } from "../../model/serials/serial-paths.ts";
import { citedIn } from "../../model/values/citations.ts";
import { compileBody } from "../body.ts";
import type { CompileContext } from "../context.ts";
import { pageFields } from "../pages/page-fields.ts";
import { textPart } from "../pages/page-parts.ts";
import type { RecordType } from "../record-type.ts";

/** The page on which a visitor checks a serial number. No number is on it. */
export const recordType: RecordType<"serial-check"> = {
  route: "/{id}",
  compile(source, page, context): SerialCheckPage {
    const data = source.data;
    const body = compileBody({ source, pointer: "/body" }, context);
    const contact = data.contact === undefined ? undefined : context.linkCard(source, data.contact);
    return {
      type: "serial-check",
      ...pageFields(source, page, context, {
        ...textPart(body, context.index.config.docs),
        cited: citedIn(body.blocks, context.index),
      }),
      register: registerOf(context),
      sample: data.sample === true,
      ...(contact === undefined ? {} : { contact: { title: contact.title, href: contact.href } }),
      body: body.blocks,
    };
  },
  stub: ({ data }, { base }) => ({
    type: "serial-check",
    register: { count: 0, digits: 0, folder: base + SERIALS_FOLDER, devices: [] },
    sample: data.sample === true,
    body: [],
  }),
};

function registerOf(context: CompileContext): SerialCheckPage["register"] {
  const rows = registerRows(context.index);
  const devices = [...devicesOf(rows).values()].flatMap((entry) => {
    const product = context.recordCard("product", entry.product);
    if (product === undefined) return [];
    const docs = docsOf(entry.product, context);
    return [
      {
        product: { title: product.title, href: product.href },
        ...(docs.length === 0 ? {} : { docs }),
        ...(entry.hardware === undefined ? {} : { hardware: entry.hardware }),
        status: entry.status ?? ("genuine" as const),
        ...(entry.note === undefined ? {} : { note: entry.note }),
      },
    ];
  });
  return {
    count: rows.length,
    digits: shardDigits(rows.length),
    folder: context.base + SERIALS_FOLDER,
    devices,
  };
}

function docsOf(id: string, context: CompileContext): LinkCard[] {
  const product = context.index.records.get("product")?.get(id);
  if (product === undefined) return [];
  return context.linkCards(product, product.data.docs).map(({ title, href }) => ({ title, href }));
}
