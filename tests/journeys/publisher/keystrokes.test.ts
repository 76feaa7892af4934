import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { countRenders, firstRender, rendersDuring } from '../count-renders.ts';
import { visitor } from '../visitor.ts';
import { field } from './elements.ts';
import { product } from './provider.ts';
import { openWizard } from './wizard.ts';

/** A page of its own, which no other test goes on with. */
const own = { viewport: { width: 1000, height: 800 } };

/** Components of a text question: the field, its widget and the widget's input; the rest of the form stays as it is. */
const most = 10;

/** Presses keys one after another, and returns the renders of each: the page may load something during one of them. */
async function rendersByKey(page: Page): Promise<number[]> {
  const renders = [];
  for (const key of 'delaid')
    renders.push(await rendersDuring(page, () => page.keyboard.type(key)));
  return renders.sort((a, b) => a - b);
}

describe('A key press', () => {
  test('renders its own field alone on the sign-up screen', async () => {
    const page = await visitor(own);
    await countRenders(page);
    await page.goto(product);
    await firstRender(page);
    await field(page, 'First Name').pressSequentially('A');
    const [fewest, , median] = await rendersByKey(page);
    expect(fewest).toBeGreaterThan(0);
    expect(median).toBeLessThanOrEqual(most);
  });

  test('renders its own field alone in a step of the wizard', async () => {
    const page = await openWizard({ ...own, before: countRenders });
    await field(page, 'Company Name').pressSequentially('A');
    const [fewest, , median] = await rendersByKey(page);
    expect(fewest).toBeGreaterThan(0);
    expect(median).toBeLessThanOrEqual(most);
  });
});
