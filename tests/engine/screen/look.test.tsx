// Proves that messages about calls are announced, and that they, the top of a page, its lines and corners look right.
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { TextsProvider } from '../../../src/engine/host.tsx';
import { GlobalStyles } from '../../../src/engine/page/global-styles.tsx';
import { Shell } from '../../../src/engine/page/shell.tsx';
import { createProductTheme } from '../../../src/engine/page/theme.ts';
import { Alert, Message } from '../../../src/engine/screen/alert.tsx';
import { Frame } from '../../../src/engine/screen/frame.tsx';
import { showScreen } from './show-screen.tsx';

const colours = { primary: '#1451c4', error: '#b3261e' };
const themeWith = (radius: number) => createProductTheme({ light: colours, dark: colours, radius });

const colour = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe('a message about a call', () => {
  const show = (success: boolean) =>
    render(
      <ThemeProvider theme={themeWith(8)}>
        <GlobalStyles theme={themeWith(8)} />
        <TextsProvider value={defaultTexts}>
          <Message message={{ text: 'We have got it.', success }} />
        </TextsProvider>
      </ThemeProvider>,
    );

  it('is an alert in the colour of errors where it failed', async () => {
    const screen = await show(false);
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('We have got it.');
    expect(getComputedStyle(alert.element()).color).toBe(colour(colours.error));
    await expect.element(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('is neither an alert nor in the colour of errors where it succeeded', async () => {
    const screen = await show(true);
    await expect.element(screen.getByRole('status')).toHaveTextContent('We have got it.');
    expect(screen.getByRole('alert').query()).toBeNull();
    const box = screen.getByText('We have got it.').element().parentElement as Element;
    const { color, borderLeftColor } = getComputedStyle(box);
    expect(color).not.toBe(colour(colours.error));
    expect(borderLeftColor).toBe(colour(colours.primary));
  });

  it('has the button that sends again in its box, beside the text or below it, and does not announce it', async () => {
    const screen = await render(
      <ThemeProvider theme={themeWith(8)}>
        <GlobalStyles theme={themeWith(8)} />
        <TextsProvider value={defaultTexts}>
          <Message message={{ text: 'We are busy.', success: false, retry: true }} />
        </TextsProvider>
      </ThemeProvider>,
    );
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent(/^We are busy\.$/);
    const button = screen.getByRole('button', { name: 'Try again' }).element();
    expect(button.parentElement).toBe(alert.element().parentElement);
    const boundsOf = (element: Element) => element.getBoundingClientRect();
    await page.viewport(1024, 768);
    expect(boundsOf(button).left).toBeGreaterThanOrEqual(boundsOf(alert.element()).right);
    await page.viewport(320, 768);
    expect(boundsOf(button).top).toBeGreaterThanOrEqual(boundsOf(alert.element()).bottom);
  });

  it('breaks an address or a number within a line only where it is wider than that', async () => {
    const pieces = ['(ada@analytical-media.example).', 'MPN-7A3F-92BC', '0123456789-'.repeat(6)];
    const screen = await render(
      <ThemeProvider theme={themeWith(8)}>
        <GlobalStyles theme={themeWith(8)} />
        <TextsProvider value={defaultTexts}>
          {pieces.map((piece) => (
            <Message
              key={piece}
              message={{ text: `A self-made message to ${piece}`, success: true }}
            />
          ))}
        </TextsProvider>
      </ThemeProvider>,
    );
    await page.viewport(320, 768);
    const shown = [...screen.container.querySelectorAll('.piece')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(pieces);
    const lines = shown.map((piece) => Math.round(piece.clientHeight / 24));
    expect(lines.slice(0, 2)).toEqual([1, 1]);
    expect(lines[2]).toBeGreaterThan(1);
    expect(document.documentElement.scrollWidth).toBe(320);
    // Within a link it is underlined as the words around it.
    const link = Object.assign(document.createElement('a'), { href: '#' });
    link.append(shown[0] as Element);
    screen.container.append(link);
    expect(getComputedStyle(shown[0] as Element).textDecorationLine).toBe('underline');
    link.remove();
  });

  it('is heard by screen readers in a place that was there before', async () => {
    const withMessage = (text?: string) => (
      <ThemeProvider theme={themeWith(8)}>
        <TextsProvider value={defaultTexts}>
          <Message message={text === undefined ? undefined : { text, success: true }} />
        </TextsProvider>
      </ThemeProvider>
    );
    const screen = await render(withMessage());
    const before = screen.getByRole('status').element();
    await screen.rerender(withMessage('We have got it.'));
    expect(screen.getByRole('status').element()).toBe(before);
    await expect.element(before).toHaveTextContent('We have got it.');
  });
});

it('a page has the name of the product above it where there is no logo', async () => {
  const logo = { src: 'data:,', alt: 'Shop', height: 40 };
  const withLogo = (shown: typeof logo | undefined) => (
    <ThemeProvider theme={themeWith(8)}>
      <TextsProvider value={defaultTexts}>
        <Shell app={{ name: 'Shop of names', logo: shown }} screen={undefined}>
          The card
        </Shell>
      </TextsProvider>
    </ThemeProvider>
  );
  const screen = await render(withLogo(logo));
  const banner = screen.getByRole('banner');
  await expect.element(banner.getByRole('img', { name: 'Shop' })).toBeInTheDocument();
  await expect.element(banner).not.toHaveTextContent('Shop of names');
  await screen.rerender(withLogo(undefined));
  await expect.element(banner).toHaveTextContent('Shop of names');
});

describe('corners', () => {
  const show = (radius: number) =>
    render(
      <ThemeProvider theme={themeWith(radius)}>
        <GlobalStyles theme={themeWith(radius)} />
        <Frame>
          <Alert>On the card</Alert>
        </Frame>
      </ThemeProvider>,
    );
  const cornerOf = (element: Element | null) =>
    element && getComputedStyle(element).borderTopLeftRadius;

  it.each([0, 4, 10])(
    'of a card and of what stands on it follow a radius of %d',
    async (radius) => {
      await page.viewport(1024, 768);
      const alert = (await show(radius)).getByRole('alert').element();
      expect(cornerOf(alert)).toBe(`${radius}px`);
      expect(cornerOf(alert.parentElement)).toBe(`${2 * radius}px`);
    },
  );

  it('of a card that is as wide as a phone are square', async () => {
    await page.viewport(360, 740);
    const alert = (await show(10)).getByRole('alert').element();
    expect(cornerOf(alert.parentElement)).toBe('0px');
  });
});

it('no line of a page of texts is much shorter than the longest', async () => {
  await page.viewport(390, 844);
  const text = 'We sent the link to the address that you gave us.';
  await showScreen(
    { kind: 'page', id: 'sent', route: '/sent', title: 'Sent', body: [text], actions: [] },
    { usePassedValues: () => ({}) },
  );
  const range = document.createRange();
  range.selectNodeContents(page.getByText(text).element());
  const [first = 0, last = 0, ...others] = [...range.getClientRects()].map(({ width }) => width);
  expect(others).toEqual([]);
  expect(last).toBeGreaterThan(first / 2);
});

it("the title of a wizard is the title of a phone's page where no step could be loaded", async () => {
  await page.viewport(390, 844);
  const sizeBefore = async (next: ReactNode) => {
    const screen = await render(
      <ThemeProvider theme={themeWith(8)}>
        <GlobalStyles theme={themeWith(8)} />
        <Frame>
          <h1 data-above-steps>Order</h1>
          {next}
        </Frame>
      </ThemeProvider>,
    );
    const size = getComputedStyle(screen.getByRole('heading').element()).fontSize;
    await screen.unmount();
    return size;
  };
  expect(await sizeBefore(<p>Step 1 of 4</p>)).toBe('14px');
  expect(await sizeBefore(<Alert>We are busy.</Alert>)).toBe('24px');
});
