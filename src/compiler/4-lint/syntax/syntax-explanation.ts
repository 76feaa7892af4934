/** The reason why a text is not JSON, and its offset. */
export interface SyntaxExplanation {
  offset: number;
  message: string;
}
