import {
  escapePart,
  fieldPointer,
  parentPointer,
  toQuestionPointer,
} from '../../../core/pointer.ts';
import { calculatedQuestionsOf } from '../../3-analyze/calculations/calculated-questions.ts';
import type { Finding } from '../../model/diagnostic.ts';
import {
  type FormSource,
  formsOf,
  formsOfScreen,
  isFullyParsed,
  type ProductSource,
  type ScreenSource,
  screenOf,
} from '../../model/product.ts';
import {
  answeredQuestions,
  examplesOf,
  journeySourcesOf,
  questionPointersOf,
  unaskedPointersIn,
} from '../../model/screen/examples.ts';
import { suggest } from '../../model/suggest.ts';
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
    const ofMessages = unnamed([form], file, `${pointer}/messages`, messages);
    const ofAnswers = [
      ...unasked([form], file, `${pointer}/answers`, answers),
      ...unnamed([form], file, `${pointer}/change`, change),
    ];
    // An example that expects a message beside a field is about its answer.
    return [
      ...(ofMessages.length > 0 ? ofAnswers : withRemoval(ofAnswers, [form], screen)),
      ...ofMessages,
    ];
  });

const inEarlierAnswers = (product: ProductSource): Finding[] =>
  formsOf(product).flatMap((form) => {
    const screen = screenOf(product, form);
    if (!screen || !isFullyParsed(product, screen.folder)) return [];
    const forms = formsOfScreen(screen);
    const { before } = form.examples ?? {};
    return withRemoval(unasked(forms, form.examplesPath, '/before', before), forms, screen);
  });

const inJourneys = (product: ProductSource): Finding[] =>
  journeySourcesOf(product).flatMap(({ source, file, pointer, journey }) => {
    if (!isFullyParsed(product, source.folder)) return [];
    const forms = formsOfScreen(source);
    const steps = Object.entries(journey.steps ?? {}).flatMap(([step, answers]) => {
      const form = source.steps.get(step);
      if (!form) return [];
      const found = unasked([form], file, `${pointer}/steps/${escapePart(step)}`, answers);
      return withRemoval(found, [form], source);
    });
    return [
      ...withRemoval(unasked(forms, file, `${pointer}/answers`, journey.answers), forms, source),
      ...steps,
      ...unnamed(forms, file, `${pointer}/ends/fields`, journey.ends?.fields),
    ];
  });

interface UnknownField extends Finding {
  /** Whether a field with a similar name is asked. */
  isSimilar: boolean;
}

/**
 * Adds the fix that removes an answer to a question which is gone. Where no example answers another question yet, it may
 * have got another name.
 */
function withRemoval(found: UnknownField[], forms: FormSource[], screen: ScreenSource): Finding[] {
  if (found.length === 0) return [];
  const answered = answeredQuestions(screen);
  const calculated = forms.flatMap(calculatedQuestionsOf).map(({ pointer }) => pointer);
  const asked = questionPointersOf(forms);
  for (const pointer of [...answered, ...calculated]) asked.delete(pointer);
  if (asked.size > 0) return found;
  return found.map(({ isSimilar, ...one }) => ({
    ...one,
    fix: one.fix ?? (isSimilar ? undefined : { do: 'remove' }),
  }));
}

/** Finds unknown fields in nested answers. */
function unasked(
  forms: FormSource[],
  file: string,
  pointer: string,
  answers: unknown,
): UnknownField[] {
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
): UnknownField[] {
  const asked = questionPointersOf(forms);
  return Object.keys(fields)
    .filter((field) => !asked.has(toQuestionPointer(fieldPointer(field))) && !isItem(field, asked))
    .map((field) => finding(asked, file, `${pointer}/${escapePart(field)}`, field));
}

/** Returns whether a pointer is that of a whole item of a list, which a change can add or remove. */
const isItem = (field: string, asked: Set<string>) =>
  /\/\d+$/.test(field) && asked.has(toQuestionPointer(parentPointer(field)));

function finding(asked: Set<string>, file: string, pointer: string, field: string): UnknownField {
  const deep = field.includes('/');
  const known = [...asked].flatMap((at) =>
    deep ? (field.startsWith('/') ? at : at.slice(1)) : at.indexOf('/', 1) > 0 ? [] : at.slice(1),
  );
  const message = `No field "${field}" is asked here.`;
  const written = (name: string) => (deep ? undefined : name);
  const name = toQuestionPointer(field);
  return {
    ...unknownName({ name, file, pointer, key: true }, { message, known, written }),
    isSimilar: suggest(name, known, []) !== '',
  };
}
