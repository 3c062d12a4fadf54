import type {
  SerialCheckPage,
  SerialCheckSource,
  SerialRegisterSource,
} from "../../../schema/generated/types.ts";
import type { Source } from "../../resolve/source.ts";
import type { CompileContext } from "../context.ts";
import { pageFields, tocOf } from "../page-fields.ts";
import { listPart, partsOf } from "../page-parts.ts";
import type { RecordType } from "../record-type.ts";

/** The page on which a visitor checks a serial number. The register behind it is a record of its own. */
export const recordType: RecordType<"serial-check"> = {
  route: "/{id}",
  compile(source, page, context): SerialCheckPage {
    const data = source.data as unknown as SerialCheckSource;
    const body = context.body(source, "/body");
    const register =
      data.register === undefined
        ? undefined
        : context.index.records.get("serial-register")?.get(data.register);
    const contact = data.contact === undefined ? undefined : context.linkCard(source, data.contact);
    const { tocMin, tocMax } = context.index.config.docs;
    const entries = register === undefined ? [] : entriesOf(register, context);
    const parts = partsOf([listPart("serials", "Published serial numbers", entries)]);
    return {
      type: "serial-check",
      ...pageFields(source, page, context, {
        toc: [...parts.toc, ...tocOf(body.headings, tocMin, tocMax)],
        anchors: [...parts.anchors, ...body.anchors],
      }),
      entries,
      sample: (register?.data as SerialRegisterSource | undefined)?.sample === true,
      ...(contact === undefined ? {} : { contact: { title: contact.title, href: contact.href } }),
      body: body.blocks,
    };
  },
};

function entriesOf(register: Source, context: CompileContext): SerialCheckPage["entries"] {
  const { entries } = register.data as unknown as SerialRegisterSource;
  return entries.flatMap((entry, index) => {
    const product = context.recordCards("product", [entry.product])[0];
    if (product === undefined) return [];
    const note = context.inline(register, `/entries/${index}/note`);
    return [
      {
        serial: entry.serial.toUpperCase().replaceAll("-", ""),
        product: { title: product.title, href: product.href },
        ...(entry.hardware === undefined ? {} : { hardware: entry.hardware }),
        status: entry.status,
        ...(note === undefined ? {} : { note }),
      },
    ];
  });
}
