import type { QuestionRequests } from '../../compiled/call.ts';
import type { CompiledForm } from '../../compiled/form.ts';
import type { ValidateAnswers } from '../../compiled/validate.ts';
import { calculator, proposer } from '../../core/calculate/index.ts';
import { fitAnswers, isFitted } from '../../core/form/fit-answers.ts';
import { withCalculatedLimits } from '../../core/rules/calculated-limits.ts';
import { withDataConditions } from '../../core/rules/data-conditions.ts';
import { withRemarks } from '../../core/rules/remarks.ts';
import { withoutSkippedSteps } from '../../core/steps/skipped-steps.ts';
import type { AppFile } from '../../definition/files/app.ts';
import { compiledSchemaOf, dataConditionsOf } from '../3-analyze/plan/condition-table.ts';
import { limitedSchemaOf } from '../3-analyze/plan/plan-calculations.ts';
import { type FormPlan, planForm } from '../3-analyze/plan/plan-form.ts';
import { importFormPart } from '../imported-sources.ts';
import { memoizeByPair } from '../model/memoize.ts';
import type { FormSource, ProductSource } from '../model/product.ts';
import { questionRequestsOf } from '../model/screen/requests.ts';
import { compileRequest } from './compile-request.ts';
import { formPartsOf, picturesOf } from './form-parts.ts';
import { formToolsOf } from './form-tools.ts';
import { assetAddress, imported, made, onlyInModules, validatorOf } from './module-code.ts';
import type { EmitOptions } from './module-ids.ts';
import type { ReadsBack } from './reads-back.ts';

/** What the module of a form has of the screen and the product around it. */
export interface FormModule {
  options: EmitOptions;
  /** Tests whether visitors read an answer once more. */
  readsBack: () => ReadsBack;
  /** In place of those of the form alone. */
  marks?: FormPlan['marks'];
}

/** Returns a form for use in this process: without the parts that draw it. */
export const instantiateForm = ({ app }: Pick<ProductSource, 'app'>, form: FormSource) =>
  instantiated(app, form);

const instantiated = memoizeByPair((app: AppFile, form: FormSource) => compileForm(app, form));

/** Compiles a form: its plan, the validator of its answers, those of its conditions, and the calls of its questions. */
export function compileForm(app: AppFile, source: FormSource, module?: FormModule): CompiledForm {
  const form = compileStrictForm(app, source, module);
  return form.questions.some(({ remarks }) => remarks)
    ? made('withRemarks', withRemarks<CompiledForm>, form)
    : form;
}

/** Compiles a form whose validator also finds broken rules that only remark. */
export function compileStrictForm(
  app: AppFile,
  source: FormSource,
  module?: FormModule,
): CompiledForm {
  const planned = planForm(source, app);
  const { conditions, calculated, proposed, limits, calculationTests, ...rest } = planned;
  const { hasOwnConditions, readsSteps, parts: _, ...plan } = rest;
  const tests = calculationTests.map(validatorOf);
  const requests = compileQuestionRequests(app, source);
  // The path of a broken rule leads through the schema as it is written, not through its definitions.
  const validate: ValidateAnswers = validatorOf(limitedSchemaOf(source).schema);
  const form: CompiledForm = {
    ...plan,
    ...(module?.marks && { marks: module.marks }),
    validate:
      limits.length > 0
        ? made(
            'withCalculatedLimits',
            withCalculatedLimits,
            validate,
            made('calculator', calculator, limits, tests),
          )
        : validate,
    conditions: conditions.map((condition) => ({
      pointer: condition.pointer,
      test: validatorOf(compiledSchemaOf(condition)),
    })),
    ...(calculated.length > 0 && {
      calculateAnswers: made('calculator', calculator, calculated, tests),
    }),
    ...(proposed.length > 0 && { proposer: made('proposer', proposer, proposed, tests) }),
    ...(plan.questions.some(isFitted) && { fitAnswers: imported('fitAnswers', fitAnswers) }),
    ...formToolsOf(plan, module?.readsBack),
    ...(Object.keys(requests).length > 0 && { requests }),
    ...(module && drawnParts(planned, source, module.options)),
  };
  const asked = hasOwnConditions
    ? made(
        'withDataConditions',
        withDataConditions<CompiledForm>,
        form,
        dataConditionsOf(conditions),
      )
    : form;
  return readsSteps ? made('withoutSkippedSteps', withoutSkippedSteps<CompiledForm>, asked) : asked;
}

function compileQuestionRequests(app: AppFile, form: FormSource) {
  const requests: Record<string, QuestionRequests> = {};
  for (const { kind, field, request } of questionRequestsOf(form)) {
    requests[field.at] = { ...requests[field.at], [kind]: compileRequest(app, request) };
  }
  return requests;
}

/** Returns the parts of the engine, and the pictures, that draw a form. */
function drawnParts(
  plan: FormPlan,
  source: FormSource,
  { assetPath }: EmitOptions,
): Pick<CompiledForm, 'parts' | 'pictures'> {
  const parts = formPartsOf(plan, questionRequestsOf(source));
  const pictures = picturesOf(plan).map((file) => [file, assetAddress(assetPath(file))]);
  return {
    ...(parts.length > 0 && { parts: parts.map((path) => onlyInModules(importFormPart(path))) }),
    ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
  };
}
