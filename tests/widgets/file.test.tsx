// Proves that a file is uploaded or kept for its form, refused or repeated with words, and kept with the draft.
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  deleteFileContent,
  fileContent,
  setFileContent,
} from '../../src/core/files/file-contents.ts';
import { deleteStoredFilesOf, restoreFile } from '../../src/core/files/stored-files.ts';
import type { CallOutcome, Host } from '../../src/engine/host.tsx';
import { expectNoBarriers } from './accessibility.ts';
import { type Question, showWidget } from './show-widget.tsx';

const options = { accept: ['.pdf', '.jpg'], maxSize: '1 kB' };
const file = (name: string, size = 5) => new File(['a'.repeat(size)], name);
const success = (response: object): CallOutcome => ({
  kind: 'success',
  outcome: undefined,
  response,
});

/** Shows the widget with a provider that answers when it is told to. */
async function showFile(question: Partial<Question> = {}) {
  const ends: ((outcome: CallOutcome) => void)[] = [];
  const send = vi.fn<Host['send']>(() => new Promise((end) => ends.push(end)));
  const shown = await showWidget({ widget: 'file', type: 'object', options, send, ...question });
  return { ...shown, end: (index: number, outcome: CallOutcome) => ends[index]?.(outcome) };
}

const input = () => page.getByLabelText('Question', { exact: true }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = () => page.getByRole('status');

test('a chosen file is uploaded at once, with words, and can be removed', async () => {
  const { answer, end } = await showFile();
  await expect.element(input()).toHaveAccessibleDescription('PDF, JPG. At most 1 kB.');
  await userEvent.upload(input(), file('cv.pdf'));
  await expect.element(page.getByRole('progressbar', { name: 'cv.pdf' })).toBeInTheDocument();
  await expect.element(status()).toHaveTextContent('cv.pdf is being uploaded');
  await expect.element(button('Cancel cv.pdf')).toBeVisible();
  await expectNoBarriers();
  end(0, success({ id: 'f1' }));
  await expect.element(status()).toHaveTextContent('cv.pdf has been uploaded');
  expect(answer()).toEqual({ id: 'f1', name: 'cv.pdf', size: 5 });
  await userEvent.click(button('Remove cv.pdf'));
  expect(answer()).toBeUndefined();
  await expect.element(input()).toHaveFocus();
});

test('an upload that fails says why, and can be tried again', async () => {
  const { answer, end } = await showFile();
  await userEvent.upload(input(), file('cv.pdf'));
  end(0, { kind: 'failure', outcome: undefined });
  const item = page.getByRole('listitem');
  await expect.element(item).toHaveTextContent('cv.pdf could not be uploaded');
  await userEvent.click(button('Try again cv.pdf'));
  await expect.element(button('Cancel cv.pdf')).toHaveFocus();
  end(1, { kind: 'failure', outcome: { say: 'No PDF inside' } });
  await expect.element(item).toHaveTextContent('No PDF inside');
  await expect.element(button('Try again cv.pdf')).toHaveFocus();
  await userEvent.click(button('Try again cv.pdf'));
  end(2, success({ id: 'f1' }));
  await expect.element(button('Remove cv.pdf')).toHaveFocus();
  await expect.element(button('Try again cv.pdf')).not.toBeInTheDocument();
  expect(answer()).toEqual({ id: 'f1', name: 'cv.pdf', size: 5 });
});

test('on a phone, the message of a failed upload has a line of its own above its buttons', async () => {
  await page.viewport(320, 800);
  const { end } = await showFile();
  await userEvent.upload(input(), file('receipt-of-the-journey-in-march.pdf'));
  end(0, { kind: 'failure', outcome: { say: 'This receipt is not readable' } });
  await expect.element(button('Try again receipt-of-the-journey-in-march.pdf')).toBeVisible();
  const retry = button('Try again receipt-of-the-journey-in-march.pdf')
    .element()
    .getBoundingClientRect();
  const message = page.getByRole('emphasis').element().getBoundingClientRect();
  expect(retry.top).toBeGreaterThanOrEqual(message.bottom);
  const remove = button('Remove receipt-of-the-journey-in-march.pdf').element();
  expect(remove.getBoundingClientRect().top).toBe(retry.top);
});

test('on paper, a question has its files, and nothing that chooses another', async () => {
  await showFile({ value: { id: 'f1', name: 'cv.pdf', size: 5 } });
  const choose = page.getByText('Choose another file');
  await expect.element(choose).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(choose).not.toBeVisible();
  await expect.element(page.getByText('cv.pdf', { exact: true })).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

test('files of another kind, too large ones and too many are refused with words', async () => {
  const { answer } = await showFile({ type: 'array', maxItems: 2 });
  await userEvent.upload(input(), [
    file('cv.exe'),
    file('large.pdf', 1001),
    file('a.pdf'),
    file('b.JPG'),
    file('c.pdf'),
  ]);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'cv.exe is not of one of these kinds: PDF, JPG. Please choose another file.large.pdf is larger than 1 kB. Please choose a smaller file.c.pdf was left out. Number of files, at most: 2. To add it, remove another one first.',
    );
  expect(answer()).toEqual([
    { name: 'a.pdf', size: 5 },
    { name: 'b.JPG', size: 5 },
  ]);
  await expect.element(input()).toHaveAccessibleDescription(/No more than 2 can be added/);
  await expectNoBarriers();
});

test('a file that a reload has interrupted has to be chosen again', async () => {
  await showFile({ value: { name: 'cv.pdf', size: 5 } });
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('cv.pdf was not uploaded. Please choose it again.');
});

test('a file can be dropped, and is not opened where it falls beside the place for it', async () => {
  const { answer } = await showFile();
  const dropped = new DataTransfer();
  dropped.items.add(file('cv.pdf'));
  const options = { bubbles: true, cancelable: true, dataTransfer: dropped };
  for (const type of ['dragover', 'drop']) {
    const beside = new DragEvent(type, options);
    document.body.dispatchEvent(beside);
    expect(beside.defaultPrevented).toBe(true);
  }
  expect(answer()).toBeUndefined();
  const zone = input().element().parentElement;
  zone?.dispatchEvent(new DragEvent('drop', options));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  expect(answer()).toEqual({ name: 'cv.pdf', size: 5 });
});

test('a file that goes with the form stays in memory until it is removed', async () => {
  const { answer } = await showWidget({
    widget: 'file',
    type: 'object',
    options,
    isSentWithForm: true,
  });
  await userEvent.upload(input(), file('cv.pdf'));
  await expect.element(status()).toHaveTextContent('cv.pdf has been added');
  const { part, ...known } = answer() as { part: string };
  expect(known).toEqual({ name: 'cv.pdf', size: 5 });
  expect(await fileContent(part)?.text()).toBe('aaaaa');
  await expectNoBarriers();
  await userEvent.upload(input(), file('other.pdf'));
  expect(fileContent(part)).toBeUndefined();
  await userEvent.click(button('Remove other.pdf'));
  expect(answer()).toBeUndefined();
});

test('a file that goes with the form has to be chosen again after a reload', async () => {
  const value = { name: 'cv.pdf', size: 5 };
  await showWidget({ widget: 'file', type: 'object', options, isSentWithForm: true, value });
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('cv.pdf has to be chosen again: only its name is kept.');
});

test('a file that is kept with the draft is there after a reload, until the draft ends', async () => {
  const question: Question = {
    widget: 'file',
    type: 'object',
    options: { ...options, keep: true },
    isSentWithForm: true,
  };
  const { answer, remove } = await showWidget(question);
  await userEvent.upload(input(), file('cv.pdf'));
  const value = answer() as { part: string };
  await expect.poll(() => isKept(value.part)).toBe(true);
  await remove();
  deleteFileContent(value.part);
  const again = await showWidget({ ...question, value });
  await expect.poll(() => fileContent(value.part)?.name).toBe('cv.pdf');
  expect(again.answer()).toBe(value);
  await again.remove();
  await deleteStoredFilesOf(JSON.stringify({ answers: { cv: value } }));
  deleteFileContent(value.part);
  await showWidget({ ...question, value });
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('cv.pdf has to be chosen again: only its name is kept.');
});

/** Returns whether the browser has a content by itself, without the page. */
async function isKept(key: string): Promise<boolean> {
  const content = fileContent(key);
  deleteFileContent(key);
  const kept = await restoreFile(key);
  if (content) setFileContent(key, content);
  return kept;
}
