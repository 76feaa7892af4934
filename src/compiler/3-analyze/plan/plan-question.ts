import type { FieldUi } from '../../../compiled/form.ts';
import type {
  Choice,
  CompiledChoiceSource,
  NumberFormat,
  Presence,
  Question,
  QuestionContent,
  SentFiles,
} from '../../../compiled/question.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import { formatEntry } from '../../../definition/formats.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import {
  type AnswerWidth,
  amountWidget,
  calculatedWidget,
  codeWidget,
  signatureWidget,
  type WidgetEntry,
  widgetEntry,
} from '../../../definition/widget-catalogue/index.ts';
import {
  offeredChoicesOf,
  offerLimitsOf,
  otherChoiceOf,
} from '../../model/form/offered-choices.ts';
import { calculationOf, isHidden, widgetOf } from '../../model/form/widget.ts';
import { drawnKeysOf, questionKeysOf } from './compile-keys.ts';
import type { Marks } from './marks.ts';
import type { PlannedContent } from './plan-variants.ts';

/** Messages by the keyword of the rule that is broken. */
export type Messages = Record<string, string>;

interface QuestionSource {
  pointer: string;
  ui: UiFile;
  content: PlannedContent<QuestionContent>;
  messages: Messages;
  presence: Presence;
  marks: Marks;
  /** The source of its choices. */
  source: CompiledChoiceSource | undefined;
  maxLength: unknown;
  format: string | undefined;
  repeats: string | undefined;
}

/** A question, and how it is drawn. */
export interface PlannedQuestion {
  question: Question;
  schema: JsonSchema;
  ui: FieldUi;
}

/**
 * Returns the content of a question; `undefined` where no widget can ask it.
 *
 * @param schema references inlined
 */
export function questionContent(
  schema: JsonSchema,
  ui: UiFile,
  name: string,
): QuestionContent | undefined {
  const widget = widgetOf(ui, schema);
  if (!widget) return undefined;
  const entry = widgetEntry(widget);
  const choices = offeredChoicesOf(schema, ui);
  return {
    label: ui['ui:title'] ?? schema.title ?? name,
    description: ui['ui:description'] ?? schema.description,
    widget,
    labels: entry && entry.labels !== 'label' ? entry.labels : undefined,
    type: typeof schema.type === 'string' ? schema.type : undefined,
    choices: choices && [...choices, ...otherChoiceOf(schema, ui)],
    keepsUnfinished: entry?.unfinishedFormat && true,
    default: schema.default,
    ...((entry?.takesFiles || keepsToMost(schema, entry, choices)) &&
      typeof schema.maxItems === 'number' && { itemLimits: { max: schema.maxItems } }),
    display: displayOf(schema, ui, entry),
  };
}

/** Returns whether visitors can choose no more than `maxItems` of the choices. A ranking of all has all of them. */
const keepsToMost = (
  { type, minItems }: JsonSchema,
  entry: WidgetEntry | undefined,
  choices: Choice[] = [],
): boolean =>
  type === 'array' &&
  entry?.choices !== undefined &&
  !(entry.choices.ranked && minItems === choices.length);

/** Returns how a review writes an answer. */
function displayOf({ format }: JsonSchema, ui: UiFile, entry: WidgetEntry | undefined) {
  const display = formatEntry(format)?.display;
  return calculationOf(ui) || display === 'groups' ? display : entry?.display;
}

/** Plans a single question. */
export function planQuestion(planned: QuestionSource): PlannedQuestion {
  const { pointer, ui, content, messages, presence, marks } = planned;
  const options: NonNullable<FieldUi['ui:options']> = ui['ui:options'] ?? {};
  // Listed choices are limited already.
  const isListed = [content, ...(content.variants ?? [])].every(({ choices }) => choices);
  const answerWidth = answerWidthOf(content, planned.maxLength);
  return {
    question: {
      pointer,
      ...content,
      ...presence,
      secret: marks.secret || undefined,
      readOnly: marks.readOnly || undefined,
      calculated: calculationOf(ui) ? true : undefined,
      hidden: isHidden(ui) || undefined,
      repeats: planned.repeats,
      noted: (options.checkWith ?? options.remarks) === undefined ? undefined : true,
      source: planned.source,
      ...(isListed ? {} : offerLimitsOf(ui, { type: content.type })),
      ...questionKeysOf(ui),
      numberFormat: numberFormatOf(content.widget, options),
      sentFiles: sentFilesOf(content.widget, options),
      messages,
    },
    // RJSF needs a type to descend; a question of several types is drawn by its widget all the same.
    schema: {
      type: content.type === undefined || content.type === 'object' ? 'string' : content.type,
      title: content.label,
      ...(marks.readOnly ? { readOnly: true } : {}),
    },
    ui: {
      'ui:field': 'answer',
      'ui:answerWidth': answerWidth,
      ...drawnKeysOf(ui),
      'ui:options': {
        ...drawnOptions(options, planned.maxLength, answerWidth),
        ...(content.widget === codeWidget && codeOptions(planned.format)),
        ...(content.widget === signatureWidget && { maxLength: planned.maxLength }),
        ...(content.widget === calculatedWidget && { display: content.display }),
      },
    },
  };
}

/** The most characters of an answer of each width. */
const most = { short: 16, medium: 40 };

/**
 * Returns the width of the answers to a question: by its widget, for texts by the longest one; `undefined` for the whole
 * row.
 */
export function answerWidthOf(
  { widget, choices = [] }: Pick<QuestionContent, 'widget' | 'choices'>,
  maxLength: unknown,
): AnswerWidth | undefined {
  if (choices.some(({ label }) => label.length > most.medium)) return undefined;
  const width = widgetEntry(widget)?.answerWidth;
  if (width !== 'by-length') return width;
  if (typeof maxLength !== 'number' || maxLength > most.medium) return undefined;
  return maxLength <= most.short ? 'short' : 'medium';
}

/** Returns how numbers are written that a widget shows; `undefined` for a plain number, which may be a year. */
export function numberFormatOf(
  widget: string | undefined,
  { currency }: Record<string, unknown>,
): NumberFormat | undefined {
  if (typeof currency === 'string') return { currency };
  return widget === amountWidget ? {} : undefined;
}

/** Returns the limits of files that are sent with the form; `undefined` where none are. */
function sentFilesOf(
  widget: string | undefined,
  { upload, accept, maxSize, keep }: Record<string, unknown>,
): SentFiles | undefined {
  const isSent = widgetEntry(widget)?.takesFiles && upload === undefined;
  return isSent ? ({ accept, maxSize, ...(keep === true && { keep }) } as SentFiles) : undefined;
}

/** Returns options without those that the module of the form compiles on their own, and with the limit that is counted to. */
const drawnOptions = (
  { checkWith: _, upload: __, count, width, ...options }: NonNullable<FieldUi['ui:options']>,
  maxLength: unknown,
  answerWidth: string = 'full',
) => ({
  ...options,
  ...(count === true && { count: maxLength }),
  ...(width !== answerWidth && { width }),
});

/** Returns how the texts of a format are typed and shown. */
function codeOptions(format: string | undefined) {
  const { separators, display } = formatEntry(format) ?? {};
  return { ...(separators && { separators }), ...(display === 'groups' && { groups: true }) };
}

/** Returns an object with some of its keys alone. */
export function pick<T extends object>(from: T, keys: string[]): T {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key))) as T;
}
