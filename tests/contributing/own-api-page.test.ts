// Proves that the table of calls in the manual for an own API is that of the definitions.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type RequestSource, requestsOf } from '../../src/compiler/index.ts';
import { openApiOf } from '../../src/openapi/index.ts';
import { compileProduct } from '../forms/products.ts';

const page = readFileSync('forms/manual/your-own-api.md', 'utf8');
const { product } = await compileProduct('forms');
const described = JSON.stringify(openApiOf(product).paths);

/** Returns the cells of the table's row about a call. */
const cellsOf = (call: string): string[] =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| \`${call}\` | \`${product.app.calls[call]?.method} /`))
    ?.slice(2, -2)
    .split(' | ') ?? [];

const code = (text: string) => `\`${text}\``;

/** Says in a few words what each outcome of a request does. */
function effectsOf({ request }: RequestSource): string {
  const outcomes = 'outcomes' in request ? Object.entries(request.outcomes ?? {}) : [];
  return outcomes
    .map(([name, outcome]) => {
      const effects = [outcome].flat().map(({ go, fields }) => {
        if (go !== undefined) return code(go);
        const names = Object.keys(fields ?? {}).map(code);
        return names.length > 0 ? `a message at ${names.join(' and ')}` : 'a sentence';
      });
      return `${code(name)}: ${effects.join(' or ')}`;
    })
    .join('; ');
}

it.each(Object.entries(product.app.calls))('the call %s', (name, call) => {
  const requests = product.screens.flatMap((screen) =>
    requestsOf(screen)
      .filter(({ request }) => request.call === name)
      .map((one) => ({ one, by: `${one.kind} of ${code(screen.screen.route ?? '')}` })),
  );
  const [, path, by, sent = '', back = '', ...rest] = cellsOf(name);
  expect([path, by, ...rest]).toEqual([
    code(`${call.method} /${call.path.replace(/^\//, '')}`),
    requests.map((one) => one.by).join(', '),
    call.cookies ? 'yes' : 'no',
    call.once ? 'yes' : 'no',
    requests.map(({ one }) => effectsOf(one)).join('; '),
  ]);
  const names = [...`${sent} ${back}`.matchAll(/`([\w.]+)`/g)].flatMap(([, path = '']) =>
    path.split('.'),
  );
  expect(names.filter((one) => !described.includes(`"${one}"`))).toEqual([]);
});

it('each call has one row', () => {
  const rows = page.match(/^\| `\w+` \| `[A-Z]+ \//gm) ?? [];
  expect(rows).toHaveLength(Object.keys(product.app.calls).length);
});
