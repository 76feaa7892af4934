import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import type { Question } from '../../../../src/compiled/form.ts';
import { isList } from '../../../../src/core/list-question.ts';

/** Expects the message in the accessible description of the control, visible, and the control to be invalid. */
export async function expectMessage(control: Locator, question: Question, message: string) {
  await expect.poll(() => described(control)).toContain(message);
  // A list is a group, which can't be invalid; what it lacks is said by its button.
  if (!isList(question)) await expect.poll(() => isInvalid(control)).toBe(true);
}

/** Returns the visible texts that describe a control, or the inputs inside it. */
const described = (control: Locator): Promise<string[]> =>
  control.evaluate((element) =>
    [element, ...element.querySelectorAll('[aria-describedby]')].flatMap((each) =>
      (each.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .flatMap((id) => document.getElementById(id) ?? [])
        .filter((note) => note.getClientRects().length > 0)
        .map((note) => note.innerText.trim()),
    ),
  );

const isInvalid = (control: Locator): Promise<boolean> =>
  control.evaluate((element) =>
    element.matches('[aria-invalid="true"], :has([aria-invalid="true"])'),
  );
