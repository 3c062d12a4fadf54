import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Html } from "../../components/html/html.tsx";
import { anchorOf, partId } from "../../components/section/anchor-of.ts";
import { Fold } from "../../components/section/section.tsx";
import { scopeWords } from "../../shared/compose/scope-words.ts";
import type { LayoutContext } from "../layout.ts";

type Notice = NonNullable<ProductPage["notices"]>[number];

const kinds: Readonly<Record<Notice["kind"], string>> = {
  erratum: "Erratum",
  change: "Change notice",
  discontinuance: "Discontinuance notice",
};

/** Path of the feed of all notices, for a site that knows its own address. */
const noticeFeedPath = "exports/notices.atom.xml";

/** Known errors, changes and discontinuations, each with an address of its own. */
export function Notices(props: { readonly record: ProductPage; readonly context: LayoutContext }): ReactNode {
  const { record, context } = props;
  const { notices = [] } = record;
  if (notices.length === 0) return null;
  return (
    <Fold isOpen id={partId(record, "notices")} title="Errata and notices">
      {notices.map((notice) => (
        <NoticeView key={notice.anchor} notice={notice} id={anchorOf(record, notice.anchor)} />
      ))}
      {context.url !== undefined && (
        <p className="notice-feed">
          <a href={`${context.base}${noticeFeedPath}`} type="application/atom+xml">
            Feed of all notices
          </a>
        </p>
      )}
    </Fold>
  );
}

function NoticeView({ notice, id }: { readonly notice: Notice; readonly id: string | undefined }): ReactNode {
  const { kind, title, date, updated, hardware, variant, html, workaround, fixedIn } = notice;
  return (
    <section className="notice-entry" id={id}>
      <h3 aria-label={id === undefined ? undefined : title}>
        {title}
        {id !== undefined && (
          <a className="heading-anchor" href={`#${id}`} aria-label={`Direct link to ${title}`}>
            #
          </a>
        )}
      </h3>
      <p className="notice-facts">
        {kinds[kind]} · <time dateTime={date}>{date}</time>
        {updated !== undefined && (
          <>
            {" "}
            · changed <time dateTime={updated}>{updated}</time>
          </>
        )}{" "}
        · {hardware === undefined ? "all hardware" : `hardware ${hardware.join(", ")}`}
        {variant !== undefined && ` · ${scopeWords({ variant })}`}
        {fixedIn !== undefined && ` · fixed in hardware ${fixedIn}`}
      </p>
      <Html as="p" html={html} />
      {workaround !== undefined && (
        <p>
          <strong>What to do.</strong> <Html html={workaround} />
        </p>
      )}
    </section>
  );
}
