import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import type { Question } from '../../../src/compiled/question.ts';
import { type Answers, choicesFromSource } from '../../../src/core/form/coerce-answers.ts';
import { listWidget } from '../../../src/core/form/list-question.ts';
import { expandPointer, getAt } from '../../../src/core/pointer.ts';
import { amountFormat } from '../../../src/widgets/parts/amounts.ts';
import { waitTimeout } from '../../support/wait-timeout.ts';
import { partsOfDate } from './form-page/answers/date-parts.ts';

/** Returns the answers that the controls on the page show: texts, chosen options, labels of ticked boxes, chips. */
export const shownOf = (page: Page): Promise<string[]> =>
  page.locator('main form').evaluate((form) => {
    const texts = (selector: string) =>
      [...form.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
    const ticked = inputs.filter(({ type, checked }) => /radio|checkbox/.test(type) && checked);
    return [
      ...inputs.filter(({ type }) => !/radio|checkbox/.test(type)).map(({ value }) => value),
      // The hint of a choice is a line of its own.
      ...ticked.map((input) => input.closest('label')?.innerText.split('\n')[0]?.trim() ?? ''),
      ...texts('option:checked'),
      // The chips of a search box are drawn beside its input.
      ...inputs.flatMap(({ parentElement }) =>
        [...(parentElement?.children ?? [])].map((chip) => chip.textContent?.trim() ?? ''),
      ),
    ];
  });

/** Widgets that show neither the answer nor the label of a choice. */
const widgetsWithOtherTexts = ['phone', 'yes-no', 'checkbox', 'consent', 'output', listWidget];

/** Returns the texts on the page for the answers to a question. */
function visibleTexts(
  question: Question,
  answers: Answers,
  { loaded, language = 'en' }: { loaded: unknown; language?: string },
): string[] {
  if (question.hidden || widgetsWithOtherTexts.includes(question.widget)) return [];
  const amount = amountFormat(language, question.numberFormat?.currency);
  const textOf = (value: unknown) =>
    question.widget === 'amount' ? amount.format(value) : String(value);
  const choices =
    question.choices ?? choicesFromSource(question, { loaded, answers }, question.pointer);
  return (
    expandPointer(question.pointer, answers)
      .map((pointer) => getAt(answers, pointer))
      .flatMap((value) => value ?? [])
      // Each part of a date stands in a box of its own.
      .flatMap((value) => (question.keepsUnfinished ? partsOfDate(value) : [value]))
      .map((value) => choices?.find((choice) => choice.value === value)?.label ?? textOf(value))
  );
}

/** Expects the answers on the page. A form that is in the HTML is empty until the script has run. */
export async function expectShown(
  page: Page,
  questions: Question[] = [],
  answers: Answers,
  sources: { loaded: unknown; language?: string },
): Promise<void> {
  const isShown = async () => {
    const shown = await shownOf(page);
    for (const question of questions) {
      expect(shown, question.label).toEqual(
        expect.arrayContaining(visibleTexts(question, answers, sources)),
      );
    }
  };
  await vi.waitFor(isShown, { timeout: waitTimeout });
}
