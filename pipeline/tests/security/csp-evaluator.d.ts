declare module "csp_evaluator/dist/parser.js" {
  export class CspParser {
    constructor(policy: string);
    readonly csp: object;
  }
}

declare module "csp_evaluator/dist/evaluator.js" {
  export class CspEvaluator {
    constructor(csp: object);
    /** Findings; the lower `severity` is, the worse: 10 is high, 30 medium, 40 and 50 perhaps, 60 a note. */
    evaluate(): { severity: number; directive: string; value?: string; description: string }[];
  }
}
