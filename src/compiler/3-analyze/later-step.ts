import { fieldsOf } from '../model/form/form-fields.ts';
import type { FormSource, ScreenSource } from '../model/product.ts';
import { normalizeSteps } from '../model/screen/normalize-steps.ts';

/**
 * Returns why an answer is not known while a form is on the screen: a later step asks for it.
 *
 * @param pointer question pointer of the answer
 * @param written the answer as it is written in the definition
 */
export function askedLater(
  screen: ScreenSource,
  { folder }: FormSource,
  pointer: string,
  written: string,
): string | undefined {
  const steps = normalizeSteps(screen);
  const own = steps.findIndex(({ form }) => form?.folder === folder);
  const asking = steps.findIndex(
    ({ form }) => form && fieldsOf(form).some(({ at, asks }) => asks && at === pointer),
  );
  const title = steps[asking]?.title;
  return own < 0 || asking <= own ? undefined : notKnownYet(written, title);
}

export const notKnownYet = (written: string, title = ''): string =>
  `${written} is not known yet: the step "${title}" asks for it later.`;
