// Proves that a stepper fits each width as labels or as a bar, with links to completed steps that a finger can hit.
import { ThemeProvider } from '@mui/material/styles';
import type { AnchorHTMLAttributes } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { Stepper } from '../../../src/engine/wizard/stepper.tsx';
import { expectNoBarriers } from '../../widgets/accessibility.ts';
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
  return render(
    <ThemeProvider theme={theme}>
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
  expect(screen.getByText('Home').element().closest('.MuiStepLabel-root')?.clientWidth).toBe(1);
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
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(screen.getByText('Home').element().closest('.MuiStepLabel-root')?.clientWidth).toBe(1);
});
