// Proves that a notice is shown on its days alone until it is closed, and a footer once its screen has loaded.
import { ThemeProvider } from '@mui/material/styles';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CompiledNotice } from '../../../src/compiled/app.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { ShellWithParts } from '../../../src/engine/page/shell-with-parts.tsx';
import { createProductTheme } from '../../../src/engine/page/theme.ts';
import { expectNoBarriers } from '../../widgets/accessibility.ts';
import { PageStyles } from '../../widgets/page-styles.tsx';

const colours = { primary: '#1451c4', error: '#b3261e' };
const theme = createProductTheme({ light: colours, dark: colours, radius: 8 });
const stored = new Map<string, string>();
beforeEach(() => stored.clear());

const host = {
  language: 'en',
  storage: {
    read: (key: string) => stored.get(key),
    write: (key: string, value: string) => stored.set(key, value).has(key),
    remove: (key: string) => void stored.delete(key),
  },
  readSources: () => ({ now: '2026-12-24T12:00:00.000Z' }),
  Link: ({ href, children }) => <a href={href}>{children}</a>,
} as Partial<Host> as Host;

function show(notice: Partial<CompiledNotice>, link = 'Privacy') {
  const footer = ['© Tiny · ', { text: link, href: '/privacy' }];
  const app = {
    name: 'Tiny',
    logo: undefined,
    pageParts: { notice: { key: 'notice-1', text: 'We are away.', ...notice }, footer },
  };
  return render(
    <ThemeProvider theme={theme}>
      <TextsProvider value={defaultTexts}>
        <HostProvider value={host}>
          <ShellWithParts app={app} screen={{}}>
            <h1 tabIndex={-1}>Welcome</h1>
          </ShellWithParts>
        </HostProvider>
      </TextsProvider>
    </ThemeProvider>,
  );
}

it('a notice stands above the screen, and a footer below it, in landmarks of their own', async () => {
  const screen = await show({});
  const notice = screen.getByRole('complementary');
  await expect.element(notice).toHaveTextContent('We are away.');
  expect(notice.getByRole('button').query()).toBeNull();
  const footer = screen.getByRole('contentinfo');
  await expect.element(footer).toHaveTextContent('© Tiny · Privacy');
  await expect.element(footer.getByRole('link')).toHaveAttribute('href', '/privacy');
  const main = screen.getByRole('main').element();
  expect(notice.element().compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(main.compareDocumentPosition(footer.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectNoBarriers();
});

it('a notice that was closed stays closed until its text changes', async () => {
  const screen = await show({ dismissible: true });
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(screen.getByRole('complementary').query()).toBeNull();
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  await screen.unmount();
  const later = await show({ dismissible: true });
  expect(later.getByRole('complementary').query()).toBeNull();
  await later.unmount();
  const changed = await show({ dismissible: true, key: 'notice-2' });
  await expect.element(changed.getByRole('complementary')).toBeVisible();
});

it.each([
  ['on its days', { from: '2026-12-24', until: '2026-12-24' }, true],
  ['not before them', { from: '2026-12-26' }, false],
  ['not after them', { until: '2026-12-22' }, false],
])('a notice is shown %s', async (_title, days, isShown) => {
  const screen = await show(days);
  expect(screen.getByRole('complementary').query() !== null).toBe(isShown);
});

it('a link of the footer is in one line wherever one has the room', async () => {
  const screen = await show({}, 'Write to the office');
  const link = screen.getByRole('link').element();
  for (const width of [180, 200, 220, 240, 260, 360]) {
    await page.viewport(width, 800);
    expect(link.getBoundingClientRect().height, `at ${width} px`).toBeLessThan(40);
  }
});

it('a footer is out of sight while its screen loads, and does not move when that comes', async () => {
  const screen = await show({});
  await render(<PageStyles />);
  const footer = screen.getByRole('contentinfo');
  await expect.element(footer).toBeVisible();
  const element = footer.element();
  const loading = document.createElement('p');
  loading.className = 'waiting';
  screen.getByRole('main').element().append(loading);
  expect(getComputedStyle(element).visibility).toBe('hidden');
  loading.remove();
  expect(getComputedStyle(element).visibility).toBe('visible');
});
