import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Link } from "../../components/link/link.tsx";
import { partId } from "../../components/section/anchor-of.ts";

/** The main links of a product page as buttons: the manual, the first test, the datasheet and files, a question. */
export function ProductActions({ record }: { readonly record: ProductPage }): ReactNode {
  const actions = actionsOf(record);
  if (actions.length === 0) return null;
  return (
    <p className="actions">
      {actions.map(({ label, href }) => (
        <Link key={href} className="button" href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}

interface Action {
  readonly label: string;
  readonly href: string | undefined;
}

function actionsOf(record: ProductPage): (Action & { readonly href: string })[] {
  const { docs, documents, firstTest, question } = record;
  const actions: Action[] = [
    { label: "Read the manual", href: docs.find(({ stub }) => stub !== true)?.href },
    { label: "First test", href: firstTest?.href },
    { label: "Datasheet (PDF)", href: documents?.files[0]?.href },
    { label: "Downloads", href: placeOf(downloadsOf(record)) },
    { label: "Ask a question", href: question && placeOf(partId(record, "not-published")) },
  ];
  return actions.flatMap(({ label, href }, at) =>
    href === undefined || actions.findIndex((other) => other.href === href) < at ? [] : [{ label, href }],
  );
}

/** The files that its author gives, else those that are made of its interfaces. */
function downloadsOf(record: ProductPage): string | undefined {
  const made = record.anchors.find(
    (anchor) => anchor.startsWith("exports-") && anchor !== record.documents?.anchor,
  );
  return partId(record, "downloads") ?? made;
}

const placeOf = (id: string | undefined): string | undefined => (id === undefined ? undefined : `#${id}`);
