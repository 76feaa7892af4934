import type { RJSFSchema, TemplatesType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { CompiledForm } from '../../../compiled/form.ts';
import type { Widget, WidgetSet } from '../../widget-props.ts';
import type { FormWithConditions } from '../normalize-answers.ts';

/** A form with everything it takes to show it. */
export interface ReadyForm {
  form: FormWithConditions;
  widgets: Record<string, Widget>;
  /** Templates that only some forms need. */
  templates: Partial<TemplatesType>;
}

/** Puts the evaluator of its conditions beside a compiled form. */
export function withConditions(form: CompiledForm): FormWithConditions {
  // RJSF types its validators by ajv's own type; the compiled ones are the same functions.
  const functions = form.conditions as Parameters<typeof createPrecompiledValidator>[0];
  return {
    ...form,
    conditionEvaluator: createPrecompiledValidator(functions, form.schema as RJSFSchema),
  };
}

/** Loads the widgets and templates that a form needs, so that it can be shown in one go. */
export async function readyForm(form: FormWithConditions, set: WidgetSet): Promise<ReadyForm> {
  const [widgets, templates] = await Promise.all([
    Promise.all(form.widgets.map(async (name) => [name, await loadWidget(name, set)] as const)),
    form.questions.some(({ widget }) => widget === 'list')
      ? import('./templates/list.tsx').then(({ listTemplates }) => listTemplates)
      : {},
  ]);
  return { form, widgets: Object.fromEntries(widgets), templates };
}

async function loadWidget(name: string, set: WidgetSet): Promise<Widget> {
  const load = set[name];
  if (!load) throw new Error(`No widget is called "${name}".`);
  return (await load()).default;
}
