/** Type declarations for npm packages that ship none, as far as they are used here. */
declare module "subset-font" {
  export interface SubsetOptions {
    readonly targetFormat: "sfnt" | "woff" | "woff2";
    readonly noHinting?: boolean;
    /** OpenType features to keep, by tags of four characters. */
    readonly keepFeatures?: readonly string[];
  }
  /** The font with the characters of a text alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

declare module "fontverter" {
  const fontverter: {
    convert(font: Buffer, format: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
  };
  export default fontverter;
}
