import type { Mistake } from "../mistake.ts";
import type { SyntaxContext } from "./context.ts";

/** Recognises one kind of mistake at the position where the parser stopped. The code is `yaml-syntax` by default. */
export type SyntaxRule = (context: SyntaxContext) => SyntaxMistake | undefined;

export type SyntaxMistake = Omit<Mistake, "code"> & { readonly code?: Mistake["code"] };
