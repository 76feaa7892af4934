// Proves that the screen for errors says that answers have arrived, and that a crash is noted before answers go.
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { CrashBoundary, Crashed } from '../../../src/engine/index.ts';

const show = (passed: Record<string, string>) =>
  render(
    <HostProvider value={{ usePassedValues: () => passed } as unknown as Host}>
      <TextsProvider value={defaultTexts}>
        <Crashed />
      </TextsProvider>
    </HostProvider>,
  );

const alert = page.getByRole('alert');

it('after a success, it says so and asks for nothing but a reload', async () => {
  await show({ opener: '/', arrived: 'yes' });
  await expect.element(page.getByRole('heading')).toHaveTextContent(/^Your answers were sent$/);
  await expect.element(alert).toHaveTextContent('nothing has to be sent again');
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

it('where nothing is known, it claims nothing', async () => {
  await show({ opener: '/' });
  await expect.element(page.getByRole('heading')).toHaveTextContent('Something went wrong');
  await expect.element(alert).not.toHaveTextContent('sent');
});

it('a crash is noted while the content can still store its answers', async () => {
  const onCrash = vi.fn();
  const store = vi.fn();
  const Content = () => {
    const [isBroken, setBroken] = useState(false);
    useEffect(() => store, []);
    if (isBroken) throw new Error('It can not be drawn.');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    );
  };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <HostProvider value={{ usePassedValues: () => ({}) } as unknown as Host}>
      <TextsProvider value={defaultTexts}>
        <CrashBoundary resetKey="/" onCrash={onCrash}>
          <Content />
        </CrashBoundary>
      </TextsProvider>
    </HostProvider>,
  );
  await page.getByRole('button').click();
  await expect.element(alert).toBeVisible();
  expect(onCrash).toHaveBeenCalledBefore(store);
  expect(store).toHaveBeenCalledOnce();
  logged.mockRestore();
});
