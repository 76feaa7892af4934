// The fifth phase of the compiler: it makes forms and screens that work in this process, and writes modules with them.
//
// app-module.ts         the product, with its page-parts.ts and used-texts.ts
// country-names-module.ts
//                       the names of countries in its language, for lists and reviews
// compile-screen.ts     a screen, with its compile-draft.ts, compile-steps.ts and compile-screen-requests.ts
// compile-form.ts       a form, from the plan of the analysis, with its form-parts.ts and form-tools.ts
// compile-request.ts    a call
// compile-values.ts     the values that texts show
// evaluate.ts           values of calculations and mappings that no module has
// module-code.ts        the code of these forms and screens
// module-ids.ts         the names of the modules

import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledWizard } from '../../compiled/screen.ts';
import { screensSharingValues } from '../3-analyze/mappings/page-values.ts';
import { planForm } from '../3-analyze/plan/plan-form.ts';
import { requiredMarks } from '../3-analyze/plan/required-marks.ts';
import {
  type FormSource,
  formsInOrder,
  type ProductSource,
  type ScreenSource,
} from '../model/product.ts';
import { emitApp } from './app-module.ts';
import { compileForm } from './compile-form.ts';
import { compileScreen } from './compile-screen.ts';
import { emitCountryNames, showsCountries } from './country-names-module.ts';
import { moduleCode } from './module-code.ts';
import { countryNamesModule, type EmitOptions, modulePrefix } from './module-ids.ts';
import { readsBack } from './reads-back.ts';

/** Returns the code of a compiled module by its id; `undefined` for an unknown one. */
export function emitModule(
  product: ProductSource,
  id: string,
  options: EmitOptions,
): string | undefined {
  if (id === modulePrefix) return emitApp(product, options);
  if (id === countryNamesModule) return emitCountryNames(product);
  const { kind, source, stepId } = parseModuleId(product, id);
  if (!source) return undefined;
  if (kind === 'screen') {
    const screen = compileScreen(product, source, options);
    return withCountryNames(moduleCode(screen), screen.kind === 'form' ? screen.form : undefined);
  }
  const step = kind === 'step' && stepId ? source.steps.get(stepId) : undefined;
  const form = step && compileStep(product, step, options, source);
  return form && withCountryNames(moduleCode(form), form);
}

/** Returns the code of a module with a form, which imports the names of countries where the form shows some. */
const withCountryNames = (code: string, form: CompiledForm | undefined): string =>
  form && showsCountries(form) ? `import ${JSON.stringify(countryNamesModule)};\n${code}` : code;

/** Compiles the form of a step, which marks its questions as all steps of the wizard do. */
function compileStep(
  product: ProductSource,
  step: FormSource,
  options: EmitOptions,
  wizard: ScreenSource,
): CompiledForm {
  const { app } = product;
  const steps = formsInOrder(wizard).map((one) => planForm(one, app));
  return compileForm(app, step, {
    options,
    marks: requiredMarks(planForm(step, app), steps),
    readsBack: () => readsBack(wizard, compileScreen(product, wizard) as CompiledWizard),
  });
}

/** Returns the sources of a module, beside the options: while these are the same objects, its code is the same. */
export function moduleSources(product: ProductSource, id: string): unknown[] {
  if (id === modulePrefix) return [product];
  const { source } = parseModuleId(product, id);
  const others = source ? screensSharingValues(product, source) : [];
  return [product.app, source, ...others];
}

function parseModuleId({ screens }: ProductSource, id: string) {
  const [kind, screenId, stepId] = id.slice(modulePrefix.length + 1).split('/');
  return { kind, stepId, source: screens.find((screen) => screen.id === screenId) };
}
