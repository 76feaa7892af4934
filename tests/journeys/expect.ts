import { expect as playwrightExpect } from 'playwright/test';
import { waitTimeout } from '../support/wait-timeout.ts';

/** Expects something of a page or its elements, as soon as it holds. */
export const expect = playwrightExpect.configure({ timeout: waitTimeout });
