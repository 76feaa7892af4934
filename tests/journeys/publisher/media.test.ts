import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { button, field, next, summary } from './elements.ts';
import { openWizard } from './wizard.ts';

const insight = 'Additional insight about your traffic that you would like to share';

describe('Other media', () => {
  test('printed, a step has every answer in full, and nothing to press', async () => {
    const page = await openWizard({ at: 'traffic-channels' });
    await field(page, insight).fill('A long text. '.repeat(100));
    await page.emulateMedia({ media: 'print' });
    await expect(button(page, 'Next')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden();
    const { clientHeight, scrollHeight } = await field(page, insight).evaluate(
      ({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }),
    );
    expect(clientHeight).toBeGreaterThanOrEqual(scrollHeight);
    await page.emulateMedia({ media: 'screen' });
  });

  test('with forced colours, messages keep their sign and their summary its frame', async () => {
    const page = await openWizard({ at: 'traffic-channels' });
    await page.emulateMedia({ forcedColors: 'active' });
    await next(page);
    await expect(summary(page)).toHaveCSS('border-top-style', 'solid');
    const sign = await page
      .getByText('This field is required', { exact: true })
      .first()
      .evaluate((message) => getComputedStyle(message, '::before').forcedColorAdjust);
    expect(sign).toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
