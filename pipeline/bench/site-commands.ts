import { measureColdBuild } from "./cold-build.ts";
import { measure } from "./measure.ts";
import type { Row } from "./table.ts";
import type { Workplace } from "./workplace.ts";

/** The commands on the site of `data/`; the first row is the reference. */
export async function siteCommands(workplace: Workplace): Promise<Row[]> {
  const { launcher, command, clear } = workplace;
  return [
    { name: "node, nothing to do (reference)", timing: await measure({ runs: 9, argv: ["-e", "0"] }) },
    { name: "fairlead --version", timing: await measure({ runs: 9, argv: [launcher, "--version"] }) },
    { name: "check, cold", timing: await measure({ runs: 5, argv: command("check"), before: clear }) },
    { name: "check, warm", timing: await measure({ runs: 5, argv: command("check") }) },
    { name: "build, cold", timing: await measureColdBuild(workplace, 5) },
    { name: "build, nothing changed", timing: await measure({ runs: 7, argv: command("build") }) },
  ];
}
