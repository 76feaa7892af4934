// Proves that visitors who are led to another site get a link to it, and can submit again when they come back.
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CompiledFormScreen } from '../../../src/compiled/screen.ts';
import type { Host, LoadState } from '../../../src/engine/host.tsx';
import { compileForm } from '../compile-form.ts';
import { showScreen } from './show-screen.tsx';

const cashier = 'https://pay.example.com/start?order=7';
const outcome = { go: cashier };

const screen: CompiledFormScreen = {
  kind: 'form',
  id: 'order',
  route: '/order',
  title: 'Order',
  autocomplete: 'on',
  fields: ['name'],
  unstored: [],
  leavesProduct: true,
  submit: {
    call: { name: 'order', method: 'POST', path: 'order' },
    send: { from: '/answers' },
    outcomes: { success: outcome },
  },
  form: compileForm({ type: 'object', properties: { name: { type: 'string', title: 'Name' } } }),
};

/** Shows the screen on a page that never gets to the other site. */
async function show({ loading, ...change }: Partial<CompiledFormScreen> & { loading?: LoadState }) {
  const go = vi.fn();
  await showScreen({ ...screen, ...change }, {
    storage: { read: () => undefined, write: () => true, remove: () => {} },
    send: async () => ({ kind: 'success', outcome }),
    go,
    Load: ({ children }) => loading && children(loading),
  } as Partial<Host>);
  return go;
}

const link = page.getByRole('link', { name: 'Continue to pay.example.com' });
const button = page.getByRole('button', { name: 'Submit' });
const status = page.getByRole('status').filter({ hasText: 'taken' });

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('a form whose outcome leads to another site', () => {
  it('names the site, and has a link to it in the place of the button', async () => {
    const go = await show({});
    await button.click();
    await expect.element(status).toHaveTextContent('You are being taken to pay.example.com.');
    await expect.element(link).toHaveAttribute('href', cashier);
    await expect.element(link).toHaveFocus();
    await expect.element(button).not.toBeInTheDocument();
    expect(go).toHaveBeenCalledWith(cashier, undefined, { arrived: 'yes' });
  });

  it('can be sent again where the browser shows it as it was left', async () => {
    await show({});
    await button.click();
    await expect.element(link).toBeVisible();
    comeBack(false);
    await expect.element(link).toBeVisible();
    comeBack(true);
    await expect.element(button).toHaveFocus();
    await expect.element(link).not.toBeInTheDocument();
    await button.click();
    await expect.element(link).toBeVisible();
  });
});

it('the name of the other site does not break at its hyphens', async () => {
  await page.viewport(320, 800);
  const hyphened = { go: 'https://pay.la-rue.example/start' };
  const callOutcome = { kind: 'failure', outcome: hyphened } as const;
  const load = { call: screen.submit.call, outcomes: {} };
  await show({ load, loading: { state: 'failed', callOutcome, retry: () => {} } });
  const shown = page.getByRole('link', { name: 'Continue to pay.la-rue.example' });
  await expect.element(shown).toBeVisible();
  const name = [...shown.element().querySelectorAll('span')].find(
    ({ textContent }) => textContent === 'pay.la-rue.example',
  );
  expect(name?.clientHeight).toBe(24);
});

it('a load call that leads to another site has a link to it, and is made again on return', async () => {
  const retry = vi.fn();
  const callOutcome = { kind: 'failure', outcome } as const;
  const load = { call: screen.submit.call, outcomes: {} };
  await show({ load, loading: { state: 'failed', callOutcome, retry } });
  await expect.element(status).toHaveTextContent('You are being taken to pay.example.com.');
  await expect.element(link).toHaveFocus();
  comeBack(true);
  expect(retry).toHaveBeenCalledOnce();
});
