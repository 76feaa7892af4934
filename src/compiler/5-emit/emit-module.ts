// The fifth phase of the compiler. Its parts, by the module that they write:
//
// app-module.ts      the product, with its page-parts.ts and used-texts.ts
// screen-module.ts   a screen, from plan-screen.ts
// form-module.ts     a form, from the plan of the analysis
// emit-requests.ts   the calls in screens and forms, from plan-requests.ts
// compile-values.ts  the values that texts show
// module-ids.ts      the names of the modules
//
// instantiate.ts makes forms and screens in this process, as the modules would export them.

import { screensSharingValues } from '../3-analyze/mappings/page-values.ts';
import type { ProductSource } from '../model/product.ts';
import { emitApp } from './app-module.ts';
import { emitFormModule } from './form-module.ts';
import { type EmitOptions, modulePrefix } from './module-ids.ts';
import { emitScreen } from './screen-module.ts';

/** Returns the code of a compiled module by its id; `undefined` for an unknown one. */
export function emitModule(
  product: ProductSource,
  id: string,
  options: EmitOptions,
): string | undefined {
  if (id === modulePrefix) return emitApp(product, options);
  const { kind, source, stepId } = parseModuleId(product, id);
  if (!source) return undefined;
  if (kind === 'screen') return emitScreen(product, source, options);
  const step = kind === 'step' && stepId ? source.steps.get(stepId) : undefined;
  return step && emitFormModule(product, step, options, source);
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
