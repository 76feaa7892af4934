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
  screenOf,
  textsOf,
} from '../../compiler/index.ts';
import { exampleAnswers } from '../../core/form/example-answers.ts';
import { escapePart, fieldOf, fieldPointer, getAt, isInside } from '../../core/pointer.ts';
import { type VisibleForm, visibleForm } from '../../engine/form/visible-form.ts';
import { buildFormModel, createValueValidator } from '../build-product-model.ts';
import { type IsOutdatedCopy, outdatedCopies } from '../outdated-copies.ts';
import type { FormModel, ValidateValue } from '../product-model.ts';
import { sampleChoices } from '../sample/sample-choices.ts';
import { sampleResponse } from '../sample/sample-response.ts';
import { completeExample, type ExampleForm } from './complete-example.ts';
import { Completion } from './completion.ts';
import { isBroken } from './is-broken.ts';
import { sampleMissing } from './missing-answers.ts';
import { rule } from './rule.ts';
import { textFillerOf } from './text-filler-of.ts';

/**
 * Enters the examples into their forms, and finds those whose messages visitors would not read. Nothing is found for forms
 * whose definitions have errors, nor in examples that have a finding of another rule.
 *
 * @param completion gets the missing parts of examples; the completed ones are checked in their place
 */
export function findStaleExamples(
  { product, diagnostics }: Pick<Compilation, 'product' | 'diagnostics'>,
  completion = new Completion(product, diagnostics),
): Diagnostic[] {
  const validate = createValueValidator();
  const isOutdatedCopy = outdatedCopies(product);
  const forms = new Map<FormSource, ExampleForm>();
  return examplesOf(product).flatMap((source) => {
    const { form, file, pointer } = source;
    const isOfExample = (one: Diagnostic) => one.file === file && isInside(one.pointer, pointer);
    if (diagnostics.some((one) => one.rule !== rule && isOfExample(one))) return [];
    if (isBroken(product, screenOf(product, form), diagnostics)) return [];
    const known = forms.get(form) ?? exampleForm(product, form, validate);
    forms.set(form, known);
    if (!completion.waits(file)) completeExample(source, known, completion);
    const examples = completion.examplesIn(form);
    const example = getAt(examples, pointer) as typeof source.example;
    const { messages } = known.enter(examples, exampleAnswers(examples, example));
    return exampleFindings({ ...source, example }, messages, isOutdatedCopy).map((finding) => ({
      ...locate(finding, rule, product.documents),
      severity: 'warning' as const,
    }));
  });
}

function exampleForm(
  product: ProductSource,
  form: FormSource,
  validate: ValidateValue,
): ExampleForm {
  const { app, sandbox } = product;
  const { calls = {} } = app;
  const owner = screenOf(product, form);
  const compiled = instantiateForm(product, form);
  const texts = textsOf(app, owner?.screen.texts);
  const fillerFor = owner && textFillerOf(product, owner, form);
  const response = sampleLoadedBy(owner, (call) =>
    sampleResponse(call, calls[call], sandbox, validate),
  );
  let model: FormModel | undefined;
  return {
    enter: ({ before = {}, loaded = response }, answers) => {
      const page = { url: 'https://example.com/' };
      const dataSources = { query: {}, page, loaded, language: app.language };
      const fill = fillerFor?.(dataSources);
      return visibleForm(compiled, { ...before, ...answers }, dataSources, texts, fill);
    },
    sample: ({ before, loaded = response }, answers, missing) => {
      model ??= buildFormModel(form, app, sampleChoices({ calls, sandbox, validate }));
      return sampleMissing(model, { validate, loaded, otherAnswers: before }, answers, missing);
    },
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
      message: `"${example.name}" should be accepted, but visitors read "${message}" beside "${fieldOf(field)}".`,
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
        message: `Visitors also read "${message}" beside "${fieldOf(field)}". Add it, or change the answers.`,
      })),
  ];
}
