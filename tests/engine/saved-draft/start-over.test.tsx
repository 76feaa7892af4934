// Proves that "Start over" asks first, says what may be sent already, and does nothing while the answers are locked.
import { ThemeProvider } from '@mui/material/styles';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { DraftStore } from '../../../src/engine/draft/draft-store.ts';
import { LockedContext } from '../../../src/engine/form/locked.ts';
import { TextsProvider } from '../../../src/engine/host.tsx';
import { StartOver } from '../../../src/engine/saved-draft/start-over.tsx';
import { theme } from '../../widgets/show-widget.tsx';
import { FakeEnvironment } from '../fake-environment.ts';

async function show() {
  const draft = new DraftStore({ fields: [], unstored: [] }, new FakeEnvironment());
  draft.onDelete = vi.fn();
  const view = (isLocked: boolean) => (
    <ThemeProvider theme={theme}>
      <TextsProvider value={defaultTexts}>
        <LockedContext value={isLocked}>
          <StartOver draft={draft} />
        </LockedContext>
      </TextsProvider>
    </ThemeProvider>
  );
  const { rerender } = await render(view(false));
  return { draft, lock: (isLocked: boolean) => rerender(view(isLocked)) };
}

const question = page.getByRole('group');
const deleteThem = page.getByRole('button', { name: 'Delete them' });

it('says what deleting means where the visitor has not waited for the end of a call', async () => {
  const { draft } = await show();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(question).toHaveAccessibleName('Delete all your answers?');
  draft.markMaybeSent(true);
  await expect
    .element(question)
    .toHaveAccessibleName(/^Delete all.*They may have been sent already/);
  await expect.element(question).toHaveTextContent('may count as a second time');
  draft.markMaybeSent(false);
  await expect.element(question).toHaveAccessibleName('Delete all your answers?');
});

it('deletes nothing while the answers are locked, also where it has asked before', async () => {
  const { draft, lock } = await show();
  await page.getByRole('button', { name: 'Start over' }).click();
  await lock(true);
  await expect.element(deleteThem).toHaveAttribute('aria-disabled', 'true');
  await deleteThem.click({ force: true });
  expect(draft.onDelete).not.toHaveBeenCalled();
  await lock(false);
  await deleteThem.click();
  expect(draft.onDelete).toHaveBeenCalledOnce();
});

it('has both buttons below the question where there is no room for both beside it', async () => {
  await page.viewport(300, 640);
  await show();
  await page.getByRole('button', { name: 'Start over' }).click();
  const top = (element: Element) => element.getBoundingClientRect().top;
  const keepThem = page.getByRole('button', { name: 'Keep them' });
  expect(top(keepThem.element())).toBe(top(deleteThem.element()));
  const words = page.getByText('Delete all your answers?').element();
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(top(keepThem.element()));
});
