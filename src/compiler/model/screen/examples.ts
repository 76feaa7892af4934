import { isObject } from '../../../core/is-object.ts';
import { escapePart, fieldPointer, toQuestionPointer } from '../../../core/pointer.ts';
import { valuesIn } from '../../../core/values-in.ts';
import type { AcceptedExample, RefusedExample } from '../../../definition/files/examples.ts';
import type { Journey } from '../../../definition/files/journey.ts';
import { fieldsOf } from '../form/form-fields.ts';
import { type FormSource, formsOf, type ProductSource, type ScreenSource } from '../product.ts';

/** An example of answers, with its file and pointer. */
export interface ExampleSource {
  form: FormSource;
  file: string;
  pointer: string;
  example: AcceptedExample & Partial<RefusedExample>;
  kind: 'accepted' | 'refused';
}

/** A journey, with its file and pointer. */
export interface JourneySource {
  source: ScreenSource;
  file: string;
  pointer: string;
  journey: Journey;
}

/** Lists every example of answers. */
export const examplesOf = (product: ProductSource): ExampleSource[] =>
  formsOf(product).flatMap((form) => {
    const { accepted = [], refused = [] } = form.examples ?? {};
    const toSources = (kind: ExampleSource['kind'], examples: ExampleSource['example'][]) =>
      examples.map((example, index) => ({
        form,
        kind,
        example,
        file: form.examplesPath,
        pointer: `/${kind}/${index}`,
      }));
    return [...toSources('accepted', accepted), ...toSources('refused', refused)];
  });

/** Lists every journey. */
export const journeySourcesOf = ({ screens }: ProductSource): JourneySource[] =>
  screens.flatMap((source) =>
    (source.examples?.journeys ?? []).map((journey, index) => ({
      source,
      journey,
      file: source.examplesPath,
      pointer: `/journeys/${index}`,
    })),
  );

/** Returns the pointers of all questions, groups and lists of some forms; any item of a list is "-". */
export const questionPointersOf = (forms: FormSource[]): Set<string> =>
  new Set(forms.flatMap(fieldsOf).flatMap(({ at, asks }) => (asks ? [at] : [])));

/** Lists the pointers of answers that no form asks for; the items of a list of simple values are no answers. */
export function unaskedPointersIn(value: unknown, asked: Set<string>, pointer = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      isObject(item) ? unaskedPointersIn(item, asked, `${pointer}/${index}`) : [],
    );
  }
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) => {
    const at = `${pointer}/${escapePart(name)}`;
    const question = toQuestionPointer(at);
    if (!asked.has(question)) return [at];
    // The answer of a question for a file is an object, in which nothing is asked.
    const isHolder = [...asked].some((other) => other.startsWith(`${question}/`));
    return isHolder ? unaskedPointersIn(inner, asked, at) : [];
  });
}

/** Returns the question pointers of all answers, groups and lists that are given. */
export const answeredIn = (answers: unknown): string[] =>
  valuesIn(answers)
    .slice(1)
    .map(({ pointer }) => toQuestionPointer(pointer));

/** Returns the question pointers that the examples of a screen answer, other than to be refused. */
export function answeredQuestions({ examples, steps }: ScreenSource): Set<string> {
  const accepted = [examples, ...[...steps.values()].map((form) => form.examples)].flatMap(
    (file) => file?.accepted ?? [],
  );
  const { journeys = [] } = examples ?? {};
  return new Set([
    ...accepted.flatMap(({ answers, change = {} }) => [
      ...answeredIn(answers),
      ...Object.keys(change).map((field) => toQuestionPointer(fieldPointer(field))),
    ]),
    ...journeys.flatMap((one) =>
      [one.answers, ...Object.values(one.steps ?? {})].flatMap(answeredIn),
    ),
  ]);
}
