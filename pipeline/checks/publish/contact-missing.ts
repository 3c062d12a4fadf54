import type { Diagnostic } from "../../core/diagnostics.ts";
import { isReachable } from "../../model/contact-channels.ts";
import type { PublishRule } from "./blocker.ts";
import { contactLinks } from "./contact-links.ts";

/** Nothing sends a visitor to a contact page on which there is no way to the organization. */
export const contactMissing: PublishRule = (site) => {
  if (isReachable(site.index)) return [];
  const links = contactLinks(site);
  if (links.length === 0) return [];
  const diagnostics = links.map(
    ({ source, position, target }): Diagnostic => ({
      code: "publish-contact-missing",
      severity: "error",
      cause: "contact",
      file: source.path,
      ...position,
      message: `This leads to ${target} to ask something, and site.yaml names no way to the organization.`,
      hint: "Name one under contact: of site.yaml, such as an e-mail address, or take the link out.",
    }),
  );
  return [
    {
      supply: "Name a channel by which visitors reach the organization, under contact: of site.yaml.",
      places: links.length,
      diagnostics,
    },
  ];
};
