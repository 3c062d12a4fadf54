import { type ReactNode, useEffect, useRef, useState } from "react";
import { siteBase } from "../../client/addresses.ts";
import { readStored, writeStored } from "../../client/storage.ts";
import { otherChoice, type VersionLink, versionKey } from "./version-choice.ts";

export interface VersionMenuProps {
  /** Every version of the docs, the newest first. */
  readonly versions: readonly VersionLink[];
  /** Name of the version that the page belongs to. */
  readonly current: string;
}

/** The versions of the docs. Its links work without scripts; with them the choice is kept, and offered on later visits. */
export function VersionMenu({ versions, current }: VersionMenuProps): ReactNode {
  const [other, setOther] = useState<VersionLink | undefined>(undefined);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    const key = versionKey(siteBase());
    const stored = readStored("localStorage", key);
    if (stored !== undefined && !versions.some(({ name }) => name === stored))
      writeStored("localStorage", key, undefined);
    setOther(otherChoice(stored, versions, current));
  }, [versions, current]);
  const choose = (name: string): void => {
    writeStored("localStorage", versionKey(siteBase()), name);
    if (name !== current) return;
    setOther(undefined);
    // The button that was pressed goes with the offer.
    summary.current?.focus();
  };
  const label = versions.find(({ name }) => name === current)?.label ?? current;
  return (
    <nav className="version-menu" aria-label="Version of the docs">
      <details>
        <summary ref={summary}>Version: {label}</summary>
        <ul>
          {versions.map((version) => (
            <li key={version.name}>
              <a
                href={version.href}
                aria-current={version.name === current ? "page" : undefined}
                onClick={() => choose(version.name)}
              >
                {version.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {other !== undefined && (
        <p>
          You read version {other.label} before. <a href={other.href}>Go on with {other.label}</a>{" "}
          <button type="button" className="button" onClick={() => choose(current)}>
            Stay with {label}
          </button>
        </p>
      )}
    </nav>
  );
}
