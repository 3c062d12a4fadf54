import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { LinkCard } from "../../../schema/generated/types.ts";
import { useHydrated } from "../use-hydrated.ts";
import { checkSerial, type SerialDevice, type SerialRegister, type SerialResult } from "./serial.ts";

export interface SerialCheckProps {
  readonly register: SerialRegister;
  /** Whom to ask where the register has no answer. */
  readonly contact?: LinkCard | undefined;
}

const statusTexts: Readonly<Record<SerialDevice["status"], string>> = {
  genuine: "is registered",
  recalled: "is recalled",
  withdrawn: "is withdrawn",
};

/** The form of the serial check. The number stays in the browser. */
export function SerialCheck({ register, contact }: SerialCheckProps): ReactNode {
  const [result, setResult] = useState<SerialResult>();
  const latest = useRef(0);
  const hydrated = useHydrated();
  const id = useId();
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    latest.current += 1;
    const request = latest.current;
    const found = await checkSerial(String(new FormData(event.currentTarget).get("serial") ?? ""), register);
    // A slow answer to a former question is no answer to this one.
    if (request === latest.current) setResult(found);
  };
  return (
    <form className="serial-check" onSubmit={check}>
      {register.count === 0 && (
        <p>
          No serial numbers are published at present. This form tells whether a number has the form of one; it
          can confirm no device.
          {contact && <Ask contact={contact} />}
        </p>
      )}
      <label htmlFor={id}>Serial number</label>
      <input
        id={id}
        name="serial"
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        aria-invalid={result?.kind === "wrong-form" ? true : undefined}
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
    case "wrong-form":
      return (
        <p>
          {result.serial} cannot be a serial number: it has 3 to 40 letters and digits. Hyphens and spaces
          make no difference.
        </p>
      );
    case "no-register":
      return (
        <p>
          {result.serial} has the form of a serial number. It can be neither confirmed nor denied here.
          {ask}
        </p>
      );
    case "unknown":
      return (
        <p>
          {result.serial} is not among the published serial numbers. Check for a mistyped character.{ask}
        </p>
      );
    case "failed":
      return <p>{failures[result.reason]}</p>;
    case "found":
      return <Found serial={result.serial} device={result.device} />;
    default:
      return result satisfies never;
  }
}

const failures = {
  network:
    "The register could not be read. Without a network it can be asked once the docs of the product are saved on this device.",
  insecure: "This browser checks numbers on a secure connection only. Open this page with https.",
} as const;

function Ask({ contact }: { readonly contact: LinkCard }): ReactNode {
  return (
    <>
      {" "}
      For a check by hand: <a href={contact.href}>{contact.title}</a>.
    </>
  );
}

function Found({ serial, device }: { readonly serial: string; readonly device: SerialDevice }): ReactNode {
  const { product, docs = [], hardware, status, note } = device;
  return (
    <>
      <p className={`status-${status}`}>
        {serial} {statusTexts[status]}: <a href={product.href}>{product.title}</a>
        {hardware === undefined ? "" : `, hardware ${hardware}`}.
      </p>
      {note !== undefined && <p>{note}</p>}
      {docs.length > 0 && (
        <ul>
          {docs.map(({ href, title }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
