// Proves that a key renders no component, and a new element styles no other one, in the built product.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { countRenders, endOfRenders, firstRender, rendersDuring } from '../count-renders.ts';
import { styledElements } from '../styled-elements.ts';
import { visitor } from '../visitor.ts';
import { field } from './elements.ts';
import { product } from './provider.ts';
import { openWizard } from './wizard.ts';

/** A page of its own, which no other test goes on with. */
const own = { viewport: { width: 1000, height: 800 } };

/** Presses keys one after another, and returns the renders of each: the page may load something during one of them. */
async function rendersByKey(page: Page): Promise<number[]> {
  await endOfRenders(page);
  const renders = [];
  for (const key of 'delaid')
    renders.push(await rendersDuring(page, () => page.keyboard.type(key)));
  return renders.sort((a, b) => a - b);
}

describe('A key press in a text renders nothing, for the browser shows it', () => {
  test('on the sign-up screen', async () => {
    const page = await visitor(own);
    await countRenders(page);
    await page.goto(product);
    await firstRender(page);
    await field(page, 'First Name').pressSequentially('A');
    const [, , median] = await rendersByKey(page);
    expect(median).toBe(0);
    // The message of the field that is left is rendered.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    expect(await rendersDuring(page, () => page.keyboard.press('Tab'))).toBeGreaterThan(0);
  });

  test('in a step of the wizard', async () => {
    const page = await openWizard({ ...own, before: countRenders });
    await field(page, 'Company name').pressSequentially('A');
    const [, , median] = await rendersByKey(page);
    expect(median).toBe(0);
    // The message of the field that is left is rendered.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    expect(await rendersDuring(page, () => page.keyboard.press('Tab'))).toBeGreaterThan(0);
  });
});

// A `:has()` whose anchor is the whole page has all of it styled again by any message, and by a list that opens.
test('an element that is added to a step has no other element styled again, on a phone', async () => {
  const page = await openWizard({ viewport: { width: 390, height: 844 } });
  const add = () =>
    page.getByRole('main').evaluate((main) => {
      main.getBoundingClientRect();
      main.append(document.createElement('button'));
      main.getBoundingClientRect();
    });
  // The least of several: the page may style something of its own at the same time.
  const counts: number[] = [];
  for (let turn = 0; turn < 5; turn++) counts.push(await styledElements(page, add));
  expect(Math.min(...counts)).toBeLessThan(8);
});
