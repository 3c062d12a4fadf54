import { CONTENT_TYPES, isCompressible, UNKNOWN_TYPE } from "../../core/http/content-type.ts";
import { block } from "./nginx-block.ts";

/** Bytes below which packing gains less than its header costs. */
const PACK_FROM = 256;

/** The media types of files, and which of them are packed. */
export function mediaTypes(): string[] {
  const entries = Object.entries(CONTENT_TYPES).map(
    ([ending, type]) => [type.split(";")[0], ending, type] as const,
  );
  const texts = new Set(entries.filter(([, , type]) => type.includes("charset=")).map(([type]) => type));
  const packed = new Set(entries.filter(([, , type]) => isCompressible(type)).map(([type]) => type));
  // nginx counts text/html in by itself and warns when it is named.
  for (const set of [texts, packed]) set.delete("text/html");
  return [
    ...block(
      "types",
      entries.map(([type, ending]) => `${type} ${ending};`),
    ),
    `default_type ${UNKNOWN_TYPE};`,
    "charset utf-8;",
    `charset_types ${[...texts].join(" ")};`,
    "gzip on;",
    "gzip_vary on;",
    `gzip_min_length ${PACK_FROM};`,
    "# Also for a server in front, which asks by an older HTTP and with Via.",
    "gzip_proxied any;",
    "gzip_http_version 1.0;",
    `gzip_types ${[...packed].join(" ")};`,
  ];
}
