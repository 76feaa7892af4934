import { importSource, sourceOf } from '../imported-sources.ts';
import type { ProductSource, ScreenSource } from '../model/product.ts';
import { compileValidators } from '../schema/compile-validators.ts';
import {
  type EmittedPart,
  emitScreenRequests,
  emitStepRequest,
  emitTools,
} from './emit-requests.ts';
import { emitForm } from './form-module.ts';
import { type EmitOptions, loaderOf, modulePrefix } from './module-ids.ts';
import type { RequestPlan } from './plan-requests.ts';
import { planScreen, type ScreenPlan, storesFiles } from './plan-screen.ts';
import { sendersOf, shownScreensOf } from './senders.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Returns the code of a screen. A form screen brings its form along; the steps of a wizard are loaded one by one. */
export function emitScreen(
  product: ProductSource,
  source: ScreenSource,
  options: EmitOptions,
): string {
  const { id, screen, form } = source;
  const plan = planScreen(product, source, options.providerHost);
  const loads = loadsOf(plan, screen);
  if (screen.kind === 'page') {
    const senders = loadersOf(sendersOf(product, source), options);
    const resend = senders
      ? `, loadResend: () => import(${sourceOf('ResendButton')}), senders: ${senders}`
      : '';
    const shown = loadersOf(shownScreensOf(product, source), options);
    const inLanguage = shown
      ? `, loadInLanguage: () => import(${sourceOf('inLanguage')}), shownScreens: ${shown}`
      : '';
    return `export default { ...${json(plan.head)}${loads}${resend}${inLanguage} };`;
  }
  const requests = emitScreenRequests(plan.requests);
  const tools = emitTools(plan, 'prefill', requests.schemas);
  const placesMessages = plan.requests.some((one) => one.placesMessages);
  const properties = [
    `...${json(plan.head)}${tools}${loads}`,
    ...(storesFiles(plan)
      ? [`draft: { ...${json(plan.head.draft)}, deleteFiles: deleteStoredFilesOf }`]
      : []),
    ...requests.entries,
    ...(placesMessages ? ['placeMessages'] : []),
    ...(plan.requests.some(({ kind }) => kind === 'saveLater')
      ? [`loadSaveLater: () => import(${sourceOf('saveLaterParts')})`]
      : []),
  ].join(', ');
  const all = [...plan.requests, ...plan.steps.flatMap(({ request }) => request ?? [])];
  const calculates = [plan, ...all].some((one) => one.calculates);
  const chooses = [plan, ...all].some((one) => one.chooses);
  const imports = [
    ...plan.requests.map(({ sendsFiles }) => importOfFiles(sendsFiles)),
    plan.requests.some(({ mergesGiven }) => mergesGiven) && importSource('mergeGiven'),
    all.some(({ leadsTo }) => leadsTo) && importSource('goResolver'),
    plan.requests.some((one) => one.readsFieldErrors) && importSource('readFieldErrors'),
    placesMessages && importSource('placeMessages'),
  ];
  if (screen.kind === 'form') {
    const screenPlan = () => plan;
    const others = { schemas: requests.schemas, calculates, chooses, screenPlan };
    const emitted = form
      ? emitForm(product, form, options, others)
      : {
          code: (chooses ? importSource('chooser') : '') + compileValidators(requests.schemas),
          form: 'undefined',
        };
    return `${imports.filter(Boolean).join('')}${emitted.code}\nexport default { ${properties}, form: ${emitted.form} };`;
  }
  const steps = emitSteps(id, plan.steps, options);
  const code = compileValidators({ ...steps.schemas, ...requests.schemas });
  imports.push(
    plan.steps.some(({ head }) => head.forEach) && importSource('itemSteps'),
    calculates && importSource('calculate'),
    chooses && importSource('chooser'),
  );
  return `${imports.filter(Boolean).join('')}${code}\nexport default { ${properties}, steps: [${steps.entries.join(', ')}] };`;
}

/** Returns the code that loads parts of the engine for some screens alone, after a comma. */
function loadsOf({ head }: ScreenPlan, screen: ScreenSource['screen']): string {
  const isPrintable = screen.kind === 'page' && (screen.review || screen.print);
  return [
    head.addresses ? `, loadAddressLink: () => import(${sourceOf('addressLink')})` : '',
    isPrintable ? `, loadPrintable: () => import(${sourceOf('PrintButton')})` : '',
  ].join('');
}

/** Returns the code of an object that loads screens, by their ids; `undefined` for none. */
function loadersOf(screens: string[], options: EmitOptions): string | undefined {
  if (screens.length === 0) return undefined;
  const loaders = screens.map(
    (id) => `${json(id)}: ${loaderOf(`${modulePrefix}/screen/${id}`, options)}`,
  );
  return `{ ${loaders.join(', ')} }`;
}

function importOfFiles(sendsFiles: RequestPlan['sendsFiles']): string {
  if (!sendsFiles) return '';
  if (sendsFiles === 'memory') return importSource('withFiles');
  return importSource('deleteStoredFilesOf') + importSource('withStoredFiles');
}

/** The steps of a wizard, with the answers that open them. */
function emitSteps(screen: string, steps: ScreenPlan['steps'], options: EmitOptions): EmittedPart {
  const named = steps.flatMap(({ exits, when }, index) => [
    ...(when ? [[`when${index}`, when] as const] : []),
    ...exits.map((exit, position) => [`exit${index}_${position}`, exit.when] as const),
  ]);
  const schemas: EmittedPart['schemas'] = Object.fromEntries(named);
  const entries = steps.map(({ head, exits, when, request, step: { id, kind } }, index) => {
    const condition = when ? `, when: when${index}` : '';
    const leaving = exits.map(
      (exit, position) => `{ ...${json(exit.head)}, when: exit${index}_${position} }`,
    );
    const loading = request ? `, request: ${emitStepRequest(request, index, schemas)}` : '';
    const repeated = head.forEach ? ', itemSteps' : '';
    const start = `...${json(head)}${repeated}${condition}${loading}${leaving.length > 0 ? `, exits: [${leaving.join(', ')}]` : ''}`;
    if (kind === 'review') return `{ ${start} }`;
    return `{ ${start}, load: ${loaderOf(`${modulePrefix}/step/${screen}/${id}`, options)} }`;
  });
  return { schemas, entries };
}
