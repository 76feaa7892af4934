import { expect, it } from 'vitest';
import { recordLayoutShifts } from '../layout-shifts.ts';
import { visitor } from '../visitor.ts';
import { studio } from './studio.ts';

it('a notice is on the page from the first paint; once closed, it moves nothing either', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 } });
  const { shifts } = await recordLayoutShifts(page);
  const notice = page.getByRole('complementary');
  await page.goto(studio);
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { level: 1 }).evaluate(hasFocus)).toBe(true);
  await page.reload();
  await page.getByRole('link', { name: 'Apply for a residency' }).waitFor();
  await page.evaluate(untilShiftsAreReported);
  expect(await notice.count()).toBe(0);
  expect(shifts).toEqual([]);
});

const hasFocus = (element: Element) => element === document.activeElement;

const untilShiftsAreReported = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
  });
