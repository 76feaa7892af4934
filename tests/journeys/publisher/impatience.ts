import type { Page } from 'playwright';
import { button, field } from './elements.ts';

/** Ways to submit a form more than once: a name, and what the visitor does; Enter is pressed in the field. */
export const impatience: [name: string, send: (page: Page, label: string) => Promise<void>][] = [
  ['a double click', (page) => button(page, 'Submit').dblclick()],
  [
    'two quick presses',
    (page) =>
      button(page, 'Submit').evaluate((submit: HTMLElement) => {
        submit.click();
        submit.click();
      }),
  ],
  [
    'Enter held down',
    async (page, label) => {
      await field(page, label).focus();
      // A key that is already down repeats.
      for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
];
