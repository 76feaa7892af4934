// Proves that a page shows what was sent, prints itself, and links only to addresses of a response that are allowed.
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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
