import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils';
import type { CompiledForm } from '../../../compiled/form.ts';
import { isList } from '../../../core/list-question.ts';
import type { Widget, WidgetSet } from '../../widget-props.ts';

/** A form with everything it takes to show it. */
export interface ReadyForm {
  form: CompiledForm;
  widgets: Record<string, Widget>;
  /** Templates and fields that only some forms need. */
  templates: Partial<TemplatesType>;
  fields: RegistryFieldsType;
}

/** Loads the widgets and templates that a form needs, so that it can be shown in one go. */
export async function readyForm(form: CompiledForm, set: WidgetSet): Promise<ReadyForm> {
  const [widgets, lists] = await Promise.all([
    Promise.all(form.widgets.map(async (name) => [name, await loadWidget(name, set)] as const)),
    form.questions.some(isList)
      ? import('./templates/list.tsx').then(({ lists }) => lists)
      : { templates: {}, fields: {} },
  ]);
  return { form, widgets: Object.fromEntries(widgets), ...lists };
}

async function loadWidget(name: string, set: WidgetSet): Promise<Widget> {
  const load = set[name];
  if (!load) throw new Error(`No widget is called "${name}".`);
  return (await load()).default;
}
