// Proves that a test gets the page of an earlier one only without what that one has left on it.
import { expect, inject, it } from 'vitest';
import { endVisits, visitor } from './visitor.ts';

const product = inject('publisher');

it('a page is used again, without its storage and its size', async () => {
  const page = await visitor();
  await page.goto(product);
  await page.evaluate(() => localStorage.setItem('left', 'by an earlier test'));
  await page.setViewportSize({ width: 360, height: 640 });
  await endVisits();
  const next = await visitor();
  expect(next).toBe(page);
  await next.goto(product);
  expect(await next.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect(next.viewportSize()).toEqual({ width: 1280, height: 720 });
});

it('a page with a clock of its own, which nothing takes away, is not', async () => {
  const page = await visitor();
  await page.clock.install();
  await endVisits();
  expect(page.isClosed()).toBe(true);
});

it('a page with a fixed time is used again at the same time alone', async () => {
  const fixedTime = '2027-03-04T05:06:07.000Z';
  const page = await visitor({ fixedTime });
  await page.goto(product);
  await endVisits();
  expect(await visitor()).not.toBe(page);
  expect(await visitor({ fixedTime: '2027-03-05T00:00:00.000Z' })).not.toBe(page);
  const next = await visitor({ fixedTime });
  expect(next).toBe(page);
  await next.goto(product);
  const times = await next.evaluate(() => [Date.now(), performance.timeOrigin]);
  expect(times.map((time) => new Date(time).toISOString())).toEqual([fixedTime, fixedTime]);
});
