declare module "commonmark-spec" {
  /** The examples of the specification in their order. A tab is written as an arrow. */
  const spec: {
    /** The specification itself, written in Markdown. */
    readonly text: string;
    readonly tests: readonly {
      readonly number: number;
      readonly section: string;
      readonly markdown: string;
      readonly html: string;
    }[];
  };
  export default spec;
}
