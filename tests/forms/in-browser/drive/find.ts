import type { Locator } from 'playwright';
import {
  type AnswerLocation,
  questionAt,
  uiAt,
} from '../../../../src/analysis/form/answer-location.ts';
import type { Question } from '../../../../src/compiled/form.ts';
import type { RichText } from '../../../../src/definition/files/text.ts';
import { fill } from '../../../../src/definition/texts.ts';
import { widgetEntry } from '../../../../src/definition/widgets/index.ts';
import { controlFor } from './controls.ts';
import type { Driven } from './question.ts';

/**
 * The control that answers a question, by its role and label, in the groups that it stands in.
 *
 * @param alike all that is asked by the same label there, in the order of the form, if it is not the only one
 */
export async function findControl(
  driven: Driven,
  question: Question,
  place: AnswerLocation,
  alike: AnswerLocation[] = [place],
) {
  const found = await controlsOf(driven, question, place);
  const index = alike.findIndex(({ pointer }) => pointer === place.pointer);
  const control = found[index];
  if (control && found.length === alike.length) return control;
  const times = found.length === 0 ? 'not on the page' : `there ${found.length} times`;
  const name = labelOf(driven, question);
  throw new Error(`The question "${name}" (${place.pointer}) is ${times}, not ${alike.length}.`);
}

/** Every control on the page that could be meant. */
export async function controlsOf(driven: Driven, question: Question, place: AnswerLocation) {
  const groups = groupsAround(driven, place);
  let around = driven.page.getByRole('main');
  for (const [depth, name] of groups.entries()) {
    const [group] = await directlyIn(depth, around.getByRole('group', { name, exact: true }));
    if (!group) return [];
    around = group;
  }
  return directlyIn(groups.length, byLabel(around, question, labelOf(driven, question)));
}

export interface Asking {
  question: Question;
  place: AnswerLocation;
}

/** Whether two questions stand in the same group and can't be told from each other there. */
export function lookAlike(driven: Driven, one: Asking, other: Asking): boolean {
  const group = ({ place: { pointer } }: Asking) => pointer.slice(0, pointer.lastIndexOf('/'));
  const role = ({ question }: Asking) => controlFor(question.widget).role;
  const label = ({ question }: Asking) => labelOf(driven, question);
  return group(one) === group(other) && role(one) === role(other) && label(one) === label(other);
}

function byLabel(around: Locator, { widget }: Question, name: string): Locator {
  const { role } = controlFor(widget);
  return role
    ? around.getByRole(role, { name, exact: true })
    : around.getByLabel(name, { exact: true });
}

/** The elements that lie in so many groups and no more: a group inside may ask for a "Name" too. */
async function directlyIn(depth: number, found: Locator): Promise<Locator[]> {
  const depths = await found.evaluateAll((elements) =>
    elements.map((element) => {
      let groups = 0;
      let outer = element.parentElement?.closest('fieldset');
      for (; outer; outer = outer.parentElement?.closest('fieldset')) groups += 1;
      return groups;
    }),
  );
  return depths.flatMap((each, index) => (each === depth ? [found.nth(index)] : []));
}

/** Names of the groups, lists and items around a place, the outermost first. */
function groupsAround(
  { form, texts }: Driven,
  { pointer, questionPointer }: AnswerLocation,
): string[] {
  const parts = questionPointer.split('/').slice(1, -1);
  const indexes = pointer.split('/').slice(1);
  return parts.flatMap((part, index) => {
    const at = `/${parts.slice(0, index + 1).join('/')}`;
    const label = form.groups.find((group) => group.pointer === at)?.label;
    if (part === '-')
      return [fill(texts.item, { label: label ?? '', number: Number(indexes[index]) + 1 })];
    const list = questionAt(form, at);
    return list ? [list.label] : (label ?? []);
  });
}

/** The name of a control: its label, or the text beside its box. */
function labelOf({ form, texts }: Pick<Driven, 'form' | 'texts'>, question: Question): string {
  if (widgetEntry(question.widget)?.labels !== 'own') return question.label;
  const ui = uiAt(form.ui, question.pointer);
  const text = (ui?.['ui:options']?.text ?? question.label) as RichText;
  if (typeof text === 'string') return text;
  const runs = text.map((run) =>
    typeof run === 'string' ? run : run.newTab ? `${run.text} ${texts.newTab}` : run.text,
  );
  return runs.join('').replace(/\s+/g, ' ').trim();
}
