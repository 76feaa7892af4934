import type { SyntaxExplanation } from './syntax-explanation.ts';

/** A guess at the mistake behind a syntax error: an edit that would correct it, and its explanation. */
export interface Repair extends SyntaxExplanation {
  edit: { offset: number; length: number; content: string };
}
