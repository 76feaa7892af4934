import type { Locator } from 'playwright';
import { questionAt, uiAt } from '../../../../src/analysis/form/answer-location.ts';
import type { FieldUi } from '../../../../src/compiled/form.ts';
import type { Question } from '../../../../src/compiled/question.ts';
import { lastKey, parentPointer } from '../../../../src/core/pointer.ts';
import { literalPattern } from '../../../../src/core/text/literal-pattern.ts';
import type { RichText } from '../../../../src/definition/files/text.ts';
import { fill } from '../../../../src/definition/texts.ts';
import { widgetEntry } from '../../../../src/definition/widget-catalogue/index.ts';
import type { AnswerLocation } from '../../../support/asked-locations.ts';
import { shownName, shownPattern } from '../shown-name.ts';
import { controlFor } from './controls.ts';
import type { FormPage } from './form-page.ts';

/**
 * Finds the control of a question by its role and label within its groups.
 *
 * @param alike the questions with the same role and label in that group, in the order of the form
 * @throws where the page shows another number of such controls
 */
export async function findControl(
  formPage: FormPage,
  question: Question,
  place: AnswerLocation,
  alike: AnswerLocation[] = [place],
) {
  const controls = controlsOf(formPage, question, place);
  const count = await controls.count();
  const index = alike.findIndex(({ pointer }) => pointer === place.pointer);
  if (index !== -1 && count === alike.length) return controls.nth(index);
  const times = count === 0 ? 'not on the page' : `there ${count} times`;
  const name = labelOf(formPage, question, place);
  throw new Error(`The question "${name}" (${place.pointer}) is ${times}, not ${alike.length}.`);
}

/** Locates every control with the role and label of the question in its groups. */
export function controlsOf(formPage: FormPage, question: Question, place: AnswerLocation): Locator {
  const groups = groupsAround(formPage, place);
  const around = groups.reduce(
    (outer, text, depth) =>
      atDepth(outer.getByRole('group', { name: shownName(text), exact: true }), depth).first(),
    formPage.page.getByRole('main'),
  );
  const controls = byLabel(around, question, labelOf(formPage, question, place));
  return atDepth(controls, groups.length);
}

export interface AskedQuestion {
  question: Question;
  place: AnswerLocation;
}

/** Returns a key that questions with the same group, role and label share. */
export const likenessKey = (formPage: FormPage, { question, place }: AskedQuestion): string =>
  JSON.stringify([
    parentPointer(place.pointer),
    controlFor(question.widget).role,
    labelOf(formPage, question, place),
  ]);

function byLabel(around: Locator, { widget }: Question, label: string): Locator {
  const name = shownName(label);
  const { role } = controlFor(widget);
  if (role) return around.getByRole(role, { name, exact: true });
  // The label of a cell begins with the words that are seen, and ends with the name.
  return around
    .getByLabel(name, { exact: true })
    .or(
      around
        .locator('td')
        .getByLabel(new RegExp(`${shownPattern(label) ?? literalPattern(label)}$`)),
    );
}

/** Locates those elements that are in exactly as many groups: an inner group may ask for a "Name" too. */
const atDepth = (elements: Locator, groups: number): Locator =>
  elements.locator(`xpath=self::*[count(ancestor::fieldset)=${groups}]`);

/** Returns the names of the headings, groups, lists and items around an answer, the outermost first. */
function groupsAround(
  { form, texts, document }: FormPage,
  { pointer, questionPointer }: AnswerLocation,
): string[] {
  const parts = questionPointer.split('/').slice(1);
  const indexes = pointer.split('/').slice(1);
  return parts.flatMap((part, index) => {
    // A step for an item has its title.
    if (form.repeatedFor !== undefined && index < 2) return [];
    const at = `/${parts.slice(0, index + 1).join('/')}`;
    const headings = headingOf(form.ui, at);
    if (index === parts.length - 1) return [...headings, ...tableOfTotal(form, at)];
    // A row has a header, and is no group.
    if (isTable(form.ui, parentPointer(at))) return [];
    const label = form.groups.find((group) => group.pointer === at)?.label;
    const item = `/${indexes.slice(0, index + 1).join('/')}`;
    const chosen = form.choiceItems?.titleAt(form, item, document, (question) => question);
    if (chosen !== undefined) return [chosen];
    if (part === '-')
      return [fill(texts.item, { label: label ?? '', number: Number(indexes[index]) + 1 })];
    const list = questionAt(form, at);
    return [...headings, list?.label ?? label ?? []].flat();
  });
}

const isTable = (ui: FieldUi, pointer: string): boolean =>
  uiAt(ui, pointer)?.['ui:arrangement'] === 'table';

/** Returns the label of the table that an answer is a total of, if it is one. */
function tableOfTotal({ ui, questions, groups }: FormPage['form'], at: string): string[] {
  const holder = parentPointer(at);
  const tables = Object.entries(uiAt(ui, holder) ?? {}).filter(([, entry]) =>
    Object.values((entry as FieldUi)?.['ui:options']?.totals ?? {}).includes(lastKey(at)),
  );
  return tables.flatMap(
    ([name]) =>
      [...questions, ...groups].find(({ pointer }) => pointer === `${holder}/${name}`)?.label ?? [],
  );
}

/** Returns the title of the row that a question is in, if it is a cell of a table. */
function rowOf(
  { form, texts }: Pick<FormPage, 'form' | 'texts'>,
  { pointer, questionPointer }: AnswerLocation,
): string | undefined {
  const row = parentPointer(questionPointer);
  if (row === '' || !isTable(form.ui, parentPointer(row))) return undefined;
  const label = form.groups.find((group) => group.pointer === row)?.label ?? '';
  const number = Number(lastKey(parentPointer(pointer))) + 1;
  return row.endsWith('/-') ? fill(texts.item, { label, number }) : label;
}

/** Returns the heading that a field or group is below, if there is one. */
function headingOf(ui: FieldUi, pointer: string): string[] {
  const holder = parentPointer(pointer);
  const groups = uiAt(ui, holder)?.['ui:groups'] ?? [];
  return groups.filter(({ fields }) => fields.includes(lastKey(pointer))).map(({ title }) => title);
}

/** Returns the accessible name of a control: its label, or the text beside its box. */
function labelOf(
  formPage: Pick<FormPage, 'form' | 'texts'>,
  question: Question,
  place: AnswerLocation,
): string {
  const { form, texts } = formPage;
  const { pointer, questionPointer } = place;
  const row = rowOf(formPage, place);
  if (row !== undefined) return fill(texts.inRow, { label: question.label, row });
  if (questionPointer.endsWith('/-')) {
    return fill(texts.item, { label: question.label, number: Number(lastKey(pointer)) + 1 });
  }
  if (widgetEntry(question.widget)?.labels !== 'own') return question.label;
  const ui = uiAt(form.ui, question.pointer);
  const text = (ui?.['ui:options']?.text ?? question.label) as RichText;
  if (typeof text === 'string') return text;
  const runs = text.map((run) =>
    // The hidden words are a box of their own, which browsers put spaces around.
    typeof run === 'string' ? run : run.newTab ? `${run.text} ${texts.newTab} ` : run.text,
  );
  return runs.join('').replace(/\s+/g, ' ').trim();
}
