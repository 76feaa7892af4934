// Proves that a draft says what may be sent already, and that "Start over" asks first and deletes no locked answers.
import { ThemeProvider } from '@mui/material/styles';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { type DraftState, DraftStore } from '../../../src/engine/draft/draft-store.ts';
import { LockedContext } from '../../../src/engine/form/locked.ts';
import { TextsProvider } from '../../../src/engine/host.tsx';
import { DraftStatus } from '../../../src/engine/saved-draft/draft-status.tsx';
import { theme } from '../../widgets/show-widget.tsx';
import { FakeEnvironment } from '../fake-environment.ts';

class Draft extends DraftStore {
  become(state: Partial<DraftState>): void {
    this.set({ ...this.state, ...state });
  }
}

async function show(once = true) {
  const draft = new Draft(
    {
      ...{ fields: [], unstored: [] },
      submit: {
        call: { name: 'save', method: 'POST', path: 'save', once },
        send: {},
        outcomes: {},
      },
    },
    new FakeEnvironment(),
  );
  draft.become({ resumed: true });
  draft.onDelete = vi.fn();
  const view = (isLocked: boolean) => (
    <ThemeProvider theme={theme}>
      <TextsProvider value={defaultTexts}>
        <LockedContext value={isLocked}>
          <DraftStatus draft={draft} />
        </LockedContext>
      </TextsProvider>
    </ThemeProvider>
  );
  const { rerender } = await render(view(false));
  return { draft, lock: (isLocked: boolean) => rerender(view(isLocked)) };
}

const question = page.getByRole('group');
const deleteThem = page.getByRole('button', { name: 'Delete them' });

it.each([
  [true, 'If you change nothing, they count only once.'],
  [false, 'they may then count twice.'],
])(
  'tells a visitor who comes back that the answers may have arrived (once: %s)',
  async (once, what) => {
    const { draft } = await show(once);
    const notice = page.getByText('no reply came back: they may have arrived already');
    // The call of this page ends with a message of its own.
    draft.become({ maybeSent: [{ at: 0 }] });
    await expect.element(notice).not.toBeInTheDocument();
    draft.become({ maybeSentBefore: true });
    await expect.element(notice).toHaveTextContent(what);
    expect(page.getByRole('status').elements()).toContain(notice.element().parentElement);
    draft.become({ maybeSent: undefined, maybeSentBefore: undefined });
    await expect.element(notice).not.toBeInTheDocument();
  },
);

it('says what deleting means where the visitor has not waited for the end of a call', async () => {
  const { draft } = await show();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(question).toHaveAccessibleName('Delete all your answers?');
  draft.become({ maybeSent: [{ at: 0 }] });
  await expect
    .element(question)
    .toHaveAccessibleName(/^Delete all.*They may have been sent already/);
  await expect.element(question).toHaveTextContent('may count as a second time');
  draft.become({ maybeSent: undefined });
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
