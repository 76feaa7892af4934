// Proves that a form stays as it is while Next waits for its checks, whose end leads on nobody who went elsewhere.
import { ThemeProvider } from '@mui/material/styles';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CompiledForm } from '../../../../src/compiled/form.ts';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { FormStore } from '../../../../src/engine/form/form-store.ts';
import { FormView } from '../../../../src/engine/form/rjsf/form-view.tsx';
import { readyForm } from '../../../../src/engine/form/rjsf/load-form.ts';
import {
  type CallOutcome,
  type Host,
  HostProvider,
  TextsProvider,
} from '../../../../src/engine/host.tsx';
import { widgets } from '../../../../src/widgets/index.ts';
import { PageStyles } from '../../../widgets/page-styles.tsx';
import { theme } from '../../../widgets/show-widget.tsx';
import { compileForm, nowhere } from '../../compile-form.ts';

const check = {
  call: { name: 'free', method: 'POST', path: '/names' },
  send: { name: { from: '/answers/name' } },
  outcomes: {},
} as const;
const form: CompiledForm = {
  ...compileForm({
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name' },
      gift: { type: 'boolean', title: 'A gift' },
    },
  }),
  requests: { '/name': { check } },
  parts: [() => import('../../../../src/engine/form/checks/answer-checks.ts')],
};

async function show() {
  const answers: ((outcome: CallOutcome) => void)[] = [];
  const send = () => new Promise<CallOutcome>((answer) => answers.push(answer));
  const store = new FormStore(form, nowhere, defaultTexts, { name: 'Ada' });
  const ready = await readyForm(form, widgets);
  const onValid = vi.fn(async () => {});
  const view = (isLocked: boolean) => (
    <ThemeProvider theme={theme}>
      <PageStyles />
      <HostProvider value={{ language: 'en', send } as unknown as Host}>
        <TextsProvider value={defaultTexts}>
          <FormView ready={ready} store={store} onValid={onValid} isLocked={isLocked}>
            <button type="submit">Next</button>
          </FormView>
        </TextsProvider>
      </HostProvider>
    </ThemeProvider>
  );
  const { rerender } = await render(view(false));
  return { store, onValid, answers, lock: () => rerender(view(true)) };
}

const name = page.getByLabelText('Name');
const gift = page.getByLabelText('A gift');
const accepted: CallOutcome = { kind: 'success', outcome: undefined };
const refused: CallOutcome = { kind: 'failure', outcome: { say: 'Taken.' } };

it('keeps focus and answers until the checks end, and can be changed then', async () => {
  const { store, onValid, answers } = await show();
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAttribute('readonly');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('x{Backspace}{Enter}');
  await gift.click({ force: true });
  expect([store.state.answers, answers.length]).toEqual([{ name: 'Ada' }, 1]);
  answers[0]?.(refused);
  await expect.element(name).toHaveAccessibleDescription('Taken.');
  await expect.element(name).not.toHaveAttribute('readonly');
  expect(onValid).not.toHaveBeenCalled();
  await gift.click();
  await name.fill('Bo');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAttribute('readonly');
  answers[1]?.(accepted);
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledOnce());
  expect(store.state.answers).toEqual({ name: 'Bo', gift: true });
});

it('leads nobody on who has asked for another step meanwhile', async () => {
  const { onValid, answers, lock } = await show();
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAttribute('readonly');
  await lock();
  answers[0]?.(accepted);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onValid).not.toHaveBeenCalled();
});
