import { isObject } from '../../core/is-object.ts';
import { escapePart, toQuestionPointer } from '../../core/pointer.ts';
import type { AcceptedExample, RefusedExample } from '../../definition/files/examples.ts';
import type { Journey } from '../../definition/files/journey.ts';
import { fieldsOf } from './form-fields.ts';
import { type FormSource, formsOf, type ProductSource, type ScreenSource } from './product.ts';

/** An example of answers, and where it stands. */
export interface ExampleSource {
  form: FormSource;
  file: string;
  pointer: string;
  example: AcceptedExample & Partial<RefusedExample>;
  kind: 'accepted' | 'refused';
}

/** A journey, and where it stands. */
export interface JourneySource {
  source: ScreenSource;
  file: string;
  pointer: string;
  journey: Journey;
}

/** Every example of answers. */
export const examplesOf = (product: ProductSource): ExampleSource[] =>
  formsOf(product).flatMap((form) => {
    const { accepted = [], refused = [] } = form.examples ?? {};
    const placed = (kind: ExampleSource['kind'], examples: ExampleSource['example'][]) =>
      examples.map((example, index) => ({
        form,
        kind,
        example,
        file: form.examplesPath,
        pointer: `/${kind}/${index}`,
      }));
    return [...placed('accepted', accepted), ...placed('refused', refused)];
  });

/** Every journey. */
export const journeySourcesOf = ({ screens }: ProductSource): JourneySource[] =>
  screens.flatMap((source) =>
    (source.examples?.journeys ?? []).map((journey, index) => ({
      source,
      journey,
      file: source.examplesPath,
      pointer: `/journeys/${index}`,
    })),
  );

/** Pointers of what some forms ask, groups and lists included; any item of a list is "-". */
export const questionPointersOf = (forms: FormSource[]): Set<string> =>
  new Set(forms.flatMap(fieldsOf).flatMap(({ at, asks }) => (asks ? [at] : [])));

/** Every answer that nobody asks for, by its pointer; the items of a list of simple values are no answers. */
export function unaskedPointersIn(value: unknown, asked: Set<string>, pointer = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      isObject(item) ? unaskedPointersIn(item, asked, `${pointer}/${index}`) : [],
    );
  }
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) => {
    const at = `${pointer}/${escapePart(name)}`;
    return asked.has(toQuestionPointer(at)) ? unaskedPointersIn(inner, asked, at) : [at];
  });
}
