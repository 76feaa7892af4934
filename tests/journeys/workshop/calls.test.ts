import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
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

describe('loading', () => {
  it('a workshop that the provider does not know leads to a screen that says so', async () => {
    const page = await visitor({ expected });
    await page.goto(`${studio}/book?workshop=macrame`);
    await page.getByRole('heading', { name: 'We do not have this workshop.' }).waitFor();
  });

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
    ['a failure', { status: 503 }],
    ['no JSON', { body: 'Closed today' }],
    ['another shape', { json: { workshop: { title: 'Raku', sessions: [] } } }],
  ])('after %s it can be tried again', async (_name, answer) => {
    const page = await visitor({ expected });
    await page.route(load, (route) => route.fulfill(answer), { times: 1 });
    await page.goto(addressOf('book'));
    await expectAlert(page, 'We could not look up the workshop. Please try again.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectStep(page, 'Session');
  });

  it('offline it says so, and goes on once there is a connection', async () => {
    const page = await visitor();
    await page.goto(studio);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    });
    await page.getByRole('link', { name: 'Book the raku weekend' }).click();
    await expectAlert(page, 'You are offline. We need a connection to look up the workshop.');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectStep(page, 'Session');
  });

  it('an answer that takes too long is a failure', async () => {
    const page = await visitor();
    await page.route(load, () => {}, { times: 1 });
    await page.goto(addressOf('book'));
    await expectAlert(page, 'We could not look up the workshop. Please try again.');
  });
});

describe('sending', () => {
  it('422 leads to the step of the field, which keeps its message until it is edited', async () => {
    const page = await visit('book', { answers: booking(), step: 'check', expected });
    await page.route(send, (route) => route.fulfill({ status: 422 }), { times: 1 });
    await book(page);
    await expectStep(page, 'Contact and address');
    const message = page
      .getByRole('group', { name: 'About you' })
      .getByText('There is a booking for this email address already.');
    await message.waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => focused(page)).toBe('Email');
    await page.getByLabel('Email').fill('other@example.com');
    expect(await message.count()).toBe(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectStep(page, 'Check your answers');
    await book(page);
    await page.waitForURL(/booked/);
  });

  it('the sandbox itself takes each email address once', async () => {
    const answers = booking();
    await fetch(send, { method: 'POST', body: JSON.stringify({ booker: answers.booker }) });
    const page = await visit('book', { answers, step: 'check', expected });
    await book(page);
    await expectStep(page, 'Contact and address');
  });

  it('409 is said beside the session, since it is named by its own status', async () => {
    const page = await visit('book', { answers: booking(), step: 'check', expected });
    await page.route(send, (route) => route.fulfill({ status: 409 }));
    await book(page);
    await expectStep(page, 'Session');
    await page
      .getByText('This session has just filled up. Please choose another.')
      .first()
      .waitFor();
  });

  it.each([500, 503, 599])('%s is said in an alert, and the answers stay', async (status) => {
    const answers = booking();
    const page = await visit('book', { answers, step: 'check', expected });
    await page.route(send, (route) => route.fulfill({ status }), { times: 1 });
    await book(page);
    await expectAlert(page, 'The booking desk is closed for a moment.');
    expect(await draftOf(page, 'book')).toMatchObject({ booker: answers.booker });
    await book(page);
    await page.waitForURL(/booked/);
  });

  it('problems in the body are said in an alert', async () => {
    const page = await visit('book', { answers: booking(), step: 'check' });
    await page.route(send, (route) => route.fulfill({ json: { problems: [{ at: '/' }] } }));
    await book(page);
    await expectAlert(page, 'The studio could not accept this booking. Please ring us.');
  });

  it('a failure that the definition is silent about has words of its own', async () => {
    const page = await visit('book', { answers: booking(), step: 'check', expected });
    await page.route(send, (route) => route.fulfill({ status: 418 }));
    await book(page);
    await expectAlert(page, 'Something went wrong, and your answers may not have arrived.');
  });

  it('an answer that takes too long is given up', async () => {
    const page = await visit('book', { answers: booking(), step: 'check' });
    await page.route(send, () => {});
    await book(page);
    await page.getByRole('status').filter({ hasText: 'Booking…' }).waitFor();
    await expectAlert(page, 'The studio took too long to answer. Please send it again.');
  });
});
