const link = /<a\b[^>]*?\shref="([^"]*)"[^>]*>/g;
const href = /\shref="[^"]*"/;
const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A datasheet of a site that does not know its own address: links to places of the sheet and to other sites stay, and
 * those to pages of the site are words without a link, since there is no address that they could lead to.
 */
export function withoutPageLinks(html: string, url: string): string {
  return html.replace(link, (tag: string, target: string) => {
    if (target.startsWith("#") || isElsewhere.test(target)) return tag;
    const { pathname, hash } = new URL(target, url);
    const isHere = pathname === new URL(url).pathname && hash !== "";
    return tag.replace(href, () => (isHere ? ` href="${hash}"` : ""));
  });
}
