import type { ReactNode } from "react";
import type { DocVersion } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";
import { Notice } from "../notice/notice.tsx";

/** Says of a page that it is of a coming or former version of the docs, and leads to the current one. */
export function VersionNotice({ version }: { readonly version: DocVersion | undefined }): ReactNode {
  const { label = "", state, current } = version ?? {};
  if (state === undefined || current === undefined) return null;
  const isComing = state === "coming";
  return (
    <Notice kind={isComing ? "info" : "warning"} title={isComing ? "Version to come" : "Former version"}>
      <p>
        You are reading the documentation of {label}, which is{" "}
        {isComing ? "not released yet" : "not the current version"}.{" "}
        {current.isSame ? (
          <>
            Read <Link href={current.href}>the same page in {current.label}</Link>.
          </>
        ) : (
          <>
            The current version, {current.label}, has no such page. Begin with{" "}
            <Link href={current.href}>the documentation of {current.label}</Link>.
          </>
        )}
      </p>
    </Notice>
  );
}
