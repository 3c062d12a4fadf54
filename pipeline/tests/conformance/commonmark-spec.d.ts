declare module "commonmark-spec" {
  /** The examples of the specification in their order. A tab is written as an arrow. */
  const spec: {
    readonly tests: readonly {
      readonly number: number;
      readonly section: string;
      readonly markdown: string;
      readonly html: string;
    }[];
  };
  export default spec;
}
