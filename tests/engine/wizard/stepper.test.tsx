// Proves that a stepper fits each width as labels or as a bar, with links to completed steps that a finger can hit.
import { ThemeProvider } from '@mui/material/styles';
import type { AnchorHTMLAttributes } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { Stepper } from '../../../src/engine/wizard/stepper.tsx';
import { narrowTargets } from '../../support/narrow-targets.ts';
import { expectNoBarriers } from '../../widgets/accessibility.ts';
import { PageStyles } from '../../widgets/page-styles.tsx';
import { theme } from '../../widgets/show-widget.tsx';

const labels = ['You', 'Home', 'Work', 'Pets', 'Plans', 'Check', 'Sign'];
const more = ['Car', 'Boat', 'Debts', 'Health', 'Travel', 'School', 'Taxes', 'End'];

const Anchor = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} />;

function show(visible: number, count: number, index = 2) {
  const steps = [...labels, ...more]
    .slice(0, visible)
    .map((title) => ({ id: title, title, fields: [] }));
  const all: CompiledStep[] = Array.from({ length: count }, () => ({
    id: 'any',
    title: 'Any',
    fields: [],
  }));
  return showSteps(steps, all, index);
}

function showSteps(steps: CompiledStep[], all: CompiledStep[], index: number) {
  return render(
    <ThemeProvider theme={theme}>
      <PageStyles />
      <TextsProvider value={defaultTexts}>
        <HostProvider value={{ Link: Anchor } as unknown as Host}>
          <main>
            <Stepper steps={steps} index={index} all={all} />
          </main>
        </HostProvider>
      </TextsProvider>
    </ThemeProvider>,
  );
}

const widthOfLabel = () => page.getByText('Home').element().getBoundingClientRect().width;

it.each([360, 1280])('many steps are a bar with words above it, %d pixels wide', async (width) => {
  await page.viewport(width, 800);
  const screen = await show(6, 7);
  const navigation = screen.getByRole('navigation', { name: 'Steps' });
  await expect.element(navigation.getByText('Step 3 of 6')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const items = screen.getByRole('listitem');
  expect(items.elements()).toHaveLength(6);
  await expect.element(items.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect.element(items.nth(1)).toHaveTextContent('Home completed');
  expect(screen.getByText('Home').element().closest('[data-label]')?.clientWidth).toBe(1);
});

it.each([360, 1280])('completed steps are links, %d pixels wide', async (width) => {
  await page.viewport(width, 800);
  const screen = await show(4, 4);
  const links = screen.getByRole('link');
  expect(links.elements()).toHaveLength(2);
  await expect.element(links.nth(1)).toHaveAccessibleName('Home completed');
  await expect.element(links.nth(1)).toHaveAttribute('href', '#Home');
  expect(links.nth(1).element().clientHeight).toBeGreaterThanOrEqual(24);
});

it('a finger hits the link of each of many steps on the narrowest phone', async () => {
  await page.viewport(320, 640);
  const screen = await show(15, 15, 14);
  expect(screen.getByRole('link').elements()).toHaveLength(14);
  expect(narrowTargets()).toEqual([]);
  await expectNoBarriers();
  expect(document.documentElement.scrollWidth).toBe(320);
});

it('few steps show their labels', async () => {
  await page.viewport(1280, 800);
  const screen = await show(5, 5);
  expect(screen.getByText('Step 3 of 5').element().clientWidth).toBe(1);
  expect(widthOfLabel()).toBeGreaterThan(30);
});

it('few steps are a bar too on a phone, so that no label is too long', async () => {
  await page.viewport(320, 640);
  const screen = await show(4, 4);
  await expect.element(screen.getByText('Step 3 of 4')).toBeVisible();
  // The lines between circles have no place in a bar.
  const part = screen.getByRole('listitem').nth(1).element();
  expect(getComputedStyle(part, '::before').content).toBe('none');
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(screen.getByText('Home').element().closest('[data-label]')?.clientWidth).toBe(1);
});

const heights = (screen: Awaited<ReturnType<typeof show>>) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect());

it('thirteen steps are one row on a phone: a bar without gaps, the current part higher, coming ones hollow', async () => {
  await page.viewport(390, 844);
  const screen = await show(13, 13, 4);
  const parts = heights(screen);
  expect(new Set(parts.map(({ top, height }) => top + height / 2)).size).toBe(1);
  const gaps = parts.slice(1).map(({ left }, index) => left - (parts[index]?.right ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(0.1);
  const [past, current, coming] = [3, 4, 5].map((index) => screen.getByRole('listitem').nth(index));
  const style = (item: typeof past) => getComputedStyle(item?.element() as Element);
  expect(style(current).height).not.toBe(style(past).height);
  expect(style(past).backgroundColor).toBe('rgb(31, 95, 191)');
  expect(style(coming).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

it('past, current and coming steps differ by a tick, a filled circle with a ring, and an outline', async () => {
  await page.viewport(1280, 800);
  const screen = await show(4, 4, 1);
  const marks = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('[data-mark]') as Element);
  const looks = marks.map((mark) => {
    const { backgroundColor, boxShadow } = getComputedStyle(mark);
    return [mark.textContent || 'tick', backgroundColor, boxShadow === 'none' ? 'plain' : 'ring'];
  });
  expect(looks).toEqual([
    ['tick', 'rgb(31, 95, 191)', 'plain'],
    ['2', 'rgb(31, 95, 191)', 'ring'],
    ['3', 'rgba(0, 0, 0, 0)', 'plain'],
    ['4', 'rgba(0, 0, 0, 0)', 'plain'],
  ]);
});

it('has the same height on each step, also where only the bold label of the current one needs a second line', async () => {
  await page.viewport(1280, 800);
  const steps = ['You', 'Contact and address', 'Check'].map((title) => ({
    id: title,
    title,
    fields: [],
  }));
  const heightsOn = async (index: number) => {
    const screen = await showSteps(steps, steps, index);
    const main = screen.getByRole('main').element() as HTMLElement;
    const all = Array.from({ length: 30 }, (_, step) => {
      main.style.width = `${300 + 10 * step}px`;
      return main.clientHeight;
    });
    await screen.unmount();
    return all;
  };
  expect(await heightsOn(1)).toEqual(await heightsOn(0));
});

it('the focus of a completed step is seen around its label, or around its part of a bar', async () => {
  await page.viewport(1280, 800);
  const screen = await show(4, 4);
  const link = screen.getByRole('link').first().element() as HTMLElement;
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  const outlineOf = (element: Element | null | undefined) =>
    element && getComputedStyle(element).outlineStyle;
  const label = link.querySelector('[data-label]');
  expect([outlineOf(label), outlineOf(link.closest('li'))]).toEqual(['solid', 'none']);
  await page.viewport(390, 844);
  expect(outlineOf(link.closest('li'))).toBe('solid');
});

it('the number of steps is "about" one while an answer of this step or a later one can change it', async () => {
  const step = (id: string, fields: string[], decidedBy?: string[]): CompiledStep => ({
    id,
    title: id,
    fields,
    ...(decidedBy && { decidedBy }),
  });
  const all = [step('Kind', ['kind']), step('Car', ['car'], ['kind']), step('Check', [])];
  const first = await showSteps(all, all, 0);
  await expect.element(first.getByText('Step 1 of about 3')).toBeInTheDocument();
  await first.unmount();
  const second = await showSteps(all, all, 1);
  await expect.element(second.getByText('Step 2 of 3')).toBeInTheDocument();
});
