import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import type { Block } from "../../../schema/generated/types.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { resolveLink } from "../../model/resolve/resolve-link.ts";
import { isFaulty } from "../../model/resolve/site-index.ts";
import { withheldProblem, withheldRecord } from "../../model/resolve/withheld-record.ts";
import type { CompileContext } from "../context.ts";
import { exportsBlock } from "../exports-block.ts";
import type { EmbedProblem, EmbedRequest, PlainEmbed } from "./embed.ts";

/** A file of the data folder, or the files that a record is written as, with size and check sum. */
export const download: PlainEmbed = {
  optional: ["file", "title", "record"],
  compile(request, context) {
    const { file, record, title } = request.attributes;
    if ((file === undefined) === (record === undefined)) {
      return {
        attribute: file === undefined ? "title" : "record",
        message: "A download shows one file, or the files of one record.",
        hint: 'Write file="…" or record="TYPE/ID".',
      };
    }
    return file === undefined
      ? recordFiles(record ?? "", request, context)
      : oneFile(file, title, request, context);
  },
};

function recordFiles(
  record: string,
  { claimAnchor }: EmbedRequest,
  context: CompileContext,
): Block | EmbedProblem | undefined {
  const [type = "", id = ""] = record.split("/");
  const block = exportsBlock(type, id, context);
  if (block === undefined) {
    if (isFaulty(context.index, type, id)) return undefined;
    const withheld = withheldRecord([type], id, context.index);
    if (withheld !== undefined) return { attribute: "record", ...withheldProblem(type, withheld) };
    const known = [...new Set(context.exports.map((file) => `${file.type}/${file.record}`))];
    return {
      attribute: "record",
      message: `No files are made of "${record}".`,
      hint: suggestNearest(record, known, "Name a record with published values, such as register-map/board."),
    };
  }
  return claimAnchor(block.anchor) === undefined ? { ...block, anchor: "" } : block;
}

function oneFile(
  file: string,
  title: string | undefined,
  { host, attributes: _ }: EmbedRequest,
  context: CompileContext,
): Block | EmbedProblem {
  const target = resolveLink(
    file,
    { path: host.path, pathname: context.index.pages.ofSource(host) },
    context.index,
    true,
  );
  if (target.kind !== "asset") {
    return {
      attribute: "file",
      message: `There is no file "${file}".`,
      hint: "Write its path as in a link: from this file, or from the data folder with a slash in front.",
    };
  }
  const { asset } = target;
  const name = asset.path.split("/").at(-1) ?? asset.path;
  const href = context.hrefOf(target);
  return {
    kind: "table",
    record: "download",
    id: asset.path,
    tables: [
      {
        caption: title ?? name,
        columns: [
          { id: "file", title: "File" },
          { id: "bytes", title: "Bytes", numeric: true },
          { id: "check-sum", title: "SHA-256" },
        ],
        rows: [
          {
            cells: [
              `<a href="${escapeAttribute(href)}" download="">${escapeAttribute(name)}</a>`,
              String(asset.bytes),
              `<code class="check-sum">${asset.hash}</code>`,
            ],
          },
        ],
      },
    ],
  };
}
