// Proves that after ten seconds a wait is said to be long, and can be begun anew; after thirty it can be ended.
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { LoadResult } from '../../../src/engine/screen/loaded.tsx';
import { LongWait } from '../../../src/engine/screen/long-wait.tsx';
import { Waiting } from '../../../src/engine/screen/waiting.tsx';
import { PageStyles } from '../../widgets/page-styles.tsx';
import { theme } from '../../widgets/show-widget.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const wait = <LongWait action={defaultTexts.stopWaiting} onEnd={() => {}} />;
const boxOf = (text: RegExp) => page.getByText(text).element().getBoundingClientRect();

async function show(content: ReactNode): Promise<void> {
  await render(
    <ThemeProvider theme={theme}>
      <PageStyles />
      <HostProvider value={{ language: 'en', go: () => {} } as Partial<Host> as Host}>
        <TextsProvider value={defaultTexts}>{content}</TextsProvider>
      </HostProvider>
    </ThemeProvider>,
  );
}

it('stands close below the spinner of a load call, with the button that makes the call again', async () => {
  const retry = vi.fn();
  await show(
    <>
      <LoadResult loading={{ state: 'loading', retry }} waiting={<Waiting />}>
        {() => null}
      </LoadResult>
      <p>Footer</p>
    </>,
  );
  const status = page.getByRole('status').nth(1);
  await expect.element(status).toBeEmptyDOMElement();
  const footer = boxOf(/Footer/).top;
  vi.advanceTimersByTime(10_000);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const distance = boxOf(/This takes longer/).top - boxOf(/Loading/).bottom;
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThan(40);
  expect(boxOf(/Footer/).top).toBe(footer);

  // The next wait is not a long one yet; the pressed button keeps its place and its focus.
  const line = page.getByText(/This takes longer/);
  const { left, top } = boxOf(/Try again/);
  await again.click();
  expect(retry).toHaveBeenCalledOnce();
  await expect.element(line).not.toBeVisible();
  await expect.element(again).toHaveFocus();
  expect(boxOf(/Try again/)).toMatchObject({ left, top });
  vi.advanceTimersByTime(10_000);
  await expect.element(line).toBeVisible();
  expect(boxOf(/Footer/).top).toBe(footer);
});

it('takes the place of the line about the draft, and moves nothing', async () => {
  await show(
    <>
      {wait}
      <div data-draft-status>Draft</div>
      <p>Footer</p>
    </>,
  );
  const before = boxOf(/Footer/).top;
  vi.advanceTimersByTime(10_000);
  await expect.element(page.getByText('This takes longer')).toBeVisible();
  await expect.element(page.getByText('Draft')).not.toBeVisible();
  expect(boxOf(/Footer/).top).toBe(before);
});

it('says after ten seconds that it takes long, and after thirty offers to stop waiting', async () => {
  const onEnd = vi.fn();
  await show(<LongWait action={defaultTexts.stopWaiting} onEnd={onEnd} />);
  const status = page.getByRole('status');
  const stop = page.getByRole('button', { name: 'Stop waiting' });
  vi.advanceTimersByTime(9_999);
  await expect.element(status).toBeEmptyDOMElement();
  vi.advanceTimersByTime(1);
  await expect.element(status).toHaveTextContent('This takes longer than usual.');
  expect(stop.elements()).toEqual([]);
  vi.advanceTimersByTime(20_000);
  await stop.click();
  expect(onEnd).toHaveBeenCalledOnce();
});
