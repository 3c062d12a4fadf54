import type { ReactNode } from "react";
import type { Download, ToolPage } from "../../../schema/generated/types.ts";
import { partId } from "../section/anchor-of.ts";
import { Section } from "../section/section.tsx";
import { fileSize } from "./file-size.ts";

/** Files with what a reader needs before and after the download: size, version, licence, check sum. */
export function Downloads(props: {
  readonly record: Pick<ToolPage, "anchors" | "downloads">;
  readonly folds?: boolean;
}): ReactNode {
  const { record, folds } = props;
  const { downloads = [] } = record;
  if (downloads.length === 0) return null;
  return (
    <Section id={partId(record, "downloads")} title="Downloads" folds={folds}>
      <ul className="downloads">
        {downloads.map((file) => (
          <li key={file.href}>
            <a href={file.href} download="">
              {file.title}
            </a>
            <p className="download-facts">{factsOf(file).join(" · ")}</p>
            <details>
              <summary>Check sum of {file.title}</summary>
              <code className="check-sum">SHA-256 {file.sha256}</code>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function factsOf(file: Download): string[] {
  const { version, date, appliesTo, licence } = file;
  const facts = [
    file.kind,
    fileSize(file.bytes),
    version === undefined ? undefined : `version ${version}`,
    date,
    appliesTo === undefined ? undefined : `for ${appliesTo}`,
    licence === undefined ? undefined : `licence ${licence}`,
  ];
  return facts.filter((fact) => fact !== undefined);
}
