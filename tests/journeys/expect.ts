import type { Locator } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { waitTimeout } from '../support/wait-timeout.ts';

/** Expects something of a page or its elements, as soon as it holds. */
export const expect = playwrightExpect.configure({ timeout: waitTimeout }).extend({
  /**
   * Expects an element to be there and visible. Playwright's own matcher reads the whole accessibility tree of the page each
   * time that the element is not there yet.
   */
  async toBeVisible(element: Locator, { timeout }: { timeout?: number } = {}) {
    const state = this.isNot ? 'hidden' : 'visible';
    try {
      await element.waitFor({ state, timeout: timeout ?? waitTimeout });
      return { pass: !this.isNot, message: () => '' };
    } catch (problem) {
      return { pass: this.isNot, message: () => `${element} is not ${state}.\n${problem}` };
    }
  },
});
