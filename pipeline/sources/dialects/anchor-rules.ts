import { slug as githubSlug } from "github-slugger";
import type { AnchorRule } from "./dialect.ts";

/** The slug of a text without any character that a slug can have. */
const withoutText = "section";
const numbered: AnchorRule["next"] = (_, base, count) => `${base || withoutText}-${count}`;

/** GitHub, Docusaurus and GitBook: small letters, no punctuation, a hyphen for each space. */
export const github: AnchorRule = {
  slug: (text) => githubSlug(text) || withoutText,
  next: numbered,
};

/** Astro, which Starlight is a theme of: as GitHub, without a hyphen at the end. */
export const starlight: AnchorRule = {
  slug: (text) => githubSlug(text).replace(/-$/, "") || withoutText,
  next: numbered,
};

/** Characters that VitePress makes one hyphen of. */
const parting = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/**
 * VitePress: no accents, one hyphen for a row of punctuation and spaces, no hyphen at the ends, no digit
 * first.
 */
export const vitepress: AnchorRule = {
  slug: (text) => {
    const bare = text.normalize("NFKD").replace(/[\u0300-\u036f\u0000-\u001f]/g, "");
    const joined = bare.replace(parting, "-").replace(/^-+|-+$/g, "");
    return joined.replace(/^(?=\d)/, "_").toLowerCase() || withoutText;
  },
  next: numbered,
};

/** Python-Markdown, which MkDocs uses: characters outside ASCII are left out. */
export const mkdocs: AnchorRule = {
  slug: (text) => {
    const ascii = text.normalize("NFKD").replace(/[^\u0000-\u007f]/g, "");
    return ascii
      .replace(/[^\w\s-]/g, "")
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, "-");
  },
  next: (anchor) => {
    const [, base = anchor, number = "0"] = /^(.*)_(\d+)$/.exec(anchor) ?? [];
    return `${base}_${Number(number) + 1}`;
  },
};

/** mdBook: letters and digits of all languages, a hyphen for each space. */
export const mdbook: AnchorRule = {
  slug: (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/\s/gu, "-")
      .replace(/[^\p{Alphabetic}\p{N}_-]/gu, "") || withoutText,
  next: numbered,
};
