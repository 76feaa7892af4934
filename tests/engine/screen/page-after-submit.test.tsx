// Proves that a page shows what was sent, leads back, sends again, and links only to addresses that are allowed.
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CompiledPage } from '../../../src/compiled/screen.ts';
import type { ValueTexts } from '../../../src/engine/host.tsx';
import { reviewKey } from '../../../src/engine/review/read-review.ts';
import { showScreen } from './show-screen.tsx';

const screen: CompiledPage = {
  kind: 'page',
  id: 'booked',
  route: '/booked',
  title: 'Booked',
  body: [['Read ', { text: 'the invoice', href: '{response.invoice}', newTab: true }, '.']],
  actions: [{ text: 'Save the ticket', href: '{response.ticket}', download: 'ticket.txt' }],
  review: true,
  print: true,
  values: [{ from: '/response/invoice' }, { from: '/response/ticket' }],
  addresses: { hosts: ['pay.example.com'], provider: '' },
  loadAddressLink: () => import('../../../src/engine/ui/address-link.tsx'),
  loadPrintable: () => import('../../../src/engine/screen/printable.tsx'),
};

const show = (passed: ValueTexts) =>
  showScreen(screen, {
    usePassedValues: () => passed,
    Link: ({ children, ...rest }) => <a {...rest}>{children}</a>,
  });

const row = { pointer: '/name', label: 'Name', text: 'Ada' };
const ticket = 'data:text/plain,Ticket';
const invoice = 'https://pay.example.com/7';

it('shows the sent answers with their questions, and links to the addresses', async () => {
  const sections = [{ id: 'you', title: 'You', blocks: [{ rows: [row] }] }];
  const sent = { [reviewKey]: JSON.stringify(sections) };
  await show({ ...sent, '/response/ticket': ticket, '/response/invoice': invoice });
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('What you sent');
  await expect.element(page.getByRole('region', { name: 'You' })).toHaveTextContent('NameAda');
  const save = page.getByRole('link', { name: 'Save the ticket' });
  await expect.element(save).toHaveAttribute('href', ticket);
  await expect.element(save).toHaveAttribute('download', 'ticket.txt');
  const read = page.getByRole('link', { name: 'the invoice (opens in a new tab)' });
  await expect.element(read).toHaveAttribute('href', invoice);
  await expect.element(read).toHaveAttribute('target', '_blank');
});

it('prints on request', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await show({});
  await page.getByRole('button', { name: 'Print this page' }).click();
  expect(print).toHaveBeenCalledOnce();
});

it.each([
  ['that were not passed on', {}],
  [
    'that are not allowed',
    { '/response/ticket': 'https://evil.example/', '/response/invoice': 'javascript:alert(1)' },
  ],
])('says that addresses %s are not available, and shows no answers', async (_title, passed) => {
  await show(passed as ValueTexts);
  await expect.element(page.getByText('Save the ticket (not available here)')).toBeVisible();
  await expect.element(page.getByText('the invoice (not available here)')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

const failed: CompiledPage = {
  kind: 'page',
  id: 'failed',
  route: '/failed',
  title: 'Failed',
  body: [],
  actions: [
    { text: 'Try again', back: true },
    { text: 'Start', href: '/' },
  ],
};

it('says why it was opened, and leads back to the address that led there in place of itself', async () => {
  const go = vi.fn();
  const passed = { opener: '/join?token=x', said: 'We could not be reached.' };
  await showScreen(failed, { go, Link: 'a' as never, usePassedValues: () => passed });
  await expect.element(page.getByText('We could not be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(go).toHaveBeenCalledExactlyOnceWith('/join?token=x', 'instead');
});

it('has buttons as wide as the page on a phone, and side by side elsewhere', async () => {
  const passed = { opener: '/join' };
  await showScreen(failed, { Link: 'a' as never, usePassedValues: () => passed });
  const boxes = () =>
    [page.getByRole('button'), page.getByRole('link')].map((each) =>
      each.element().getBoundingClientRect(),
    );
  await page.viewport(390, 844);
  const width = page.getByRole('heading').element().clientWidth;
  expect(boxes().map((box) => box.width)).toEqual([width, width]);
  await page.viewport(1280, 800);
  const [first, second] = boxes();
  expect(first?.top).toBe(second?.top);
});

it('has no way back where no form led to it', async () => {
  await showScreen(failed, { Link: 'a' as never, usePassedValues: () => ({}) });
  await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('gives way to another page where no form led to it', async () => {
  const go = vi.fn();
  const sent = { ...failed, direct: '/not-sent' };
  await showScreen(sent, { go, Link: 'a' as never, usePassedValues: () => ({}) });
  await expect.poll(() => go.mock.calls).toEqual([['/not-sent', 'instead']]);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  expect(document.querySelector('[role=status]')).toBeNull();
});

it('makes the submit call again with the same answers, once at a time, and says how it ended', async () => {
  let end: (outcome: unknown) => void = () => {};
  const send = vi.fn(() => new Promise((resolve) => (end = resolve))) as never;
  const submit = { outcomes: {} } as never;
  const values = [{ from: '/answers/name' }];
  const questions = [{ pointer: '/name' }];
  const form = { kind: 'form', submit, values, form: { questions, groups: [], conditions: [] } };
  const sent = JSON.stringify({ screen: 'join', document: { answers: { name: 'Ada' } } });
  const loadResend = () => import('../../../src/engine/screen/resend.tsx');
  await showScreen(
    {
      ...failed,
      actions: [{ text: 'Send again', resend: 'Sent again.' }],
      loadResend,
      senders: { join: async () => form as never },
    },
    { send, Link: 'a' as never, usePassedValues: () => ({ opener: '/', sent }) },
  );
  const button = page.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('Submitting…');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  end({ kind: 'success', outcome: { go: '/failed' } });
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent again.');
  await button.click();
  end({ kind: 'failure', outcome: { say: 'No more emails for {answers.name}.' }, retryAfter: 60 });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/No more emails for Ada. Please try/);
  expect(vi.mocked(send as () => void).mock.calls).toEqual([
    [submit, { answers: { name: 'Ada' } }],
    [submit, { answers: { name: 'Ada' } }],
  ]);
});
