import type { SerialCheckPage, SerialCheckSource, SerialRegisterSource } from "../../../schema/generated/types.ts";
import { pageFields, tocOf } from "../page-fields.ts";
import type { RecordType } from "../record-type.ts";

/** The page on which a visitor checks a serial number. The register behind it is a record of its own. */
export const recordType: RecordType<"serial-check"> = {
  route: "/{id}",
  compile(source, page, context): SerialCheckPage {
    const data = source.data as unknown as SerialCheckSource;
    const body = context.body(source, "/body");
    const register = data.register === undefined ? undefined : context.index.records.get("serial-register")?.get(data.register);
    const list = register?.data as unknown as SerialRegisterSource | undefined;
    const contact = data.contact === undefined ? undefined : context.linkCard(source, data.contact);
    const { tocMin, tocMax } = context.index.config.docs;
    return {
      type: "serial-check",
      ...pageFields(source, page, context, { toc: tocOf(body.headings, tocMin, tocMax), anchors: body.anchors }),
      entries: (list?.entries ?? []).flatMap((entry, index) => {
        const product = context.recordCards("product", [entry.product])[0];
        if (product === undefined || register === undefined) return [];
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
      }),
      sample: list?.sample === true,
      ...(contact === undefined ? {} : { contact: { title: contact.title, href: contact.href } }),
      body: body.blocks,
    };
  },
};
