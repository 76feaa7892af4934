import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { CompiledForm } from '../../../compiled/form.ts';
import { followsAnswers } from '../../../core/coerce-answers.ts';
import { isList } from '../../../core/list-question.ts';
import type { Widget, WidgetSet } from '../../widget-props.ts';
import type { AnswerChecks } from '../checks/answer-checks.ts';
import type { NoChoicesProps } from '../form-context.tsx';

/** A form with everything it takes to show it. */
export interface ReadyForm {
  form: CompiledForm;
  widgets: Record<string, Widget>;
  /** Templates and fields that only some forms need. */
  templates: Partial<TemplatesType>;
  fields: RegistryFieldsType;
  /** Present where answers are checked by calls. */
  AnswerChecks?: typeof AnswerChecks | undefined;
  /** Present where choices come from answers: stands in for a widget without choices. */
  NoChoices?: ComponentType<NoChoicesProps> | undefined;
}

/** Loads the widgets and templates that a form needs, so that it can be shown in one go. */
export async function readyForm(form: CompiledForm, set: WidgetSet): Promise<ReadyForm> {
  const [widgets, lists, layout, checks, called, NoChoices, other, matrix, counts] =
    await Promise.all([
      Promise.all(form.widgets.map(async (name) => [name, await loadWidget(name, set)] as const)),
      form.questions.some(isList)
        ? import('../list/list.tsx').then(({ lists }) => lists)
        : { templates: {}, fields: {} },
      form.hasLayout
        ? import('../layout/layout.tsx').then(({ layoutTemplates }) => layoutTemplates)
        : {},
      requestsOf(form).some(({ check }) => check)
        ? import('../checks/answer-checks.ts')
        : undefined,
      requestsOf(form).some(({ choices }) => choices)
        ? import('../choices/called-answer-field.tsx').then(async ({ calledFieldOf }) => ({
            answer: await calledFieldOf(form),
          }))
        : {},
      form.questions.some(followsAnswers)
        ? import('../choices/no-choices.tsx').then(({ NoChoices }) => NoChoices)
        : undefined,
      form.takesOther ? import('../choices/other-answer.tsx') : undefined,
      form.widgets.includes('matrix') ? import('../layout/matrix.tsx') : undefined,
      form.countsCharacters ? import('../count/character-count.tsx') : undefined,
    ]);
  const all = Object.fromEntries(widgets);
  const byName = counts ? counts.withCharacterCounts(all) : all;
  const templates = { ...lists.templates, ...layout };
  return {
    form,
    widgets: other ? other.withOtherAnswers(byName) : byName,
    templates: matrix ? matrix.withMatrices(templates) : templates,
    fields: { ...lists.fields, ...called },
    AnswerChecks: checks?.AnswerChecks,
    NoChoices,
  };
}

const requestsOf = ({ requests = {} }: CompiledForm) => Object.values(requests);

async function loadWidget(name: string, set: WidgetSet): Promise<Widget> {
  const load = set[name];
  if (!load) throw new Error(`No widget is called "${name}".`);
  return (await load()).default;
}
