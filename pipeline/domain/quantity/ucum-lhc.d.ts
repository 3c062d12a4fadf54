/** The part of the UCUM tables that the test of the registry uses; the package comes without types. */
declare module "@lhncbc/ucum-lhc" {
  interface Conversion {
    readonly status: string;
    readonly toVal: number | null;
    readonly msg: readonly string[];
  }
  interface Tables {
    convertUnitTo(from: string, value: number, to: string): Conversion;
    getSpecifiedUnit(code: string, use: "validate"): { readonly unit: object | null };
  }
  const ucum: { readonly UcumLhcUtils: { getInstance(): Tables } };
  export default ucum;
}
