// Proves that a visitor who waits is told so after ten seconds, and can stop waiting after thirty.
import { ThemeProvider } from '@mui/material/styles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { TextsProvider } from '../../../src/engine/host.tsx';
import { LongWait } from '../../../src/engine/screen/long-wait.tsx';
import { theme } from '../../widgets/show-widget.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('says after ten seconds that it takes long, and after thirty offers to stop waiting', async () => {
  const onEnd = vi.fn();
  await render(
    <ThemeProvider theme={theme}>
      <TextsProvider value={defaultTexts}>
        <LongWait action={defaultTexts.stopWaiting} onEnd={onEnd} />
      </TextsProvider>
    </ThemeProvider>,
  );
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
