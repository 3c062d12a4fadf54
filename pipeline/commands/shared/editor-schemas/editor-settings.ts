import { SCHEMAS_FOLDER } from "./schemas-folder.ts";

/** Which files of a data folder a schema holds for. */
const filesOf: Readonly<Record<string, readonly string[]>> = {
  site: ["site.yaml"],
  baseline: ["baseline.yaml"],
  product: ["products/**/*.yaml"],
  family: ["families/*.yaml"],
  service: ["services/*.yaml"],
  tool: ["tools/*.yaml"],
  notice: ["notices/*.yaml"],
  legal: ["legal/*.yaml"],
  record: ["pages/*.yaml", "interfaces/*.yaml"],
  category: ["docs/**/_category.yaml"],
  parameters: ["parameters.yaml"],
  units: ["units.yaml"],
  sources: ["sources.yaml"],
  glossary: ["glossary.yaml"],
  "prose-rules": ["prose-rules.yaml"],
};

/** The key `yaml.schemas` of `.vscode/settings.json`; `data` is the data folder as seen from the open folder, with "/". */
export function editorSettings(data: string): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(filesOf).map(([name, files]) => {
      const [first = "", ...others] = files.map((file) => `${data}/${file}`);
      return [`${SCHEMAS_FOLDER}/${name}.schema.json`, others.length === 0 ? first : [first, ...others]];
    }),
  );
}
