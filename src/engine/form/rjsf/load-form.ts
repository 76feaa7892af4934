import type { CompiledForm } from '../../../compiled/form.ts';
import { followsAnswers } from '../../../core/form/coerce-answers.ts';
import { isList } from '../../../core/form/list-question.ts';
import type { Widget, WidgetSet } from '../../widget-props.ts';
import type { FormPart, ReadyForm } from '../ready-form.ts';

interface OptionalPart {
  /** Returns whether a form needs the part. */
  when: (form: CompiledForm) => unknown;
  load: () => Promise<FormPart>;
}

/** The parts that only some forms need, in the order in which they are added. */
const optionalParts: OptionalPart[] = [
  {
    when: ({ questions }) => questions.some(isList),
    load: () => import('../list/list.tsx'),
  },
  {
    when: (form) => form.remarks ?? requestsOf(form).some(({ check }) => check),
    load: () => import('../checks/answer-checks.ts'),
  },
  {
    when: (form) => requestsOf(form).some(({ choices }) => choices),
    load: () => import('../choices/called-answer-field.tsx'),
  },
  {
    when: ({ questions }) => questions.some(({ source }) => source?.call?.searches),
    load: () => import('../choices/searched-answer-field.tsx'),
  },
  {
    when: ({ pictures }) => pictures,
    load: () => import('../choices/choice-pictures.tsx'),
  },
  {
    when: ({ questions }) => questions.some(followsAnswers),
    load: () => import('../choices/no-choices.tsx'),
  },
];

/** The parts that keys of definitions name in their entries. */
const namedParts: Record<string, () => Promise<FormPart>> = {
  layout: () => import('../layout/layout.tsx'),
  'choice-items': () => import('../list/choice-items.tsx'),
  'character-count': () => import('../count/character-count.tsx'),
  'other-answer': () => import('../choices/other-answer.tsx'),
  'shuffled-choices': () => import('../choices/shuffled-choices.tsx'),
  matrix: () => import('../layout/matrix.tsx'),
  table: () => import('../table/add-tables.tsx'),
};

/** Loads the widgets and the parts that a form needs, so that it can be shown in one go. */
export async function readyForm(form: CompiledForm, set: WidgetSet): Promise<ReadyForm> {
  const [widgets, parts] = await Promise.all([
    Promise.all(form.widgets.map(async (name) => [name, await loadWidget(name, set)] as const)),
    Promise.all([
      ...optionalParts.filter(({ when }) => when(form)).map(({ load }) => load()),
      ...(form.parts ?? []).map(loadPart),
    ]),
  ]);
  return parts.reduce<ReadyForm>((ready, { addTo }) => addTo(ready), {
    form,
    widgets: Object.fromEntries(widgets),
    templates: {},
    fields: {},
  });
}

const requestsOf = ({ requests = {} }: CompiledForm) => Object.values(requests);

async function loadPart(name: string): Promise<FormPart> {
  const load = namedParts[name];
  if (!load) throw new Error(`No part of a form is called "${name}".`);
  return load();
}

async function loadWidget(name: string, set: WidgetSet): Promise<Widget> {
  const load = set[name];
  if (!load) throw new Error(`No widget is called "${name}".`);
  return (await load()).default;
}
