// Proves that focus is seen on every widget, with an error and without, light, dark and in forced colours.
import { ThemeProvider } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contrast } from '../../src/core/contrast.ts';
import { type WidgetName, widgetCatalogue } from '../../src/definition/widget-catalogue/index.ts';
import { PageStyles } from './page-styles.tsx';
import { questionFor } from './question-for.ts';
import { load, loading } from './search-list-loading.ts';
import { showWidget, theme } from './show-widget.tsx';

/** What visitors set in their system. */
const settings = {
  light: {},
  dark: { 'prefers-color-scheme': 'dark' },
  'forced colours': { 'forced-colors': 'active' },
};

const emulate = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

// Its first focus would put another box in the place of a search box.
beforeEach(() => {
  loading.isControlled = true;
  load();
});

afterEach(async () => {
  loading.isControlled = false;
  loading.isLoaded = false;
  await emulate({});
});

for (const widget of Object.keys(widgetCatalogue) as WidgetName[]) {
  test(`${widget}: with an error, whatever has focus has the ring of a button`, async () => {
    await render(
      <ThemeProvider theme={theme}>
        <PageStyles />
      </ThemeProvider>,
    );
    await showWidget({ ...questionFor(widget), required: true, invalid: true, help: 'Wrong' });
    for (const [setting, features] of Object.entries(settings)) {
      await emulate(features);
      const next = page.getByRole('button', { name: 'Next' }).element() as HTMLElement;
      const [like] = ringsOf(next);
      expect(like, setting).toBeDefined();
      expect(stops()).not.toEqual([]);
      for (const stop of stops()) {
        expect(ringsOf(stop), `${setting}: ${stop.outerHTML}`).toEqual([like]);
      }
    }
  });
}

test('the button in the input of a date has the ring of a button', async () => {
  await render(
    <ThemeProvider theme={theme}>
      <PageStyles />
    </ThemeProvider>,
  );
  await showWidget({ widget: 'date' });
  const input = page.getByLabelText('Question').element() as HTMLElement;
  // Behind the parts of a date.
  for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
  expect(document.activeElement).toBe(input);
  expect(input.matches(':focus')).toBe(false);
  const shown = await page.screenshot({ element: input, base64: true, save: false });
  expect(await coloursIn(shown)).toContain(hex(theme.palette.primary.main));
});

/** Returns the colours of a picture, which is a PNG in base64, as #rrggbb. */
async function coloursIn(picture: string): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const colours = Array.from({ length: data.length / 4 }, (_, pixel) =>
    [...data.slice(4 * pixel, 4 * pixel + 3)].map((part) => part.toString(16).padStart(2, '0')),
  );
  return [...new Set(colours.map((parts) => `#${parts.join('')}`))];
}

/** Everything of the widget that takes focus, also where a line of the summary leads to it alone. */
const stops = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button, output)'),
  ].filter(
    (element) =>
      (element.tabIndex >= 0 || element.id === 'question') &&
      !element.matches(':disabled, [type="submit"]'),
  );

/** Returns the rings that are drawn while an element has focus, and not without it. */
function ringsOf(element: HTMLElement): string[] {
  const all = [...document.querySelectorAll('main :not(option)')];
  const before = all.map(ringAround);
  // React draws some rings.
  flushSync(() => element.focus({ focusVisible: true }));
  const rings = all.flatMap((one, index) => {
    const ring = ringAround(one);
    return ring === undefined || ring === before[index] ? [] : [ring];
  });
  flushSync(() => element.blur());
  return rings;
}

/** Returns the outline of an element, if it is as thick and stands out as much as WCAG 2.2 asks for in 2.4.13. */
function ringAround(element: Element): string | undefined {
  const style = getComputedStyle(element);
  const isThick = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  // Some inputs lie unseen over or beside what stands for them.
  if (!isThick || style.opacity === '0' || style.clipPath !== 'none') return undefined;
  const isSeen = contrast(hex(style.outlineColor), hex(backgroundAround(element))) >= 3;
  return isSeen ? `${style.outlineStyle}, ${style.outlineWidth}` : undefined;
}

/** Returns the colour that an outline of an element is drawn on. */
function backgroundAround(element: Element): string {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  throw new Error('The page has no colour.');
}

/** Writes an opaque colour as #rrggbb. */
function hex(colour: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
