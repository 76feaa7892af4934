import type { JsonSchema } from '../../definition/json-schema.ts';
import type { ProductSource, ScreenSource } from '../model/product.ts';
import { compileValidators } from '../schema/compile-validators.ts';
import { emitForm } from './form-module.ts';
import { type EmitOptions, importOfCalculations, loaderOf, modulePrefix } from './module-ids.ts';
import type { RequestPlan } from './plan-requests.ts';
import { planScreen, type ScreenPlan } from './plan-screen.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Schemas that a module compiles, by the names of their validators, and the code that uses them. */
interface EmittedPart {
  schemas: Record<string, JsonSchema>;
  entries: string[];
}

/** Returns the code of a screen. A form screen brings its form along; the steps of a wizard are loaded one by one. */
export function emitScreen(
  product: ProductSource,
  source: ScreenSource,
  options: EmitOptions,
): string {
  const { id, screen, form } = source;
  const plan = planScreen(product, source);
  if (screen.kind === 'page') return `export default ${json(plan.head)};`;
  const requests = emitRequests(plan.requests);
  const properties = [
    `...${json(plan.head)}`,
    ...(plan.calculates ? ['calculate'] : []),
    ...requests.entries,
  ].join(', ');
  const imports =
    plan.calculates || plan.requests.some((request) => request.calculates)
      ? importOfCalculations('calculate')
      : '';
  if (screen.kind === 'form') {
    const body = form
      ? emitForm(product, form, requests.schemas).replace('export default', 'const form =')
      : compileValidators(requests.schemas);
    return `${imports}${body}\nexport default { ${properties}, form };`;
  }
  const steps = emitSteps(id, plan.steps, options);
  const code = compileValidators({ ...steps.schemas, ...requests.schemas });
  return `${imports}${code}\nexport default { ${properties}, steps: [${steps.entries.join(', ')}] };`;
}

/** The calls of a screen: "load" and "submit". */
function emitRequests(requests: RequestPlan[]): EmittedPart {
  const validators = requests.flatMap(({ kind, response }) =>
    response ? [[`${kind}Response`, response] as const] : [],
  );
  const schemas: EmittedPart['schemas'] = Object.fromEntries(validators);
  const entries = requests.map((plan) => {
    const { kind, request, call, response, calculates } = plan;
    const validator = response ? `, response: ${kind}Response` : '';
    const lists = emitOutcomeLists(plan, schemas);
    const calculate = calculates ? ', calculate' : '';
    return `${kind}: { ...${json(request)}, call: { ...${json(call)}${validator} }${lists}${calculate} }`;
  });
  return { schemas, entries };
}

/** Returns the outcomes of a call once more where some depend on conditions; adds the schemas of these. */
function emitOutcomeLists(
  { kind, request, outcomeLists }: RequestPlan,
  schemas: EmittedPart['schemas'],
): string {
  const lists = Object.entries(outcomeLists).map(([name, list]) => {
    const entries = list.map(({ effects, when }) => {
      if (!when) return json(effects);
      const validator = `${kind}When${Object.keys(schemas).length}`;
      schemas[validator] = when;
      return `{ ...${json(effects)}, when: ${validator} }`;
    });
    return `${json(name)}: [${entries.join(', ')}]`;
  });
  return lists.length === 0
    ? ''
    : `, outcomes: { ...${json(request.outcomes)}, ${lists.join(', ')} }`;
}

/** The steps of a wizard, with the answers that open them. */
function emitSteps(screen: string, steps: ScreenPlan['steps'], options: EmitOptions): EmittedPart {
  const schemas = steps.flatMap(({ exits, step: { when } }, index) => [
    ...(when ? [[`when${index}`, when] as const] : []),
    ...exits.map((exit, position) => [`exit${index}_${position}`, exit.when] as const),
  ]);
  const entries = steps.map(({ head, exits, step: { id, kind, when } }, index) => {
    const condition = when ? `, when: when${index}` : '';
    const leaving = exits.map(
      (exit, position) => `{ ...${json(exit.head)}, when: exit${index}_${position} }`,
    );
    const start = `...${json(head)}${condition}${leaving.length > 0 ? `, exits: [${leaving.join(', ')}]` : ''}`;
    if (kind === 'review') return `{ ${start} }`;
    return `{ ${start}, load: ${loaderOf(`${modulePrefix}/step/${screen}/${id}`, options)} }`;
  });
  return { schemas: Object.fromEntries(schemas), entries };
}
