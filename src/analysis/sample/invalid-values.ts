import { otherAnswerOf, uniqueNamesIn } from '../../compiler/index.ts';
import { isObject } from '../../core/is-object.ts';
import { formatEntry } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { FieldRule } from '../form/field-rules.ts';
import { daysAround, wholeWeek } from './date-candidates.ts';
import { noAnswer } from './sample-options.ts';

/**
 * Lists values that may break a rule, the most natural first. An empty text counts as no answer and is left out.
 *
 * @param value a valid answer
 * @param offered values of the question's choices
 */
export function invalidValues(
  { keyword, schema }: FieldRule,
  value: unknown,
  offered: unknown[],
): unknown[] {
  if (keyword === 'required') return [noAnswer];
  if (keyword === 'type') return ['a few'];
  const other = keyword === 'anyOf' ? otherAnswerOf(schema) : undefined;
  if (other) {
    // A text that nobody has typed yet breaks the rule, but no draft keeps it.
    const texts = [...('maxLength' in other ? invalidTexts('maxLength', other, 'x') : []), ''];
    return Array.isArray(value) ? texts.map((text) => [...value, text]) : texts;
  }
  if (Array.isArray(value)) return invalidLists(keyword, schema, value, offered);
  const others = [...offered, ...excludedValues(schema)].filter((other) => other !== value);
  if (typeof value === 'number') {
    const numbers = keyword === 'const' ? [value + 1, value - 1] : invalidNumbers(keyword, schema);
    return [...others, ...numbers];
  }
  if (typeof value === 'boolean') return [!value];
  const texts = invalidTexts(keyword, schema, typeof value === 'string' ? value : '');
  return [...others, ...texts].filter((text) => text !== '' && text !== value);
}

/** Returns the values that "not" names. */
function excludedValues({ not = {} }: JsonSchema): unknown[] {
  return [...('const' in not ? [not.const] : []), ...(not.enum ?? [])];
}

function invalidTexts(keyword: string, schema: JsonSchema, text: string): string[] {
  const { minLength = 0, maxLength = 0 } = schema;
  switch (keyword) {
    case 'minLength':
      return shortened(text, minLength - 1);
    case 'maxLength': {
      const missing = Math.max(0, maxLength + 1 - text.length);
      const sentence = `${text} and more of it `.repeat(maxLength + 1).slice(0, maxLength + 1);
      const letter = text.at(-1) ?? 'a';
      return [
        sentence.replace(/ $/, '.'),
        text + letter.repeat(missing),
        'a'.repeat(missing) + text,
      ];
    }
    case 'format':
      return [...(formatEntry(schema.format)?.invalid ?? ['something else']), `${text}x`];
    case 'formatMinimum':
    case 'formatMaximum':
    case 'formatExclusiveMinimum':
    case 'formatExclusiveMaximum':
      return [
        ...daysAround(String(schema[keyword])),
        // A day next to the limit may be one that another rule refuses.
        ...daysAround(String(schema[keyword]), wholeWeek),
      ];
    case 'weekdays':
      return daysAround(text, wholeWeek);
    case 'const':
      return [`x${text}`, `${text}x`, 'something else'];
    default:
      return ofOtherCharacters(schema, text);
  }
}

/** Joins the start and the end of a text at every split, so that each kind of character has a chance to remain. */
function shortened(text: string, length: number): string[] {
  const tails = Array.from({ length: length + 1 }, (_, tail) => tail);
  return tails.map((tail) => text.slice(0, length - tail) + text.slice(text.length - tail));
}

/** Returns texts of a valid length that each lack some kinds of characters. */
function ofOtherCharacters(schema: JsonSchema, text: string): string[] {
  const lengths = [text.length, schema.minLength ?? 1, 8];
  const kinds = ['samples', 'SAMPLES', '12345678', 'Sample ', 'Sample1', 'sample1', '!?', '-'];
  return lengths.flatMap((length) =>
    kinds.map((kind) => kind.repeat(length).slice(0, Math.max(1, length)).replace(/ $/, 's')),
  );
}

function invalidNumbers(keyword: string, schema: JsonSchema): number[] {
  const limit = Number(schema[keyword]);
  const step = Number(schema.multipleOf ?? 1);
  switch (keyword) {
    case 'minimum':
      return [limit - step, limit - 0.5];
    case 'maximum':
      return [limit + step, limit + 0.5];
    case 'multipleOf':
      return [limit * 2.5, limit * 1.5];
    default:
      return [limit];
  }
}

function invalidLists(
  keyword: string,
  schema: JsonSchema,
  items: unknown[],
  offered: unknown[],
): unknown[][] {
  const { minItems = 0, maxItems = 0 } = schema;
  const all = [...items, ...offered.filter((item) => !items.includes(item))];
  switch (keyword) {
    case 'minItems':
      return [items.slice(0, minItems - 1)];
    case 'maxItems':
      return [Array.from({ length: maxItems + 1 }, (_, index) => all[index % all.length])];
    case 'uniqueItems':
      return [[items[0], items[0]], ...(items.length > 1 ? [items.map(() => items[0])] : [])];
    case 'uniqueItemProperties':
      return uniqueNamesIn(schema).map((names) => withRepeatedAnswers(items, names));
    case 'contains': {
      const lists = [
        ...all.map((_, index) => all.toSpliced(index, 1).slice(0, Math.max(1, minItems))),
        ...itemsWithout(schema.contains as JsonSchema | undefined, items),
      ];
      // A visitor who removes the last item gives no answer.
      return lists.sort((a, b) => Number(a.length === 0) - Number(b.length === 0));
    }
    default:
      return all.map((item) => [item]);
  }
}

/** Returns a list whose second item has the answers of the first one under some names. */
function withRepeatedAnswers([first, second = first, ...others]: unknown[], names: string[]) {
  if (!isObject(first) || !isObject(second)) return [];
  const repeated = Object.fromEntries(names.map((name) => [name, first[name]]));
  return [first, { ...second, ...repeated }, ...others];
}

/** Returns the lists whose items lack the wanted answers, or have the opposite ones. */
function itemsWithout(wanted: JsonSchema | undefined, items: unknown[]): unknown[][] {
  const names = Object.keys(wanted?.properties ?? {});
  const change = (edit: (item: Record<string, unknown>, name: string) => void) =>
    items.map((item) => {
      if (!isObject(item)) return item;
      const changed = { ...item };
      for (const name of names) edit(changed, name);
      return changed;
    });
  return [
    change((item, name) => {
      delete item[name];
    }),
    change((item, name) => {
      if (typeof item[name] === 'boolean') item[name] = !item[name];
    }),
  ];
}
