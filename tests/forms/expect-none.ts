import { expect } from 'vitest';

/** Expects that nothing was found; else the test fails with these sentences. */
export function expectNone(sentences: string[]): void {
  if (sentences.length > 0) expect.fail(sentences.join('\n'));
}
