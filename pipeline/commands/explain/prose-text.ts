const CODE_OR_LINK = /(`+)[\s\S]*?[^`]\1(?!`)|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * A line of Markdown as people read it in a terminal: code keeps its marks, and what follows a link says where it leads,
 * since nobody can press it there. `See [it](../checks.md#part).` is `See it (page "checks" of the manual).`
 */
export function proseText(line: string): string {
  return line.replace(CODE_OR_LINK, (whole, mark: string | undefined, text: string, target: string) =>
    mark === undefined ? `${text} (${placeInWords(target)})` : whole,
  );
}

function placeInWords(target: string): string {
  if (/^[a-z]+:/.test(target)) return target;
  const name = target.replace(/#.*$/, "").replace(/\.md$/, "").replace(/^.*\//, "");
  return `page "${name}" of the manual`;
}
