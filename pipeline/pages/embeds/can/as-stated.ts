/** The text of a message or signal, with a mark where it is kept as its source states it though it contradicts itself. */
export function withMark({ asStated }: { readonly asStated?: true }, html: string): string {
  return asStated === true ? `${html} <em>As its source states it.</em>`.trim() : html;
}
