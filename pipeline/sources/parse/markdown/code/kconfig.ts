import type { HLJSApi, Language } from "highlight.js";

const keywords = [
  ..."mainmenu config menuconfig choice endchoice comment menu endmenu if endif source rsource osource orsource".split(
    " ",
  ),
  ..."prompt default depends on select imply range help visible option optional modules".split(" "),
];
const types = "bool tristate string hex int def_bool def_tristate def_string def_hex def_int".split(" ");

/** The language of Kconfig files of Zephyr and Linux, and of the settings in `prj.conf`, which highlight.js does not know. */
export default function kconfig(hljs: HLJSApi): Language {
  return {
    name: "Kconfig",
    keywords: { keyword: keywords, type: types, literal: ["y", "n", "m"] },
    contains: [
      hljs.HASH_COMMENT_MODE,
      hljs.QUOTE_STRING_MODE,
      hljs.APOS_STRING_MODE,
      { scope: "variable", begin: /\$\([^()\n]*\)/ },
      { scope: "number", begin: /\b0x[0-9a-fA-F]+\b|\b\d+\b/ },
      { scope: "symbol", begin: /\b[A-Z][A-Z0-9_]*\b/ },
    ],
  };
}
