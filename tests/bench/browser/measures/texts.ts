import type { Browser } from 'playwright';
import type { Candidate } from '../candidate.ts';
import { openPage } from '../page/open-page.ts';
import { submitUntilErrors } from '../page/submit.ts';
import { inputTimes, watchInput } from '../page/watch-inputs.ts';
import { pause, typeKeys } from './type-keys.ts';

const keys = 10;

/** A page with a form of texts. */
export interface TextForm {
  address: string;
  /** Number of its text inputs. */
  inputs: number;
}

/** Measures, in the form of so many texts, its mount, typing, and the submit of the empty form. */
export async function measureTexts(browser: Browser, candidate: Candidate, fields: number) {
  const { page, cdp, close } = await openPage(browser, { slowdown: 4, line: 'unlimited' });
  try {
    await watchInput(page, fields, candidate.isReact);
    await page.goto(candidate.texts(fields), { waitUntil: 'commit' });
    const { usable: mount } = await inputTimes(page);
    const typing = await typeKeys(page, cdp, keys);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(pause);
    const submit = await submitUntilErrors(page, fields);
    return { mount, submit, ...typing };
  } finally {
    await close();
  }
}
