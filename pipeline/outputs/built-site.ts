import type { PageRecord } from "../../schema/generated/types.ts";
import type { Diagnostic } from "../core/diagnostics.ts";
import type { SitePolicy } from "../core/http/response-headers.ts";
import type { Files } from "../render/producer.ts";

/** The output as files, and what it took to make them. */
export interface BuiltSite {
  /** Those that no one needs to ask for. */
  readonly files: Files;
  /** Groups that are made when one of them is asked for, by how their paths begin. */
  readonly onRequest: readonly { readonly below: string; readonly make: () => Files }[];
  /** Groups that take a while to make, of a site that is rendered as it is asked for. */
  readonly later: readonly { readonly has: (path: string) => boolean; readonly make: () => Promise<Files> }[];
  /** `files` and `asked`, as a build writes them. */
  readonly all: () => Files;
  /** The files of a page whose record is another by now, within the same frame. */
  readonly filesOf: (record: PageRecord) => Files;
  /** Findings about files that an offline copy would lack; then the files must not be published. */
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Pages whose layout ran; the others came from the cache. */
  readonly rendered: number;
  readonly policy: SitePolicy;
  /** Changes when the frame around all pages does. */
  readonly templateKey: string;
}
