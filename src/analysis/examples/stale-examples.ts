import {
  type Compilation,
  type Diagnostic,
  type ExampleSource,
  examplesOf,
  type Finding,
  type FormSource,
  instantiateForm,
  locate,
  type ProductSource,
  type ScreenSource,
  textsOf,
} from '../../compiler/index.ts';
import { exampleAnswers } from '../../core/form/example-answers.ts';
import { escapePart, fieldPointer, isInside } from '../../core/pointer.ts';
import { type VisibleForm, visibleForm } from '../../engine/headless.ts';
import { createValueValidator } from '../build-product-model.ts';
import type { ValidateValue } from '../product-model.ts';
import { sampleResponse } from '../sample/sample-response.ts';
import { isBroken } from './is-broken.ts';
import { type IsOutdatedCopy, outdatedCopies } from './outdated-copies.ts';
import { textFillerOf } from './text-filler-of.ts';

/** The rule of the checker that compares examples with schemas, whose findings these complete. */
export const rule = 'wrong-example';

/**
 * Enters the examples into their forms, and finds those whose messages visitors would not read. Nothing is found for forms
 * whose definitions have errors, nor in examples that have another finding.
 */
export function findStaleExamples({ product, diagnostics }: Compilation): Diagnostic[] {
  const validate = createValueValidator();
  const isOutdatedCopy = outdatedCopies(product);
  const forms = new Map<FormSource, EnterAnswers>();
  return examplesOf(product).flatMap((source) => {
    const { form, file, pointer } = source;
    if (diagnostics.some((one) => one.file === file && isInside(one.pointer, pointer))) return [];
    if (isBroken(product, ownerOf(product, form), diagnostics)) return [];
    const enter = forms.get(form) ?? formOf(product, form, validate);
    forms.set(form, enter);
    return exampleFindings(source, enter(source), isOutdatedCopy).map((finding) => ({
      ...locate(finding, rule, product.documents),
      severity: 'warning' as const,
    }));
  });
}

const ownerOf = ({ screens }: ProductSource, form: FormSource): ScreenSource | undefined =>
  screens.find((one) => one.form === form || [...one.steps.values()].includes(form));

type EnterAnswers = (source: ExampleSource) => VisibleForm['messages'];

function formOf(product: ProductSource, form: FormSource, validate: ValidateValue): EnterAnswers {
  const { app, sandbox } = product;
  const owner = ownerOf(product, form);
  const compiled = instantiateForm(product, form);
  const texts = textsOf(app, owner?.screen.texts);
  const fillerFor = owner && textFillerOf(product, owner, form);
  const response = sampleLoadedBy(owner, (call) =>
    sampleResponse(call, app.calls?.[call], sandbox, validate),
  );
  return ({ example }) => {
    const { before = {}, loaded = response } = form.examples ?? {};
    const entered = { ...before, ...exampleAnswers(form.examples ?? {}, example) };
    const page = { url: 'https://example.com/' };
    const dataSources = { query: {}, page, loaded, language: app.language };
    return visibleForm(compiled, entered, dataSources, texts, fillerFor?.(dataSources)).messages;
  };
}

function sampleLoadedBy(owner: ScreenSource | undefined, sample: (call: string) => unknown) {
  const load = owner && owner.screen.kind !== 'page' ? owner.screen.load : undefined;
  return load && sample(load.call);
}

/** Compares the messages that an example expects with those that visitors read. */
export function exampleFindings(
  { example, kind, file, pointer }: ExampleSource,
  actual: VisibleForm['messages'],
  isOutdatedCopy: IsOutdatedCopy,
): Finding[] {
  const shown = Object.entries(actual);
  if (kind === 'accepted') {
    return shown.map(([field, message]) => ({
      file,
      pointer,
      message: `"${example.name}" should be accepted, but visitors read "${message}" beside "${nameOf(field)}".`,
    }));
  }
  const expected = Object.entries(example.messages ?? {});
  const named = new Set(expected.map(([field]) => fieldPointer(field)));
  return [
    ...expected.flatMap(([field, message]): Finding[] => {
      const found = actual[fieldPointer(field)];
      if (found === message) return [];
      const place = { file, pointer: `${pointer}/messages/${escapePart(field)}` };
      if (found === undefined) {
        return [{ ...place, message: `Visitors read no message beside "${field}" here.` }];
      }
      return [
        {
          ...place,
          message: `Visitors read "${found}" here.`,
          ...(isOutdatedCopy(message, found) && { fix: { do: 'replace', value: found } }),
        },
      ];
    }),
    ...shown
      .filter(([field]) => !named.has(field))
      .map(([field, message]) => ({
        file,
        pointer: `${pointer}/messages`,
        message: `Visitors also read "${message}" beside "${nameOf(field)}". Add it, or change the answers.`,
      })),
  ];
}

/** Returns the pointer of a field as examples write it. */
const nameOf = (pointer: string): string =>
  pointer.lastIndexOf('/') === 0 ? pointer.slice(1) : pointer;
