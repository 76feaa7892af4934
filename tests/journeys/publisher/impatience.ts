import type { Page } from 'playwright';
import { button, field } from './elements.ts';

/** Ways to submit a form more than once; Enter is pressed in the field of the label. */
export const impatience: ((page: Page, label: string) => Promise<void>)[] = [
  function doubleClick(page) {
    return button(page, 'Submit').dblclick();
  },
  async function enterHeldDown(page, label) {
    await field(page, label).focus();
    // A key that is already down repeats.
    for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
  function twoQuickPresses(page) {
    return button(page, 'Submit').evaluate((submit: HTMLElement) => {
      submit.click();
      submit.click();
    });
  },
];
