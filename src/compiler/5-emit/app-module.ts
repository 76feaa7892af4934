import type { JsonSchema } from '../../definition/json-schema.ts';
import { milliseconds } from '../model/duration.ts';
import type { ProductSource } from '../model/product.ts';
import { textsOf } from '../model/texts.ts';
import { compileValidators } from '../schema/compile-validators.ts';
import { formPlan } from './form-module.ts';
import { type EmitOptions, loaderOf, modulePrefix } from './module-ids.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Returns the code of the module that the whole product starts from: its theme, texts, calls, and its screens by route. */
export function emitApp(product: ProductSource, options: EmitOptions): string {
  const { app } = product;
  const { logo } = app;
  const { code, calls } = emitCalls(app.calls ?? {});
  const rest = {
    name: app.name,
    language: app.language,
    theme: { radius: 8, ...app.theme },
    provider: { ...app.provider, host: options.providerHost ?? app.provider.host },
    visit: app.visit,
    texts: textsOf(app),
  };
  return [
    logo && `import logo from ${json(`${options.assetPath(logo.file)}?url`)};`,
    logo?.darkFile && `import darkLogo from ${json(`${options.assetPath(logo.darkFile)}?url`)};`,
    code,
    `export const app = { ...${json(rest)},`,
    logo &&
      `logo: { src: logo, ${logo.darkFile ? 'darkSrc: darkLogo, ' : ''}alt: ${json(logo.alt)}, height: ${logo.height ?? 32} },`,
    `calls: { ${calls.join(', ')} },`,
    `screens: [${emitReferences(product, options).join(', ')}] };`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The calls, and the validators of their responses. */
function emitCalls(calls: NonNullable<ProductSource['app']['calls']>) {
  const responses = Object.entries(calls).flatMap(([name, { response }]) =>
    response ? [[name, response as JsonSchema] as const] : [],
  );
  const exportOf = new Map(responses.map(([name], index) => [name, `response${index}`]));
  const schemas = responses.map(([name, schema]) => [exportOf.get(name), schema]);
  return {
    code: compileValidators(Object.fromEntries(schemas)),
    calls: Object.entries(calls).map(([name, { response: _, timeout, ...call }]) => {
      const entry = { ...call, name, timeout: timeout && milliseconds(timeout) };
      const validator = exportOf.get(name);
      return `${json(name)}: { ...${json(entry)}${validator ? `, response: ${validator}` : ''} }`;
    }),
  };
}

/** The screens as far as the product knows them before it loads one. */
const emitReferences = (product: ProductSource, options: EmitOptions): string[] =>
  product.screens.map(({ id, screen, form }) => {
    const { kind, route, title } = screen;
    const widgets = kind === 'form' && form ? formPlan(product, form).widgets : [];
    const load = loaderOf(`${modulePrefix}/screen/${id}`, options);
    return `{ ...${json({ id, kind, route, title, widgets })}, load: ${load} }`;
  });
