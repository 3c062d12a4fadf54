import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import { type StoredItem, storedItems } from "../../../renderer/shared/compose/stored-items.ts";
import type { Block, Table } from "../../../schema/generated/types.ts";
import { analyticsHosts } from "../../core/http/analytics-hosts.ts";
import { versionSets } from "../../model/resolve/doc-sets.ts";
import type { CompileContext } from "../context.ts";
import type { PlainEmbed } from "./embed.ts";

/**
 * `::stored-data` for a privacy page: what the site keeps in a browser, and which hosts its pages ask. Both come from
 * the code and the settings of the site, so the page cannot fall behind them.
 */
export const storedData: PlainEmbed = { compile: (_, context) => storedDataBlock(context) };

/** Its tables, for a legal page that shows them without a text. */
export function storedDataBlock(context: CompileContext): Block {
  return {
    kind: "table",
    record: "site",
    id: "stored-data",
    tables: [storedTable(context), hostTable(context)],
  };
}

function storedTable({ index, base }: CompileContext): Table {
  const { announcement, analytics, colourMode } = index.config.source;
  const isFollowing = colourMode?.followSystem === true;
  const has: { readonly [N in NonNullable<StoredItem["needs"]>]: boolean } = {
    announcement: announcement !== undefined,
    analytics: analytics?.measurementId !== undefined || analytics?.tagManagerId !== undefined,
    versions: versionSets(index.docSets).length > 1,
  };
  return {
    caption: "What this site keeps in your browser",
    columns: columns("Name", "Kept in", "What for", "Since", "Until"),
    rows: storedItems
      .filter(({ needs }) => needs === undefined || has[needs])
      .map(({ name, storage, purpose, when, until, untilFollowing }) => ({
        cells: [
          `<code>${escapeAttribute(name.replace("{base}", base))}</code>`,
          storage,
          ...[purpose, when, (isFollowing ? untilFollowing : undefined) ?? until].map(escapeAttribute),
        ],
      })),
  };
}

/** Hosts as the content security policy of the site allows them; the browser refuses every other one. */
function hostTable({ index }: CompileContext): Table {
  const { source } = index.config;
  const { scripts, images, connect } = analyticsHosts(source);
  const when = source.analytics?.consent === true ? "After you have allowed it." : "On every page.";
  const others = [...new Set([...scripts, ...images, ...connect])].sort().map((host) => {
    const what = [
      ...(scripts.includes(host) ? ["scripts"] : []),
      ...(images.includes(host) ? ["pictures"] : []),
      ...(connect.includes(host) ? ["counting"] : []),
    ];
    return { cells: [`<code>${escapeAttribute(host)}</code>`, sentence(what), when] };
  });
  return {
    caption: "Hosts that the pages of this site ask",
    columns: columns("Host", "What for", "When"),
    rows: [
      {
        cells: [
          "The host of this site",
          "Pages, scripts, styles, fonts, pictures, search and files.",
          "On every page.",
        ],
      },
      ...others,
    ],
  };
}

function columns(...titles: readonly string[]): Table["columns"] {
  return titles.map((title) => ({ id: title.toLowerCase().replaceAll(" ", "-"), title }));
}

function sentence(words: readonly string[]): string {
  const text = words.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
