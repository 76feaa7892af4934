/** The reason why a text is not JSON, and its offset. */
export interface SyntaxExplanation {
  offset: number;
  message: string;
}

/** A guess at the mistake behind a syntax error: an edit that would correct it, and its explanation. */
export interface Repair extends SyntaxExplanation {
  edit: { offset: number; length: number; content: string };
}
