import type { Block } from "../../../schema/generated/types.ts";
import type { DiagnosticCode } from "../../diagnostic-codes.ts";
import type { Diagnostic, Position } from "../../diagnostics.ts";
import type { MarkdownEmbed } from "../../parse/types.ts";
import { isFaulty } from "../../resolve/site-index.ts";
import type { Source, ValidSource } from "../../resolve/source.ts";
import { withheldProblem, withheldRecord } from "../../resolve/withheld-record.ts";
import { nearest } from "../../text/nearest.ts";
import type { CompileContext } from "../context.ts";
import { exportsBlock } from "../exports-block.ts";
import { cable } from "./cable.ts";
import { canMessageSet } from "./can-message-set.ts";
import { comparison } from "./comparison.ts";
import { connector } from "./connector.ts";
import { datasheet } from "./datasheet.ts";
import { download } from "./download.ts";
import type { Embed, EmbedRequest } from "./embed.ts";
import { list } from "./enum.ts";
import { frame } from "./frame.ts";
import { messageSupport } from "./message-support.ts";
import { parameterTable } from "./parameter-table.ts";
import { registerMap } from "./register-map.ts";
import { serialProtocol } from "./serial-protocol.ts";
import { storedData } from "./stored-data.ts";
import { value } from "./value.ts";

/** The embeds that docs may use, by name. */
const embeds: Readonly<Record<string, Embed>> = {
  cable,
  "can-message-set": canMessageSet,
  comparison,
  connector,
  datasheet,
  download,
  enum: list,
  frame,
  "message-support": messageSupport,
  "parameter-table": parameterTable,
  "register-map": registerMap,
  "serial-protocol": serialProtocol,
  "stored-data": storedData,
  value,
};

/** Turns an embed into a block; mistakes are reported at the word at fault. `taken` holds the ids of the page. */
export function compileEmbed(
  written: MarkdownEmbed,
  host: Source,
  context: CompileContext,
  taken: Set<string>,
): { blocks: Block[]; anchors: string[] } | undefined {
  const report = (code: DiagnosticCode, position: Position, message: string, hint: string): undefined => {
    const diagnostic: Diagnostic = { code, severity: "error", file: host.path, ...position, message, hint };
    context.diagnostics.push(diagnostic);
  };
  const embed = Object.hasOwn(embeds, written.name) ? embeds[written.name] : undefined;
  if (embed === undefined) {
    const near = nearest(written.name, Object.keys(embeds));
    return report(
      "embed-unknown",
      written.position,
      `There is no embed "${written.name}".`,
      near.length > 0
        ? `Did you mean ${near.join(" or ")}?`
        : `Embeds are ${Object.keys(embeds).join(", ")}.`,
    );
  }
  const required = [...(embed.ref === undefined ? [] : ["ref"]), ...(embed.required ?? [])];
  const allowed = [...required, ...(embed.optional ?? [])];
  const attributes: Record<string, string> = {};
  for (const [name, { value, position }] of Object.entries(written.attributes)) {
    if (!allowed.includes(name)) {
      return report(
        "embed-attribute-unknown",
        position,
        `The embed "${written.name}" has no attribute "${name}".`,
        allowed.length === 0 ? "It takes none." : `It takes ${allowed.join(", ")}.`,
      );
    }
    attributes[name] = value;
  }
  const missing = required.find((name) => attributes[name] === undefined);
  if (missing !== undefined) {
    return report(
      "embed-attribute-missing",
      written.position,
      `The embed "${written.name}" needs the attribute "${missing}".`,
      `Write ::${written.name}{${missing}="…"}.`,
    );
  }
  const place = (name: string): Position => written.attributes[name]?.position ?? written.position;
  const record =
    embed.ref === undefined ? undefined : context.index.records.get(embed.ref)?.get(attributes.ref ?? "");
  if (
    embed.ref !== undefined &&
    record === undefined &&
    isFaulty(context.index, embed.ref, attributes.ref ?? "")
  ) {
    return undefined;
  }
  if (embed.ref !== undefined && record === undefined) {
    const withheld = withheldRecord([embed.ref], attributes.ref ?? "", context.index);
    if (withheld !== undefined) {
      const { message, hint } = withheldProblem(embed.ref, withheld);
      return report("reference-not-found", place("ref"), message, hint);
    }
    const near = nearest(attributes.ref ?? "", context.index.records.get(embed.ref)?.keys() ?? []);
    return report(
      "reference-not-found",
      place("ref"),
      `There is no ${embed.ref} "${attributes.ref}".`,
      near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `Add the ${embed.ref}, or correct the id.`,
    );
  }
  const anchors: string[] = [];
  const claimAnchor = (id: string): string | undefined => {
    if (taken.has(id)) return undefined;
    taken.add(id);
    anchors.push(id);
    return id;
  };
  const block = embed.compile({ attributes, record, host, claimAnchor }, context);
  if (block === undefined) return undefined;
  if ("kind" in block) return { blocks: [block, ...exportsOf(embed, record, claimAnchor, context)], anchors };
  return report("embed-attribute-value", place(block.attribute), block.message, block.hint);
}

/** A page that shows a record offers its files once, below the first table. */
function exportsOf(
  { ref }: Embed,
  record: ValidSource | undefined,
  claimAnchor: EmbedRequest["claimAnchor"],
  context: CompileContext,
): Block[] {
  if (ref === undefined || record === undefined) return [];
  const block = exportsBlock(ref, String(record.data.id), context);
  return block === undefined || claimAnchor(block.anchor) === undefined ? [] : [block];
}
