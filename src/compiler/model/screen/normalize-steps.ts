import type { DataCondition } from '../../../definition/files/condition.ts';
import type { StepLoadFile } from '../../../definition/files/request.ts';
import type { StepEntry } from '../../../definition/files/step.ts';
import { normalizeCondition } from '../form/data-condition.ts';
import type { FormSource, ScreenSource } from '../product.ts';

/** One step of a screen, whichever way it was written. */
export interface Step {
  /** The name of its folder, or that of a review; "" for the only step of a form screen. */
  id: string;
  kind: 'form' | 'review';
  title: string;
  /** Name of the list of its form for whose items it is repeated. */
  forEach?: string;
  /** Of a wizard's step; a form screen has its own. */
  intro: Exclude<StepEntry, string>['intro'];
  /** The condition under which the step is shown; without it, always. */
  when: DataCondition | undefined;
  /** Pages to which visitors go instead of the next step. */
  exits?: { leave: string; when: DataCondition }[];
  /** The call that is made when the step opens. */
  load?: StepLoadFile;
  /** Absent for a review, and where the folder lacks a schema.json. */
  form: FormSource | undefined;
}

/** Returns the steps of a wizard, or the one step that a form screen is; a page has none. */
export function normalizeSteps({ screen, form, steps }: ScreenSource): Step[] {
  if (screen.kind === 'wizard') return screen.steps.map((entry) => normalizeStep(entry, steps));
  if (screen.kind !== 'form' || !form) return [];
  const { title } = screen;
  return [{ id: '', kind: 'form', title, intro: undefined, when: undefined, form }];
}

function normalizeStep(entry: StepEntry, forms: Map<string, FormSource>): Step {
  const {
    intro,
    when: condition,
    load,
    ...named
  }: Exclude<StepEntry, string> = typeof entry === 'string' ? { step: entry } : entry;
  const when = condition && normalizeCondition(condition);
  const loading = load && { load };
  if ('review' in named) {
    const { review: id, title } = named;
    return { id, kind: 'review', title, intro, when, ...loading, form: undefined };
  }
  const form = forms.get(named.step);
  const title = form?.schema.title ?? named.step;
  const exits = named.exits
    // The checker reports those without a condition.
    ?.filter((exit) => exit.when)
    .map((exit) => ({ ...exit, when: normalizeCondition(exit.when) }));
  return {
    id: named.step,
    kind: 'form',
    title,
    ...(named.forEach !== undefined && { forEach: named.forEach }),
    intro,
    when,
    ...(exits && { exits }),
    ...loading,
    form,
  };
}
