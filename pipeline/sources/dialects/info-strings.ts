/** What stands behind a fence, as a system writes it and as it is written here. */
export interface InfoRule {
  /** The same in Fairlead's own form. */
  readonly own: (info: string) => string;
  /** Words that do something there and change nothing of what a reader sees here. */
  readonly silent?: RegExp;
}

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Of VitePress: "js:line-numbers [main.js]", and "[.env]" alone. */
export const vitepress: InfoRule = {
  own: (info) => {
    const titled = info.replace(/(^|\s)\[([^[\]]+)\]/, (_, before: string, name: string) =>
      before === "" ? `text title=${quote(name)}` : `${before}title=${quote(name)}`,
    );
    return titled.replace(/^(\s*[\w+#-]+):(no-)?line-numbers(?:=\d+)?/, (_, language: string, no?: string) =>
      no === undefined ? `${language} showLineNumbers ` : `${language} `,
    );
  },
  silent: /^(?:twoslash|v-pre|style:.*|:line-numbers.*|:no-line-numbers)$/,
};

/** Of MkDocs: `py title="x" hl_lines="2 3" linenums="1"`, also as `{ .py .annotate }`. */
export const mkdocs: InfoRule = {
  own: (info) =>
    info
      .replace(/^\s*\{\s*\.([\w+#-]+)([^{}]*)\}/, "$1$2")
      .replace(/\shl_lines="([^"]*)"/, (_, lines: string) => ` {${lines.trim().replace(/\s+/g, ",")}}`)
      .replace(/\slinenums="[^"]*"/, " showLineNumbers"),
  silent: /^(?:\.(?:annotate|no-copy|copy|select|no-select)|linenums=.*|use_pygments=.*)$/,
};

/** Of Docusaurus: as here, and code that runs. */
export const docusaurus: InfoRule = {
  own: (info) => info.replace(/\sshowLineNumbers=\d+/, " showLineNumbers"),
  silent: /^(?:live|noInline|npm2yarn|mdx-code-block|metastring=.*|className=.*)$/,
};

/** Of mdBook, whose flags stand behind commas. */
export const mdbook: InfoRule = {
  own: (info) => info,
  silent: /^(?:editable|runnable|mdbook-runnable|noplayground|hidelines=.*|ignore|icon=.*)$/,
};
