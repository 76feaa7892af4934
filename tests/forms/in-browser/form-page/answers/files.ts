import type { Page } from 'playwright';
import { filesIn } from '../../../../../src/core/files/file-answer.ts';
import { fill } from '../../../../../src/definition/texts.ts';
import type { AnswerControl } from '../form-page.ts';

const responses = new WeakMap<Page, Map<string, object>>();

/** Returns the provider's responses to the uploads of a page, by the names of the files. */
export function uploadResponses(page: Page): Map<string, object> {
  const known = responses.get(page) ?? new Map<string, object>();
  responses.set(page, known);
  return known;
}

/** Returns the name by which the answer is known to a file that goes with the form. */
export const withForm = (name: string): string => `${name} with the form`;

/** Takes the files out that are there, and chooses those of the answer; the provider answers with what the answer says. */
export const chosenFiles: AnswerControl = async ({ page, control, texts }, value) => {
  const files = filesIn(value);
  const field = control.locator('xpath=../..');
  const removing = fill(texts.remove, { label: '' }).trim();
  const buttons = field.getByRole('button', { name: removing });
  while ((await buttons.count()) > 0) await buttons.first().click();
  const content = (size = 1) => Buffer.alloc(Math.min(size, 1_000_000), ' ');
  // One after the other, so that the file whose upload is announced last is always the same.
  for (const file of files) {
    const { name, size } = file;
    uploadResponses(page).set(file.part === undefined ? name : withForm(name), file);
    await control.setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: content(size),
    });
    const label = fill(texts.remove, { label: name });
    await field.getByRole('button', { name: label, exact: true }).waitFor();
  }
};
