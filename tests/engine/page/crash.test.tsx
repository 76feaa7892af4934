// Proves that a page that does not come after a call that succeeded says that the answers have arrived.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { Crashed } from '../../../src/engine/index.ts';

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
