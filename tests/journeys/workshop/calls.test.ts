// Proves that calls with values in their path, other statuses and timeouts end with the words of their definition.
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
  it('asks for no other address of the provider: ".." for none, and what stands in the path is encoded', async () => {
    const page = await visitor({ expected });
    const calls = callsOf(page);
    for (const code of ['..', 'a/b?c#d']) {
      await page.goto(`${studio}/book?workshop=${encodeURIComponent(code)}`);
      await page.getByRole('heading', { name: 'We do not have this workshop.' }).waitFor();
    }
    expect(calls.map((call) => call.url())).toEqual([`${studio}/api/workshops/a%2Fb%3Fc%23d`]);
  });

  it('after no JSON, after another shape, and while the provider is busy, it can be tried again, and says when', async () => {
    const page = await visitor({ expected });
    const sorry = 'We could not look up the workshop. Please try again.';
    const answers = [
      { text: 'Closed today' },
      { json: { workshop: { title: 'Raku', sessions: [] } } },
      { status: 503, headers: { 'Retry-After': '90' } },
    ];
    for (const answer of answers.toReversed()) {
      await intercept(page, load, (paused) => paused.answer(answer), { times: 1 });
    }
    await page.goto(addressOf('book'));
    await expectAlert(page, sorry);
    const tryAgain = async () => {
      const call = page.waitForResponse(load);
      await page.getByRole('button', { name: 'Try again' }).click();
      await call;
    };
    await tryAgain();
    await expectAlert(page, sorry);
    await tryAgain();
    const says = /^We could not look up the workshop\. Please try again\. .*\d:\d\d/;
    await page.getByRole('alert').filter({ hasText: says }).waitFor();
    await tryAgain();
    await expectStep(page, 'Session');
  });
});

describe('sending', () => {
  it('500, 503 and 599 are said in an alert, and the answers stay; of an email address that has booked, the provider itself takes no other booking: 422 leads to the step of the field, which keeps its message until it is edited', async () => {
    const answers = booking();
    const first = await visit('book', { answers, step: 'check', expected });
    for (const status of [500, 503, 599]) {
      await intercept(first, send, (paused) => paused.answer({ status }), { times: 1 });
      const call = first.waitForResponse(send);
      await book(first);
      await call;
      await expectAlert(first, 'The booking desk is closed for a moment.');
      expect(await draftOf(first, 'book')).toMatchObject({ booker: answers.booker });
    }
    await book(first);
    await first.waitForURL(/booked/);

    const page = await visit('book', { answers, step: 'check', expected });
    await book(page);
    await expectStep(page, 'Contact and address');
    const message = page
      .getByRole('group', { name: 'About you' })
      .getByText('There is a booking for this email address already.');
    await message.waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /There is a booking for this email/ }).click();
    await expect.poll(() => focused(page)).toBe('Email');
    await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`);
    await expect.poll(() => message.count()).toBe(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectStep(page, 'Check your answers');
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
