import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { RecordLinks } from "../../components/record-links/record-links.tsx";

/** Where else a connector, a cable or a protocol of the product is shown. */
export function InterfaceLinks(props: { readonly record: ProductPage; readonly anchor: string }): ReactNode {
  const links = props.record.interfaceLinks?.find(({ anchor }) => anchor === props.anchor);
  if (links === undefined) return null;
  return (
    <>
      <RecordLinks words="Explained in" cards={links.docs} />
      <RecordLinks words="Also of" cards={links.products} />
      <RecordLinks words="Page of its own:" cards={links.page && [links.page]} />
    </>
  );
}
