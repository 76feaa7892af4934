import type { TestContext } from 'vitest';
import { expectNone } from './expect-none.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Sentences on parts of a product that a test could not exercise, which is no fault of the product. */
    notExercised?: string[];
  }
}

/** Tells what of another product could not be exercised; of those of this project nothing may be left out. */
export function tellNotExercised({ task }: TestContext, sentences: string[]): void {
  if (process.env.FORMS_DIR) task.meta.notExercised = sentences;
  else expectNone(sentences);
}
