import type { CompiledForm } from '../../../compiled/form.ts';
import type { Widget, WidgetSet } from '../../widget-props.ts';
import type { FormPart, ReadyForm } from '../ready-form.ts';

/** Loads the widgets and the parts that a form needs, so that it can be shown in one go. */
export async function readyForm(form: CompiledForm, set: WidgetSet): Promise<ReadyForm> {
  const { parts: loads = [] } = form;
  const [widgets, parts] = await Promise.all([
    Promise.all(form.widgets.map(async (name) => [name, await loadWidget(name, set)] as const)),
    Promise.all(loads.map((load) => load() as Promise<FormPart>)),
  ]);
  return parts.reduce<ReadyForm>((ready, { addTo }) => addTo(ready), {
    form,
    widgets: Object.fromEntries(widgets),
    templates: {},
    fields: {},
  });
}

async function loadWidget(name: string, set: WidgetSet): Promise<Widget> {
  const load = set[name];
  if (!load) throw new Error(`No widget is called "${name}".`);
  return (await load()).default;
}
