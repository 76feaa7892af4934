import {
  escapePart,
  fieldPointer,
  parentPointer,
  toQuestionPointer,
} from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import {
  examplesOf,
  journeySourcesOf,
  questionPointersOf,
  unaskedPointersIn,
} from '../../model/examples.ts';
import {
  type FormSource,
  formsOf,
  formsOfScreen,
  isFullyParsed,
  type ProductSource,
  screenOf,
} from '../../model/product.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Examples name only fields that are asked.',
  checksExamples: true,
  fixesNames: 'screen',
  checkUnit: (product) => [
    ...inAnswers(product),
    ...inEarlierAnswers(product),
    ...inJourneys(product),
  ],
};

const inAnswers = (product: ProductSource): Finding[] =>
  examplesOf(product).flatMap(({ form, file, pointer, example }) => {
    const screen = screenOf(product, form);
    if (!screen || !isFullyParsed(product, screen.folder)) return [];
    const { answers, change, messages } = example;
    return [
      ...unasked([form], file, `${pointer}/answers`, answers),
      ...unnamed([form], file, `${pointer}/change`, change),
      ...unnamed([form], file, `${pointer}/messages`, messages),
    ];
  });

const inEarlierAnswers = (product: ProductSource): Finding[] =>
  formsOf(product).flatMap((form) => {
    const screen = screenOf(product, form);
    if (!screen || !isFullyParsed(product, screen.folder)) return [];
    return unasked(formsOfScreen(screen), form.examplesPath, '/before', form.examples?.before);
  });

const inJourneys = (product: ProductSource): Finding[] =>
  journeySourcesOf(product).flatMap(({ source, file, pointer, journey }) => {
    if (!isFullyParsed(product, source.folder)) return [];
    const forms = formsOfScreen(source);
    const steps = Object.entries(journey.steps ?? {}).flatMap(([step, answers]) => {
      const form = source.steps.get(step);
      return form ? unasked([form], file, `${pointer}/steps/${escapePart(step)}`, answers) : [];
    });
    return [
      ...unasked(forms, file, `${pointer}/answers`, journey.answers),
      ...steps,
      ...unnamed(forms, file, `${pointer}/ends/fields`, journey.ends?.fields),
    ];
  });

/** Finds unknown fields in nested answers. */
function unasked(forms: FormSource[], file: string, pointer: string, answers: unknown): Finding[] {
  const asked = questionPointersOf(forms);
  return unaskedPointersIn(answers, asked).map((at) =>
    finding(asked, file, `${pointer}${at}`, at.slice(1)),
  );
}

/** Finds unknown names or pointers of fields. */
function unnamed(
  forms: FormSource[],
  file: string,
  pointer: string,
  fields: Record<string, unknown> = {},
): Finding[] {
  const asked = questionPointersOf(forms);
  return Object.keys(fields)
    .filter((field) => !asked.has(toQuestionPointer(fieldPointer(field))) && !isItem(field, asked))
    .map((field) => finding(asked, file, `${pointer}/${escapePart(field)}`, field));
}

/** Returns whether a pointer is that of a whole item of a list, which a change can add or remove. */
const isItem = (field: string, asked: Set<string>) =>
  /\/\d+$/.test(field) && asked.has(toQuestionPointer(parentPointer(field)));

function finding(asked: Set<string>, file: string, pointer: string, field: string): Finding {
  const deep = field.includes('/');
  const known = [...asked].flatMap((at) =>
    deep ? (field.startsWith('/') ? at : at.slice(1)) : at.indexOf('/', 1) > 0 ? [] : at.slice(1),
  );
  const message = `No field "${field}" is asked here.`;
  const written = (name: string) => (deep ? undefined : name);
  return unknownName(
    { name: toQuestionPointer(field), file, pointer, key: true },
    { message, known, written },
  );
}
