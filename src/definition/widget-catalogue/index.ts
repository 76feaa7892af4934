// The catalogue of widgets: one file for each, and the options that fields have with every widget.
import { formatEntry } from '../formats.ts';
import { amount } from './amount.ts';
import { checkbox } from './checkbox.ts';
import { checkboxes } from './checkboxes.ts';
import { code } from './code.ts';
import { consent } from './consent.ts';
import { country } from './country.ts';
import { date } from './date.ts';
import { dateParts } from './date-parts.ts';
import { dateTime } from './date-time.ts';
import { email } from './email.ts';
import type { WidgetEntry } from './entry.ts';
import { file } from './file.ts';
import { matrix } from './matrix.ts';
import { month } from './month.ts';
import { multiSelect } from './multi-select.ts';
import { number } from './number.ts';
import { oneTimeCode } from './one-time-code.ts';
import { output } from './output.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import { radio } from './radio.ts';
import { ranking } from './ranking.ts';
import { region } from './region.ts';
import { scale } from './scale.ts';
import { defaultMinTyped, search } from './search.ts';
import { searchSelect } from './search-select.ts';
import { select } from './select.ts';
import { signature } from './signature.ts';
import { type ArrangementEntry, table } from './table.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';
import { url } from './url.ts';
import { yesNo } from './yes-no.ts';

export { choiceOptions, choiceOptionsOf, severalOptions } from './choice-options.ts';
export type { AnswerDisplay, AnswerWidth, WidgetEntry } from './entry.ts';
export type { ArrangementEntry } from './table.ts';
export { defaultMinTyped };

/** Every widget by the name that definitions use, in the order of the reference. */
export const widgetCatalogue = {
  text,
  email,
  url,
  textarea,
  number,
  amount,
  date,
  'date-parts': dateParts,
  month,
  time,
  'date-time': dateTime,
  password,
  'one-time-code': oneTimeCode,
  code,
  select,
  'search-select': searchSelect,
  search,
  radio,
  'yes-no': yesNo,
  scale,
  matrix,
  checkbox,
  consent,
  checkboxes,
  'multi-select': multiSelect,
  ranking,
  phone,
  country,
  region,
  file,
  signature,
  output,
} as const satisfies Record<string, WidgetEntry>;

/** The ways to arrange groups, by the names that definitions give as the widget of a list or a group. */
export const arrangements: Readonly<Record<string, ArrangementEntry>> = { table };

export type WidgetName = keyof typeof widgetCatalogue;

/** The widget that writes separators into codes. */
export const codeWidget: WidgetName = 'code';
/** Has no answer while its box is empty. */
export const consentWidget: WidgetName = 'consent';

/** The widget of every calculated question. */
export const calculatedWidget: WidgetName = 'output';

/** The widget whose drawings are made to fit the "maxLength" of their questions. */
export const signatureWidget: WidgetName = 'signature';

/** The widget that sets the thousands of numbers apart. */
export const amountWidget: WidgetName = 'amount';

/** The widget that takes an answer in the visitor's own words beside choices. */
export const otherAnswerWidget: WidgetName = 'text';

/** The widget of every question whose choices a call finds for a typed text. */
export const searchWidget: WidgetName = 'search';

/** The entry of a widget; `undefined` for a name that is not in the catalogue. */
export const widgetEntry = (name: string | undefined): WidgetEntry | undefined =>
  // A definition with an error in its shape may have anything here.
  typeof name === 'string' && Object.hasOwn(widgetCatalogue, name)
    ? (widgetCatalogue as Record<string, WidgetEntry>)[name]
    : undefined;

/** Returns the way in which a widget arranges groups; `undefined` for one that asks a question. */
export const arrangementOf = (widget: unknown): ArrangementEntry | undefined =>
  typeof widget === 'string' && Object.hasOwn(arrangements, widget)
    ? arrangements[widget]
    : undefined;

/** The parts of a schema that suggest a widget. */
interface SuggestingSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown;
  collation?: unknown;
  oneOf?: unknown;
  anyOf?: readonly object[];
}

/**
 * The widget of a field whose ui schema names none; formats and choices go before types.
 *
 * @param options those of the ui schema
 */
export function defaultWidget(
  schema: SuggestingSchema,
  options: Record<string, unknown> = {},
): WidgetName | undefined {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const byType = lastFor(
    ({ types = [], option }) =>
      type !== undefined &&
      types.includes(type) &&
      (option === undefined || options[option] !== undefined),
  );
  // The choices of an array are those of its items.
  if (type === 'array' || type === 'boolean') return byType;
  const listed = choicesIn(schema);
  if (listed !== undefined) {
    const { only, except } = options;
    const count = Array.isArray(only) ? only.length : listed - lengthOf(except);
    return lastFor(({ choices = Infinity }) => choices <= Math.max(1, count));
  }
  const format = type === 'string' ? schema.format : undefined;
  return (formatEntry(format)?.widget as WidgetName | undefined) ?? byType;
}

/** Returns how many choices a schema lists; `undefined` where it lists none. */
function choicesIn({
  enum: values,
  collation,
  oneOf,
  anyOf = [],
}: SuggestingSchema): number | undefined {
  // The values that a typed text is compared with are no choices.
  if (values && collation) return undefined;
  if (values || oneOf) return lengthOf(values ?? oneOf);
  // Others are alternatives that a text can have.
  return anyOf.some((one) => 'const' in one && 'title' in one) ? anyOf.length : undefined;
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

type Fits = (fields: NonNullable<WidgetEntry['defaultFor']>) => boolean;

/** The widgets that are defaults, and for what. */
const defaults = Object.entries<WidgetEntry>(widgetCatalogue).flatMap(([name, { defaultFor }]) =>
  defaultFor ? [{ name: name as WidgetName, defaultFor }] : [],
);

const lastFor = (fits: Fits): WidgetName | undefined =>
  defaults.findLast(({ defaultFor }) => fits(defaultFor))?.name;
