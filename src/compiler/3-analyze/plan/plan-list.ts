import type { FieldUi } from '../../../compiled/form.ts';
import type { Presence, Question, QuestionContent } from '../../../compiled/question.ts';
import { listWidget } from '../../../core/form/list-question.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { drawnArrangement, drawnKeysOf, questionKeysOf } from './compile-keys.ts';
import type { Marks } from './marks.ts';
import { type Messages, type PlannedQuestion, pick } from './plan-question.ts';
import type { PlannedContent } from './plan-variants.ts';

/** Returns the content of a list. */
export const listContent = ({ schema, name, items }: FieldSource, ui: UiFile): QuestionContent => ({
  label: ui['ui:title'] ?? schema.title ?? name,
  description: ui['ui:description'] ?? schema.description,
  widget: listWidget,
  type: 'array',
  ...(items && { ofValues: true as const, default: schema.default }),
  itemLimits: itemLimitsOf(schema),
});

/** Returns the narrowest limits of a schema and those under its "allOf"; `undefined` without any. */
function itemLimitsOf(schema: JsonSchema): QuestionContent['itemLimits'] {
  const all = [schema, ...(schema.allOf ?? [])];
  const limits = (keyword: 'minItems' | 'maxItems') =>
    all.flatMap(({ [keyword]: limit }) => (typeof limit === 'number' ? limit : []));
  const [lower, upper] = [limits('minItems'), limits('maxItems')];
  if (lower.length + upper.length === 0) return undefined;
  return {
    ...(lower.length > 0 ? { min: Math.max(...lower) } : {}),
    ...(upper.length > 0 ? { max: Math.min(...upper) } : {}),
  };
}

interface ListContext {
  messages: Messages;
  marks: Marks;
  presence: Presence;
  /** Says how each item is drawn. */
  items: Pick<PlannedQuestion, 'schema' | 'ui'>;
}

/** Plans a list. */
export function planList(
  { at, name, schema, ui = {}, part }: FieldSource,
  content: PlannedContent<QuestionContent>,
  { messages, marks, presence, items }: ListContext,
): PlannedQuestion {
  const isRequiredHere = part.schema.required?.includes(name) ?? false;
  const question: Question = {
    pointer: at,
    ...content,
    ...presence,
    minItems: isRequiredHere && typeof schema.minItems === 'number' ? schema.minItems : undefined,
    ...questionKeysOf(ui),
    secret: marks.secret || undefined,
    readOnly: marks.readOnly || undefined,
    messages,
  };
  return {
    question,
    schema: {
      type: 'array',
      title: content.label,
      ...(question.readOnly ? { readOnly: true } : {}),
      items: items.schema,
    },
    ui: {
      ...drawnKeysOf(ui),
      ...pick(ui as FieldUi, ['ui:options']),
      ...drawnArrangement(ui),
      items: items.ui,
    },
  };
}
