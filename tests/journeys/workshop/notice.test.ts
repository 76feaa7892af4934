// Proves that a notice is on the page from the first paint, and moves nothing once it is closed.
import { expect, it } from 'vitest';
import { recordLayoutShifts } from '../layout-shifts.ts';
import { visitor } from '../visitor.ts';
import { studio } from './studio.ts';

it('a notice is on the page from the first paint; once closed, it moves nothing either', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 } });
  const { shifts, recorded } = await recordLayoutShifts(page);
  const notice = page.getByRole('complementary');
  await page.goto(studio);
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(hasFocus)).toBe(true);
  await page.reload();
  await page.getByRole('link', { name: 'Apply for a residency' }).waitFor();
  await recorded();
  expect(await notice.count()).toBe(0);
  expect(shifts).toEqual([]);
});

const hasFocus = (element: Element) => element === document.activeElement;
