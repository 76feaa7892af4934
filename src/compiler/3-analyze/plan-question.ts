import type { ChoiceSource, FieldUi, Presence, Question } from '../../compiled/form.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { defaultWidget, widgetEntry } from '../../definition/widgets/index.ts';
import { choicesOf } from '../model/choices.ts';
import type { Marks } from './marks.ts';

/** Messages by the keyword of the rule that is broken. */
export type Messages = Record<string, string>;

interface QuestionSource {
  pointer: string;
  /** References inlined. */
  schema: JsonSchema;
  ui: UiFile;
  label: string;
  messages: Messages;
  presence: Presence;
  marks: Marks;
}

/** A question, and how it is drawn. */
export interface PlannedQuestion {
  question: Question;
  schema: JsonSchema;
  ui: FieldUi;
}

/** Plans a single question; `undefined` where no widget can ask it. */
export function planQuestion(source: QuestionSource): PlannedQuestion | undefined {
  const { pointer, schema, ui, label, messages, presence, marks } = source;
  const type = typeof schema.type === 'string' ? schema.type : undefined;
  const widget = ui['ui:widget'] ?? defaultWidget(schema);
  if (!widget) return undefined;
  const entry = widgetEntry(widget);
  const options = ui['ui:options'] ?? {};
  const choices = choicesOf(schema);
  return {
    question: {
      pointer,
      label,
      widget,
      type,
      ...presence,
      secret: marks.secret || undefined,
      readOnly: marks.readOnly || undefined,
      validateLast: options.check === 'last' || undefined,
      choices,
      source: options.source as ChoiceSource | undefined,
      exclude: options.exclude as string | undefined,
      resetWhenChanges: options.clearedBy as string | undefined,
      default: schema.default,
      unit: options.unit as string | undefined,
      display: entry?.display,
      messages,
    },
    // RJSF needs a type to descend; a question of several types is drawn by its widget all the same.
    schema: {
      type: type ?? 'string',
      title: label,
      ...(marks.readOnly ? { readOnly: true } : {}),
    },
    ui: {
      'ui:field': 'answer',
      'ui:widget': widget,
      ...(schema.description === undefined ? {} : { 'ui:description': schema.description }),
      ...pick(ui as FieldUi, ['ui:description', 'ui:help', 'ui:placeholder', 'ui:autocomplete']),
      'ui:options': {
        ...options,
        labels: entry?.labels ?? 'label',
        ...(choices ? { choices } : {}),
      },
    },
  };
}

/** Returns an object with some of its keys alone. */
export function pick<T extends object>(from: T, keys: string[]): T {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key))) as T;
}
