import type { TestContext } from 'vitest';
import type { ProductSource } from '../../src/compiler/index.ts';
import { locate } from '../../src/compiler/model/locate.ts';

/** Returns the place of a value in the definitions: "forms/apply/examples.json:12". */
export function placeIn(
  { documents }: Pick<ProductSource, 'documents'>,
  file: string,
  pointer: string,
): string {
  const { line } = locate({ file, pointer, message: '' }, '', documents);
  return `${file}:${line}`;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The definition that a test is about; .ci/sentences.mjs prints it where the test fails. */
    place?: string;
  }
}

/** Returns a test that is about a definition. */
export const testOf =
  (place: string, run: () => Promise<void>) =>
  ({ task }: TestContext): Promise<void> => {
    task.meta.place = place;
    return run();
  };
