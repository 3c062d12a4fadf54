import { sentence } from "../words/sentences.ts";
import { camel, hex, measured, pascal, snake, upper } from "../words/terms.ts";
import type { CodeLanguage } from "./code-language.ts";

/** C: firmware. */
export const c: CodeLanguage = {
  name: "c",
  ending: "c",
  head: (words) => [
    `#define ${upper(words)} ${hex(words)}u`,
    "",
    `static int ${snake(words)}(uint32_t now)`,
    "{",
  ],
  parts: [
    (words) => [`    ${snake(words)}->${snake(words)} = ${hex(words)}; /* ${words.word("noun")} */`],
    (words) => [
      `    if (now - ${snake(words)} > ${upper(words)}) {`,
      `        return -${words.whole(1, 120)};`,
      "    }",
    ],
    (words) => [
      `    uint16_t ${snake(words)} = ${snake(words)}(${words.whole(0, 900)}, "${words.word("noun")}");`,
    ],
    (words) => [`    // ${sentence(words)}`],
  ],
  tail: ["    return 0;", "}"],
};

/** Rust: drivers. */
export const rust: CodeLanguage = {
  name: "rust",
  head: (words) => [`pub fn ${snake(words)}(port: &mut ${pascal(words)}) -> Option<u32> {`],
  parts: [
    (words) => [`    let ${snake(words)} = port.${snake(words)}(${hex(words)})?;`],
    (words) => [`    const ${upper(words)}: f64 = ${measured(words)}_f64;`],
    (words) => [
      `    if port.${snake(words)} != ${words.whole(0, 4096)} {`,
      `        log::warn!("${words.word("adjective")} ${words.word("noun")}");`,
      "    }",
    ],
    (words) => [`    // ${sentence(words)}`],
  ],
  tail: ["    None", "}"],
};

/** TypeScript: programs that talk to a board. */
export const typescript: CodeLanguage = {
  name: "typescript",
  ending: "ts",
  head: (words) => [`export async function ${camel(words)}(port: ${pascal(words)}, base = ${hex(words)}) {`],
  parts: [
    (words) => [
      `  const ${camel(words)} = await port.${camel(words)}({ ${camel(words)}: ${measured(words)} });`,
    ],
    (words) => [
      `  if (port.${camel(words)} > ${words.whole(1, 4096)})`,
      `    throw new Error(\`${words.word("noun")} \${base} is ${words.word("adjective")}\`);`,
    ],
    (words) => [`  port.on("${words.word("noun")}", (value: ${pascal(words)}) => value.${camel(words)});`],
    (words) => [`  // ${sentence(words)}`],
  ],
  tail: ["}"],
};
