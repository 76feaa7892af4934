import { describe, expect, test } from 'vitest';
import { countRenders, rendersDuring } from '../count-renders.ts';
import { visitor } from '../visitor.ts';
import { field } from './elements.ts';
import { product } from './provider.ts';
import { openWizard } from './wizard.ts';

/** A page of its own, which no other test goes on with. */
const own = { viewport: { width: 1000, height: 800 } };

/** Components of a text question: the field, its widget and the widget's input; the rest of the form stays as it is. */
const most = 10;

describe('A key press', () => {
  test('renders its own field alone on the sign-up screen', async () => {
    const page = await visitor(own);
    await countRenders(page);
    await page.goto(product);
    await field(page, 'First Name').pressSequentially('A');
    const renders = await rendersDuring(page, () => page.keyboard.type('d'));
    expect(renders).toBeGreaterThan(0);
    expect(renders).toBeLessThanOrEqual(most);
  });

  test('renders its own field alone in a step of the wizard', async () => {
    const page = await openWizard({ ...own, before: countRenders });
    await field(page, 'Company Name').pressSequentially('A');
    const renders = await rendersDuring(page, () => page.keyboard.type('d'));
    expect(renders).toBeGreaterThan(0);
    expect(renders).toBeLessThanOrEqual(most);
  });
});
