import { UsageError } from "../../core/usage-error.ts";
import type { OptionsOf } from "./options.ts";
import { USUAL_PORT } from "./server/listen-at-first.ts";

const ANOTHER_HOST = "Choose an address of this machine with --host, such as 127.0.0.1, or leave --host out.";
const ANOTHER_PORT = "Choose another one with --port N.";

/**
 * The reason why a server of `dev` or `preview` could not listen, as a wrong use; any other error as it is.
 */
export function listenProblem(
  error: unknown,
  { host, port }: Pick<OptionsOf<"preview">, "host" | "port">,
): unknown {
  const named = port === undefined ? `The ports from ${USUAL_PORT} on are` : `The port ${port} is`;
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new UsageError(`${named} in use.`, ANOTHER_PORT);
    case "EACCES":
    case "EPERM":
      return new UsageError(`The port ${port ?? USUAL_PORT} may not be used by this account.`, ANOTHER_PORT);
    case "EADDRNOTAVAIL":
    case "EINVAL":
      return new UsageError(`The address "${host}" does not belong to this machine.`, ANOTHER_HOST);
    case "EAFNOSUPPORT":
      return new UsageError(`This machine has no addresses such as "${host}".`, ANOTHER_HOST);
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EAI_FAIL":
      return new UsageError(`There is no host "${host}".`, ANOTHER_HOST);
    default:
      return error;
  }
}
