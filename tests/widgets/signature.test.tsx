// Proves that a signature is drawn or typed, fits its limit, and survives another size, the other way, and a reload.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatEntry } from '../../src/definition/formats.ts';
import { expectNoBarriers } from './accessibility.ts';
import { showWidget } from './show-widget.tsx';

const show = (question = {}) => showWidget({ widget: 'signature', ...question });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const way = (name: string) => page.getByRole('radio', { name, exact: true });
const pad = () => page.getByRole('img');
const status = page.getByRole('status');
const name = page.getByRole('textbox', { name: 'Your full name' });
const paper = () => pad().element() as HTMLElement;

type Point = [number, number];

/** Sends what a browser sends for a pointer at points of the pad, each a share of its width and height. */
function point(type: string, [across, down]: Point, more: PointerEventInit = {}) {
  const { left, top, width, height } = paper().getBoundingClientRect();
  paper().dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      clientX: left + across * width,
      clientY: top + down * height,
      ...more,
    }),
  );
}

/** Draws a line. No script can start a real pointer, which alone can be captured. */
function line(points: Point[], more: PointerEventInit = {}) {
  const [first = [0, 0], ...rest] = points;
  let isCaptured = false;
  paper().setPointerCapture = () => {
    isCaptured = true;
  };
  paper().hasPointerCapture = () => isCaptured;
  point('pointerdown', first, more);
  for (const one of rest) point('pointermove', one, more);
  point('lostpointercapture', rest.at(-1) ?? first, more);
}

/** Draws a line that is part of a signature, and waits for its picture. */
async function draw(shown: { answer: () => unknown }, points: Point[]) {
  const before = shown.answer();
  line(points);
  await expect.poll(shown.answer).not.toBe(before);
  return shown.answer();
}

const wave = (from: number, to: number): Point[] =>
  Array.from({ length: 40 }, (_, step) => {
    const share = step / 39;
    return [from + share * (to - from), 0.5 + 0.2 * Math.sin(share * 12)];
  });

async function decoded(url: unknown) {
  const image = new Image();
  image.src = String(url);
  await image.decode();
  const canvas = document.createElement('canvas');
  const { naturalWidth: width, naturalHeight: height } = image;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const isDark = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => isDark(x, y)).some(Boolean),
  );
  return { width, height, columns, corner: [...data.slice(0, 4)] };
}

const matches = (answer: unknown) => formatEntry('signature')?.pattern?.test(String(answer));

test('a drawing is a PNG of its format: dark ink on white, without empty margins', async () => {
  const shown = await show();
  await expect.element(pad()).toHaveAccessibleName('Nothing drawn yet');
  await expect.element(pad()).toHaveAccessibleDescription(/^Sign here/);
  await draw(shown, wave(0.2, 0.6));
  await expect.element(pad()).toHaveAccessibleName('Drawn signature');
  await expect.element(status).toHaveTextContent('Drawn signature');
  expect(matches(shown.answer())).toBe(true);
  const { width, height, columns, corner } = await decoded(shown.answer());
  expect(corner).toEqual([255, 255, 255, 255]);
  // 0.4 of 600 units with a margin of 8 on both sides, two pixels each.
  expect(width).toBeCloseTo(2 * (240 + 16), -1);
  expect(height).toBeLessThan(260);
  expect(columns.indexOf(true)).toBeLessThan(20);
  expect(columns.lastIndexOf(true)).toBeGreaterThan(width - 20);
  expect(shown.onBlur).not.toHaveBeenCalled();
  await expectNoBarriers();
});

test('strokes are undone one by one, the drawing is cleared, and focus stays', async () => {
  const shown = await show();
  const below = () => document.querySelector('[role="status"]')?.getBoundingClientRect().top;
  const place = below();
  // There is nothing to undo or to clear yet.
  expect(button('Undo').elements()).toEqual([]);
  expect(button('Clear').elements()).toEqual([]);
  // Two strokes in a row are both part of it.
  line(wave(0.1, 0.2));
  const two = await draw(shown, wave(0.3, 0.4));
  await expect.element(button('Undo')).toBeVisible();
  expect(below()).toBe(place);
  // What is always there comes first, with its words below the edge of the pad.
  const words = document.createRange();
  words.selectNodeContents(button('Clear').element());
  const indent = words.getBoundingClientRect().left - paper().getBoundingClientRect().left;
  expect(Math.abs(indent)).toBeLessThanOrEqual(1);
  await draw(shown, wave(0.5, 0.9));
  await button('Undo').click();
  await expect.poll(shown.answer).toBe(two);
  await expect.element(status).toHaveTextContent('The last stroke is undone');
  await button('Clear').click();
  await expect.poll(shown.answer).toBeUndefined();
  await expect.element(status).toHaveTextContent('The drawing is cleared');
  await expect.element(button('Clear')).toHaveFocus();
  expect(button('Undo').elements()).toEqual([]);
  expect(shown.onBlur).not.toHaveBeenCalled();
});

test('a form that is sent right after a stroke has the whole drawing', async () => {
  const shown = await show();
  let sent: unknown;
  const take = () => {
    sent = shown.answer();
  };
  document.addEventListener('submit', take, { once: true });
  await draw(shown, wave(0.1, 0.4));
  line(wave(0.5, 0.9));
  (page.getByRole('button', { name: 'Next' }).element() as HTMLElement).click();
  expect((await decoded(sent)).width).toBeCloseTo(2 * (480 + 16), -1);
});

