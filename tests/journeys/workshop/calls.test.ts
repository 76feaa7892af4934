import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { intercept } from '../intercept.ts';
import { visitor } from '../visitor.ts';
import {
  addressOf,
  booking,
  callsOf,
  draftOf,
  expectAlert,
  expectStep,
  focused,
  studio,
  visit,
} from './studio.ts';

const expected = /Failed to load resource/;
const load = `${studio}/api/workshops/raku`;
const send = `${studio}/api/workshops/raku/reservations`;
const book = (page: Page) => page.getByRole('button', { name: 'Book now' }).click();

/** The other ways for the calls to end are walked in tests/forms/in-browser, and examples.json holds what is said then. */
describe('loading', () => {
  it.each(['', '..', '.'])('"%s" asks for no other address of the provider', async (code) => {
    const page = await visitor({ expected });
    const calls = callsOf(page);
    await page.goto(`${studio}/book?workshop=${code}`);
    await page.getByRole('heading', { name: 'We do not have this workshop.' }).waitFor();
    expect(calls).toEqual([]);
  });

  it('what stands in the path is encoded', async () => {
    const page = await visitor({ expected });
    const calls = callsOf(page);
    await page.goto(`${studio}/book?workshop=${encodeURIComponent('a/b?c#d')}`);
    await page.getByRole('heading', { name: 'We do not have this workshop.' }).waitFor();
    expect(calls.map((call) => call.url())).toEqual([`${studio}/api/workshops/a%2Fb%3Fc%23d`]);
  });

  it.each([
    ['no JSON', { text: 'Closed today' }],
    ['another shape', { json: { workshop: { title: 'Raku', sessions: [] } } }],
  ])('after %s it can be tried again', async (_name, answer) => {
    const page = await visitor({ expected });
    await intercept(page, load, (paused) => paused.answer(answer), { times: 1 });
    await page.goto(addressOf('book'));
    await expectAlert(page, 'We could not look up the workshop. Please try again.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectStep(page, 'Session');
  });

  it('while the provider is busy, it says when to try again', async () => {
    const page = await visitor({ expected });
    const busy = { status: 503, headers: { 'Retry-After': '90' } };
    await intercept(page, load, (paused) => paused.answer(busy), { times: 1 });
    await page.goto(addressOf('book'));
    const says = /^We could not look up the workshop\. Please try again\. .*\d:\d\d/;
    await page.getByRole('alert').filter({ hasText: says }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectStep(page, 'Session');
  });
});

describe('sending', () => {
  it('422 leads to the step of the field, which keeps its message until it is edited', async () => {
    const page = await visit('book', { answers: booking(), step: 'check', expected });
    await intercept(page, send, (paused) => paused.answer({ status: 422 }), { times: 1 });
    await book(page);
    await expectStep(page, 'Contact and address');
    const message = page
      .getByRole('group', { name: 'About you' })
      .getByText('There is a booking for this email address already.');
    await message.waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /^Email \(About you\): / }).click();
    expect(await focused(page)).toBe('Email');
    await page.getByLabel('Email').fill('other@example.com');
    expect(await message.count()).toBe(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectStep(page, 'Check your answers');
    await book(page);
    await page.waitForURL(/booked/);
  });

  it('the sandbox itself takes each email address once', async () => {
    const answers = booking();
    const first = await visit('book', { answers, step: 'check' });
    await book(first);
    await first.waitForURL(/booked/);
    const page = await visit('book', { answers, step: 'check', expected });
    await book(page);
    await expectStep(page, 'Contact and address');
  });

  it('500, 503 and 599 are said in an alert, and the answers stay', async () => {
    const answers = booking();
    const page = await visit('book', { answers, step: 'check', expected });
    for (const status of [500, 503, 599]) {
      await intercept(page, send, (paused) => paused.answer({ status }), { times: 1 });
      const call = page.waitForResponse(send);
      await book(page);
      await call;
      await expectAlert(page, 'The booking desk is closed for a moment.');
      expect(await draftOf(page, 'book')).toMatchObject({ booker: answers.booker });
    }
    await book(page);
    await page.waitForURL(/booked/);
  });

  it('a call that takes too long is given up after it was said to be under way', async () => {
    const page = await visit('book', { answers: booking(), step: 'check' });
    await intercept(page, send, () => {});
    await book(page);
    await page.getByRole('status').filter({ hasText: 'Booking…' }).waitFor();
    await expectAlert(page, 'The studio took too long to answer. Please send it again.');
  });
});
