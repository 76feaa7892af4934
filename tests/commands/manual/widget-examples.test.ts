// Proves that the checker accepts the example of each widget, which the reference shows.
import { expect, it } from 'vitest';
import { createCompiler, formatDiagnostic } from '../../../src/compiler/index.ts';
import { arrangements, widgetCatalogue } from '../../../src/definition/widget-catalogue/index.ts';
import { widgetCalls } from '../../../src/manual/pictures/widget-calls.ts';
import { tinySources } from '../../vite/overlay.ts';

const { compile } = createCompiler('forms');

/** Returns the tiny product with further questions in its first form, and with the calls that these name. */
function productWith({ schema, ui = {} }: { schema: object; ui?: object }) {
  const named = Object.entries(widgetCalls).filter(([name]) =>
    JSON.stringify(ui).includes(`"${name}"`),
  );
  return tinySources({
    'app.json': { calls: Object.fromEntries(named.map(([name, { call }]) => [name, call])) },
    'sandbox.json': { calls: Object.fromEntries(named.map(([name, { local }]) => [name, local])) },
    'home/screen.json': { submit: { send: { others: { from: '/answers' } } } },
    'home/schema.json': { properties: schema },
    'home/ui.json': ui,
  });
}

it.each(Object.entries({ ...widgetCatalogue, ...arrangements }))(
  'the example of %s has no finding',
  (_name, { example }) => {
    const sources = productWith(example);
    const { diagnostics } = compile(sources);
    expect(diagnostics.map((one) => formatDiagnostic(one, undefined))).toEqual([]);
  },
);