test('a dot, another button and a second finger are no signature', async () => {
  const shown = await show();
  line(wave(0.1, 0.9), { button: 2 });
  line(wave(0.1, 0.9), { isPrimary: false });
  line([[0.5, 0.5]]);
  await expect.element(status).toHaveTextContent('Nothing drawn yet');
  expect(shown.answer()).toBeUndefined();
  await expect.element(pad()).toHaveAccessibleName('Nothing drawn yet');
});

test('a pad that changes its size during a stroke loses nothing and stretches nothing', async () => {
  await page.viewport(800, 600);
  const shown = await show();
  const steady = await draw(shown, wave(0.1, 0.9));
  await button('Clear').click();
  await expect.poll(shown.answer).toBeUndefined();
  const points = wave(0.1, 0.9);
  // The phone is turned halfway.
  point('pointerdown', points[0] as Point);
  for (const one of points.slice(1, 20)) point('pointermove', one);
  await page.viewport(320, 600);
  for (const one of points.slice(20)) point('pointermove', one);
  point('lostpointercapture', points.at(-1) as Point);
  await expect.poll(shown.answer).toBeDefined();
  const [before, after] = [await decoded(steady), await decoded(shown.answer())];
  expect(Math.abs(after.width - before.width)).toBeLessThan(6);
  expect(Math.abs(after.height - before.height)).toBeLessThan(6);
});

test('a full pad is made to fit the limit', async () => {
  const scribble = (row: number) =>
    Array.from({ length: 60 }, (_, step): Point => {
      return [0.02 + step * 0.016, 0.04 + row * 0.08 + (step % 2) * 0.06];
    });
  const full = async (maxLength: number) => {
    const shown = await show({ options: { maxLength } });
    for (let row = 0; row < 11; row++) line(scribble(row));
    const answer = String(await draw(shown, scribble(11)));
    shown.remove();
    expect(answer.length).toBeLessThanOrEqual(maxLength);
    expect(matches(answer)).toBe(true);
    return (await decoded(answer)).width;
  };
  expect(await full(20_000)).toBeGreaterThan(1100);
  expect(await full(3000)).toBeLessThan(1000);
});

test('a name is typed by keyboard alone, and each way keeps what it had', async () => {
  const shown = await show({ help: 'Some help', required: true });
  const drawn = await draw(shown, wave(0.2, 0.6));
  (document.getElementById('question') as HTMLElement).focus();
  await expect.element(way('Draw')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(way('Type')).toBeChecked();
  expect(shown.answer()).toBeUndefined();
  await userEvent.tab();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute('autocomplete', 'name');
  await expect.element(name).toHaveAccessibleDescription('Some help');
  expect(document.activeElement?.id).toBe('question');
  await userEvent.keyboard('Ada Marsh ');
  expect(shown.answer()).toBe('Ada Marsh ');
  await way('Draw').click();
  expect(shown.answer()).toBe(drawn);
  await way('Type').click();
  await expect.element(name).toHaveValue('Ada Marsh');
  expect(shown.answer()).toBe('Ada Marsh');
  expect(shown.onBlur).not.toHaveBeenCalled();
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(shown.onBlur).toHaveBeenCalled();
});

test('an answer of a draft comes back in its way, can be drawn on, and is taken away from outside', async () => {
  const first = await show();
  const drawn = await draw(first, wave(0.2, 0.4));
  first.remove();

  const shown = await show({ value: drawn });
  await expect.element(pad()).toHaveAccessibleName('Drawn signature');
  await expect.poll(() => document.querySelector('img')?.style.width).not.toBe('');
  const extended = await draw(shown, wave(0.7, 0.9));
  const both = await decoded(extended);
  expect(both.width).toBeGreaterThan((await decoded(drawn)).width);
  await way('Type').click();
  await way('Draw').click();
  expect(shown.answer()).toBe(extended);
  await button('Undo').click();
  await expect.poll(shown.answer).toBe(drawn);
  shown.give('Ada Marsh');
  await expect.element(name).toHaveValue('Ada Marsh');
  shown.give(undefined);
  await expect.element(pad()).toHaveAccessibleName('Nothing drawn yet');
  // What is no picture shows nothing, and does no harm.
  shown.give('data:image/png;base64,%%%');
  await expect.element(pad()).toHaveAccessibleName('Drawn signature');
  expect(matches(await draw(shown, wave(0.2, 0.6)))).toBe(true);
});

test('a read-only signature is shown and not changed', async () => {
  const first = await show();
  const drawn = await draw(first, wave(0.2, 0.4));
  first.remove();
  const shown = await show({ value: drawn, readOnly: true });
  line(wave(0.6, 0.9));
  expect(shown.answer()).toBe(drawn);
  await expect.element(button('Clear')).not.toBeInTheDocument();
});

test('ink is dark on white paper in each scheme, and fingers scroll the page beside the pad', async () => {
  await show();
  expect(getComputedStyle(paper()).touchAction).toBe('none');
  expect(getComputedStyle(paper()).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(getComputedStyle(paper()).forcedColorAdjust).toBe('none');
  expect(getComputedStyle(document.body).touchAction).toBe('auto');
});
