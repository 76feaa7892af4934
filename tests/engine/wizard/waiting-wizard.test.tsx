// Proves that a wizard that waits for its load call shows the step that was left, and lists none that may be skipped.
import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { CompiledStep, CompiledWizard } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import { createProductTheme } from '../../../src/engine/page/theme.ts';
import { WaitingWizard } from '../../../src/engine/wizard/waiting-wizard.tsx';

const colours = { primary: '#1451c4', error: '#b3261e' };
const theme = createProductTheme({ light: colours, dark: colours, radius: 8 });

const name: CompiledStep = { id: 'name', title: 'Name', fields: [] };
/** A step that the load call decides on: it has not ended while the wizard waits. */
const member: CompiledStep = {
  id: 'member',
  title: 'Member',
  fields: [],
  readsData: true,
  when: (data) => 'loaded' in (data as object),
};

const show = (steps: CompiledStep[], stored?: object, step?: string) =>
  render(
    <ThemeProvider theme={theme}>
      <HostProvider
        value={
          {
            readSources: () => ({ page: { url: '' } }),
            storage: { read: () => stored && JSON.stringify(stored) },
            useStep: () => ({ step }),
          } as unknown as Host
        }
      >
        <TextsProvider value={defaultTexts}>
          <WaitingWizard
            screen={
              {
                title: 'Visit',
                steps,
                draft: { key: 'visit', entry: 'answers' },
              } as unknown as CompiledWizard
            }
            first={undefined}
          />
        </TextsProvider>
      </HostProvider>
    </ThemeProvider>,
  );

it('a wizard that waits lists no step that may turn out to be skipped', async () => {
  const screen = await show([name, member]);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Name');
  await expect.element(screen.getByRole('heading', { name: 'Name' })).toBeInTheDocument();
});

it('a wizard that waits lists no step at all while it is unknown which one is the first', async () => {
  const screen = await show([member, name]);
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.getByRole('navigation').query()).toBeNull();
  expect(screen.getByRole('heading').query()).toBeNull();
});

it.each([
  ['that was left', { answers: {}, step: 'end' }, undefined, 'End'],
  ['in the address', { answers: {}, step: 'name' }, 'end', 'End'],
  ['that is the first, without a draft', undefined, 'end', 'Name'],
  [
    'that is the first, where the draft is of another link',
    { answers: {}, step: 'end', link: 'x' },
    'end',
    'Name',
  ],
  [
    'that is the first, where the one that was left is gone',
    { answers: {}, step: 'old' },
    undefined,
    'Name',
  ],
])('a wizard that waits shows the step %s', async (_which, stored, step, title) => {
  const end: CompiledStep = { id: 'end', title: 'End', fields: [] };
  const screen = await show([name, end], stored, step);
  await expect.element(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('End');
  expect(screen.getByRole('link').query()).toBeNull();
});
