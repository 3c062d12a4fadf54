import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { LinkCard } from "../../../schema/generated/types.ts";
import { useHydrated } from "../use-hydrated.ts";
import { checkSerial, type SerialEntry, type SerialResult } from "./serial.ts";

export interface SerialCheckProps {
  readonly entries: readonly SerialEntry[];
  /** Whom to ask where the register has no answer. */
  readonly contact?: LinkCard | undefined;
}

const statusTexts: Readonly<Record<SerialEntry["status"], string>> = {
  genuine: "is genuine",
  recalled: "is recalled",
  withdrawn: "is withdrawn",
};

/** The form of the serial check. Nothing is sent: the published serial numbers are part of the page. */
export function SerialCheck({ entries, contact }: SerialCheckProps): ReactNode {
  const [result, setResult] = useState<SerialResult>();
  const hydrated = useHydrated();
  const id = useId();
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setResult(checkSerial(String(new FormData(event.currentTarget).get("serial") ?? ""), entries));
  };
  return (
    <form className="serial-check" onSubmit={check}>
      <label htmlFor={id}>Serial number</label>
      <input
        id={id}
        name="serial"
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
      <button type="submit" disabled={!hydrated}>
        Check
      </button>
      <div className="serial-result" aria-live="polite">
        {result !== undefined && <Result result={result} contact={contact} />}
      </div>
    </form>
  );
}

function Result(props: { readonly result: SerialResult; readonly contact: LinkCard | undefined }): ReactNode {
  const { result, contact } = props;
  const ask = contact === undefined ? null : <Ask contact={contact} />;
  switch (result.kind) {
    case "empty":
      return <p>Type the number that is printed on the device.</p>;
    case "no-register":
      return (
        <p>
          No serial numbers are published yet, so {result.serial} can be neither confirmed nor denied here.
          {ask}
        </p>
      );
    case "unknown":
      return (
        <p>
          {result.serial} is not among the published serial numbers. Check for a mistyped character.{ask}
        </p>
      );
    case "found":
      return <Found entry={result.entry} />;
    default:
      return result satisfies never;
  }
}

function Ask({ contact }: { readonly contact: LinkCard }): ReactNode {
  return (
    <>
      {" "}
      Ask for a check: <a href={contact.href}>{contact.title}</a>.
    </>
  );
}

function Found({ entry }: { readonly entry: SerialEntry }): ReactNode {
  const hardware = entry.hardware === undefined ? "" : `, hardware ${entry.hardware}`;
  return (
    <>
      <p className={`status-${entry.status}`}>
        {entry.serial} {statusTexts[entry.status]}: <a href={entry.product.href}>{entry.product.title}</a>
        {hardware}.
      </p>
      {entry.note !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inline HTML that our own pipeline wrote and checked.
        <p dangerouslySetInnerHTML={{ __html: entry.note }} />
      )}
    </>
  );
}
