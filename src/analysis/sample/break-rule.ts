import type { RuleError } from '../../compiled/form.ts';
import { getAt } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { fieldContextAt, firstItemPointer } from '../form/answer-location.ts';
import { constraintSetsFor } from '../form/branches.ts';
import type { FieldRule } from '../form/field-rules.ts';
import type { FormModel } from '../product-model.ts';
import { type Answers, noAnswer, type SampleOptions, sampleAnswers } from './sample-answers.ts';

export interface RuleViolation {
  answers: Answers;
  /** Where the rule is broken: a pointer in the answers. */
  at: string;
  /** The broken rule as ajv reports it. */
  error: RuleError;
  /** Whether no other rule is broken. A field that has to equal this one breaks with it. */
  alone: boolean;
}

/**
 * Answers that break one rule of a form: no other if there is a way, else at least no other of its field.
 *
 * @param allowed which answers may break it; `undefined` stands for no answer
 * @returns `undefined` where no such answers were found
 */
export function breakRule(
  form: FormModel,
  rule: FieldRule,
  sampling: SampleOptions,
  allowed: (value: unknown) => boolean = () => true,
): RuleViolation | undefined {
  const pointer = firstItemPointer(rule.at);
  let withOthers: RuleViolation | undefined;
  for (const wishes of waysIntoAll(rule)) {
    const wished = { ...sampling, wishes: [...(sampling.wishes ?? []), ...wishes] };
    const right = sampleAnswers(form, wished);
    const document = { loaded: sampling.loaded, answers: { ...sampling.others, ...right } };
    const { offered = [] } = fieldContextAt(form, rule.at, document);
    for (const wrong of wrongValues(rule, getAt(right, pointer), offered)) {
      if (!allowed(wrong === noAnswer ? undefined : wrong)) continue;
      const fixed = new Map([...(sampling.fixed ?? []), [pointer, wrong] as const]);
      const answers = sampleAnswers(form, { ...wished, fixed });
      const errors = errorsOf(form, answers);
      const own = errors.filter((error) => place(error) === pointer);
      const [error] = own;
      if (!error || own.some(({ keyword }) => keyword !== rule.keyword)) continue;
      const broken = { answers, at: pointer, error, alone: own.length === errors.length };
      if (broken.alone) return broken;
      withOthers ??= broken;
    }
  }
  return withOthers;
}

function waysIntoAll({ inside }: FieldRule) {
  const innermost = inside.at(-1);
  return innermost ? constraintSetsFor(innermost) : [[]];
}

function errorsOf(form: FormModel, answers: Answers): RuleError[] {
  if (form.validate(answers)) return [];
  // A failed `then` or `else` also reports its `if`.
  return (form.validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
}

const place = ({ keyword, instancePath, params }: RuleError) =>
  keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath;

/** Values that may break the rule, the most natural first. An empty text is no answer and left out. */
function wrongValues(
  { keyword, schema }: FieldRule,
  value: unknown,
  offered: unknown[],
): unknown[] {
  if (keyword === 'required') return [noAnswer];
  if (keyword === 'type') return ['a few'];
  if (Array.isArray(value)) return wrongLists(keyword, schema, value, offered);
  const others = [...offered, ...ruledOut(schema)].filter((other) => other !== value);
  if (typeof value === 'number') return [...others, ...wrongNumbers(keyword, schema)];
  if (typeof value === 'boolean') return [!value];
  const texts = wrongTexts(keyword, schema, typeof value === 'string' ? value : '');
  return [...others, ...texts].filter((text) => text !== '' && text !== value);
}

/** The values that "not" names. */
function ruledOut({ not = {} }: JsonSchema): unknown[] {
  return [...('const' in not ? [not.const] : []), ...(not.enum ?? [])];
}

function wrongTexts(keyword: string, schema: JsonSchema, text: string): string[] {
  const { minLength = 0, maxLength = 0 } = schema;
  switch (keyword) {
    case 'minLength':
      return shortened(text, minLength - 1);
    case 'maxLength': {
      const more = Math.max(0, maxLength + 1 - text.length);
      const words = `${text} and more of it `.repeat(maxLength + 1).slice(0, maxLength + 1);
      const letter = text.at(-1) ?? 'a';
      return [words.replace(/ $/, '.'), text + letter.repeat(more), 'a'.repeat(more) + text];
    }
    case 'format':
      return wrongFormats[schema.format ?? ''] ?? ['something else'];
    case 'const':
      return [`x${text}`, `${text}x`, 'something else'];
    default:
      return unlike(schema, text);
  }
}

/** The beginning and the end of a text, together so long: each kind of sign has a chance to be among them. */
function shortened(text: string, length: number): string[] {
  const ends = Array.from({ length: length + 1 }, (_, tail) => tail);
  return ends.map((tail) => text.slice(0, length - tail) + text.slice(text.length - tail));
}

const wrongFormats: Record<string, string[]> = {
  email: ['ada@', 'ada.example.com'],
  uri: ['example.com', 'not an address'],
  date: ['2027-02-30', 'some day'],
  phone: ['+12', '12'],
};

/** Texts that hold some kinds of signs but not others, at the length of one that fits. */
function unlike(schema: JsonSchema, text: string): string[] {
  const lengths = [text.length, schema.minLength ?? 1, 8];
  const kinds = ['samples', 'SAMPLES', '12345678', 'Sample ', 'Sample1', 'sample1', '!?', '-'];
  return lengths.flatMap((length) =>
    kinds.map((kind) => kind.repeat(length).slice(0, Math.max(1, length)).replace(/ $/, 's')),
  );
}

function wrongNumbers(keyword: string, schema: JsonSchema): number[] {
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

function wrongLists(
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
    case 'contains':
      return all.map((_, index) => all.toSpliced(index, 1).slice(0, Math.max(1, minItems)));
    default:
      return all.map((item) => [item]);
  }
}
