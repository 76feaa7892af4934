// Proves that each sample form of RJSF's playground can be shown, filled in and submitted in a page.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type AskedQuestion, askedQuestions } from '../../../src/core/form/asked-questions.ts';
import { listWidget } from '../../../src/core/form/list-question.ts';
import { getAt } from '../../../src/core/pointer.ts';
import type { FormStore } from '../../../src/engine/form/form-store.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../../engine/compile-form.ts';
import { showForm } from '../../engine/form/show-form.tsx';
import { composedSamples } from './composed-samples.ts';
import { conditionalSamples } from './conditional-samples.ts';
import { plainSamples } from './plain-samples.ts';

const asked = ({ form, state }: FormStore): AskedQuestion[] =>
  askedQuestions(form, state.answers, {});

/** Answers each question as soon as it is asked. */
function fillIn(store: FormStore, answers: object): void {
  const answered = new Set<string>();
  const next = () =>
    asked(store).find(
      ({ pointer }) => !answered.has(pointer) && getAt(answers, pointer) !== undefined,
    );
  for (let one = next(); one; one = next()) {
    const { pointer, question } = one;
    answered.add(pointer);
    const answer = getAt(answers, pointer);
    if (question.widget !== listWidget) store.answer(pointer, answer);
    else addItems(store, pointer, (answer as unknown[]).length);
  }
}

/** Adds the items that a list lacks; with a default it has some. */
function addItems(store: FormStore, pointer: string, count: number): void {
  const { length = 0 } = (getAt(store.state.answers, pointer) ?? []) as unknown[];
  for (let number = length; number < count; number++) store.addItem(pointer);
}

/** Returns what has the label of a question on the page. */
function controlsOf({ pointer, label: name, widget, labels }: AskedQuestion['question']): Locator {
  if (widget === listWidget) return page.getByRole('group', { name, exact: true });
  // Items of a list of values have a number behind their label.
  if (pointer.endsWith('/-')) return page.getByLabelText(new RegExp(`^${name} \\d+`));
  if (labels === 'own') return page.getByRole('checkbox', { name, exact: true });
  return page.getByLabelText(name, { exact: true });
}

/** Returns the labels of questions that the page has fewer controls for than it asks. */
function unlabelled(store: FormStore): string[] {
  const questions = asked(store).map(({ question }) => question);
  // A list and its items can have the same label.
  const isItem = ({ pointer }: AskedQuestion['question']) => pointer.endsWith('/-');
  const countOf = (question: AskedQuestion['question']) =>
    questions.filter((one) => one.label === question.label && isItem(one) === isItem(question))
      .length;
  return questions
    .filter((question) => controlsOf(question).elements().length < countOf(question))
    .map(({ label }) => label);
}

describe("a sample of RJSF's playground is shown, filled in and submitted", () => {
  it.each(Object.entries({ ...plainSamples, ...composedSamples, ...conditionalSamples }))(
    '%s',
    async (_, { schema, ui, answers, breaks = {} }) => {
      const logError = vi.spyOn(console, 'error');
      onTestFinished(() => logError.mockRestore());
      const form = compileForm(schema, ui);
      const store = await showForm(form);
      const entered = startAnswers(form, answers, nowhere);
      fillIn(store, entered);
      await expect.poll(() => unlabelled(store)).toEqual([]);
      expect(store.attemptSubmit()).toBe(Object.keys(breaks).length === 0);
      expect(store.state.problems.all.map(({ pointer }) => pointer)).toEqual(Object.keys(breaks));
      expect(store.state.answers).toEqual(normalizeAnswers(form, entered, nowhere));
      expect(logError).not.toHaveBeenCalled();
    },
  );
});
