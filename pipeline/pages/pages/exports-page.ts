import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import type { Block, ExportsBlock, GeneralPage } from "../../../schema/generated/types.ts";
import { exportedTypes } from "../../exports/registry.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import type { CompileContext } from "../context.ts";
import { exportsBlock } from "../exports-block.ts";
import { headingHtml } from "../html/heading-html.ts";
import { ownPageFields } from "./page-fields.ts";

/** The address of the page that lists every file; it exists where there are files. */
export const exportsClaim: PageClaim = {
  pathname: "/exports",
  type: "page",
  title: "Files for other programs",
  description: "Every machine-readable file of this site, with its record, status, size and check sum.",
  pointer: "",
};

const INTRO = `<p>Each file is written from the same record as the table on its page. Its head names the record, its
revision, its status and the hash of its content. A file whose name holds <code>preliminary</code> also has what may
change. Programs read the list as <a href="{index}">files.json</a>.</p>`;

/** The printed datasheets; they come from pages and not from a format. */
const datasheets = { type: "product", title: "Datasheets" };

/** The files of the records of one type, under a heading of their own. */
interface Group {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ExportsBlock[];
}

/** The page `/exports`. It has no file; it is made if there are files to list. */
export function exportsPage(context: CompileContext): GeneralPage | undefined {
  if (context.exports.length === 0 || context.index.pages.get("/exports") !== exportsClaim) return undefined;
  const groups = groupsOf(context);
  return {
    type: "page",
    id: "exports",
    ...ownPageFields(exportsClaim, context),
    toc: groups.map((group) => ({ level: 2, id: group.id, text: group.title })),
    anchors: groups.flatMap(({ id, blocks }) => [id, ...blocks.map(({ anchor }) => anchor)]),
    body: [introduction(context), ...groups.flatMap(groupBlocks)],
    cards: [],
  };
}

function groupsOf(context: CompileContext): Group[] {
  return [datasheets, ...exportedTypes].flatMap(({ type, title }) => {
    const ids = context.exports.filter((file) => file.type === type).map(({ record }) => record);
    const blocks = [...new Set(ids)].flatMap((id) => exportsBlock(type, id, context) ?? []);
    return blocks.length === 0 ? [] : [{ id: `files-of-${type}`, title, blocks }];
  });
}

function introduction({ base }: CompileContext): Block {
  return {
    kind: "html",
    html: INTRO.replaceAll("\n", " ").replace("{index}", escapeAttribute(`${base}exports/files.json`)),
  };
}

function groupBlocks({ id, title, blocks }: Group): Block[] {
  return [{ kind: "html", html: headingHtml(2, id, title) }, ...blocks];
}
