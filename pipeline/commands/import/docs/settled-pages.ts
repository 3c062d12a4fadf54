import { isAcceptable } from "../../../checks/baseline/listed-findings.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { Site } from "../../../site.ts";
import { isPagePath } from "./plan.ts";
import type { PlannedSite } from "./planned-site.ts";
import { isInFrontMatter, soundFrontMatter } from "./sound-front-matter.ts";

/** Mends the head of pages: front matter that cannot be read, and addresses that no page can have. */
export class SettledPages {
  /** How often the front matter of a page was written anew. */
  readonly #attempts = new Map<string, number>();
  /** Pages that were written anew in this round: the positions of their findings are those of another text. */
  readonly #rewritten = new Set<string>();

  constructor(readonly planned: PlannedSite) {}

  /** Begins a round. */
  begin(): void {
    this.#rewritten.clear();
  }

  /** Whether what was found in a page is at positions of its former text. */
  isRewritten(file: string): boolean {
    return this.#rewritten.has(file);
  }

  /** Keeps front matter that cannot be read as a text, and what it says with certainty as keys. */
  keepFrontMatter({ code, file, line = 1 }: Diagnostic): boolean {
    const { plan } = this.planned;
    const page = isPagePath(file) ? plan.get(file) : undefined;
    if (page === undefined || !("text" in page) || isAcceptable(code) || addressCodes.has(code)) return false;
    if (this.#rewritten.has(file)) return true;
    const attempt = this.#attempts.get(file) ?? 0;
    if (attempt > 2 || !isInFrontMatter(page.text, line)) return false;
    this.#attempts.set(file, attempt + 1);
    this.#rewritten.add(file);
    plan.set(file, { text: soundFrontMatter(page.text, attempt, this.planned.settings.site.dialect) });
    const message = "Front matter that cannot be read is kept as a text under `imported`: look at it";
    if (attempt === 0) this.planned.note({ kind: "todo", message, file, line });
    return true;
  }

  /** Gives a page whose address is another one's, or none that a site can have, an address of its own. */
  giveAddress({ code, file, line }: Diagnostic, { index }: Site): boolean {
    const { plan } = this.planned;
    const { addresses = {} } = this.planned.settings;
    if (!isPagePath(file) || !addressCodes.has(code) || !plan.has(file) || Object.hasOwn(addresses, file))
      return false;
    const root = this.planned.settings.site.facts.route.replace(/\/$/, "");
    const known = new Set([...index.pages.all()].map(({ pathname }) => pathname.toLowerCase()));
    const slug = secondSlug(
      file,
      (one) => Object.values(addresses).includes(one) || known.has((root + one).toLowerCase()),
    );
    this.planned.settings = { ...this.planned.settings, addresses: { ...addresses, [file]: slug } };
    const message =
      "Pages whose address is another page's, or none that a site can have, have one of their own";
    this.planned.note({ kind: "todo", message, file, line, detail: root + slug });
    return true;
  }
}

/** Codes about the address of a page that no site can have, or that another page has. */
const addressCodes: ReadonlySet<string> = new Set([
  "duplicate-route",
  "output-path",
  "route-case-clash",
  "route-invalid",
  "route-reserved",
]);

/** A slug from the path of a page in the docs that is not taken: `docs/FAQ.md` beside `docs/faq/index.md` is `/FAQ-2`. */
function secondSlug(path: string, isTaken: (slug: string) => boolean): string {
  const name = path
    .replace(/^docs\//, "")
    .replace(/\.[a-z]+$/i, "")
    .replace(/(?:^|\/)(?:index|readme)$/i, "");
  const plain = name
    .split("/")
    .map(plainSegment)
    .filter((segment) => segment !== "");
  const base = `/${plain.length === 0 ? "page" : plain.join("/")}`;
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) if (!isTaken(`${base}-${number}`)) return `${base}-${number}`;
}

function plainSegment(segment: string): string {
  return segment.replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "");
}
