// Proves that modules merge values by the code for given answers where a mapping needs it, and nowhere else.
import { describe, expect, it } from 'vitest';
import type { CompiledFormScreen } from '../../../src/compiled/screen.ts';
import { compileScreen, instantiateScreen } from '../../../src/compiler/5-emit/compile-screen.ts';
import { moduleCode } from '../../../src/compiler/5-emit/module-code.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { resolveRequest } from '../../../src/core/mapping/resolve-request.ts';
import { withEmptyValues } from '../../../src/engine/form/answers.ts';
import { importModule } from '../../forms/form/import-module.ts';
import { tinySources } from '../../vite/overlay.ts';

const { compile } = createCompiler('forms');
const copied = { nickname: { from: '/answers/email' } };

function homeOf(unanswered: string, merge: object[]) {
  const { product } = compile(
    tinySources({
      'home/screen.json': { submit: { unanswered, send: { email: null, merge } } },
      'home/schema.json': { properties: { nickname: { type: 'string', title: 'Nickname' } } },
    }),
  );
  const source = product.screens.find(({ id }) => id === 'home');
  if (!source) throw new Error('There is no screen.');
  return {
    product,
    source,
    code: moduleCode(compileScreen(product, source, { assetPath: (file) => file })),
  };
}

describe.each([
  ['in this process', ({ product, source }) => instantiateScreen(product, source)],
  [
    'in its module',
    async ({ code }) => (await importModule<{ default: CompiledFormScreen }>(code)).default,
  ],
] as [string, (home: ReturnType<typeof homeOf>) => Promise<CompiledFormScreen>][])(
  'a screen %s sends',
  (_, compiled) => {
    async function sent(unanswered: string, answers: object) {
      const screen = await compiled(homeOf(unanswered, [copied, { from: '/answers' }]));
      const all =
        unanswered === 'empty'
          ? withEmptyValues(screen.form.questions, { ...answers })
          : { ...answers };
      return resolveRequest(screen.submit, { answers: all }).send;
    }

    it.each(['empty', 'omit'])(
      'another answer in the place of one that is missing: %s',
      async (unanswered) => {
        expect(await sent(unanswered, { email: 'a@b.example' })).toMatchObject({
          email: 'a@b.example',
          nickname: 'a@b.example',
        });
      },
    );

    it.each(['empty', 'omit'])(
      'an answer in the place of the other one: %s',
      async (unanswered) => {
        expect(await sent(unanswered, { email: 'a@b.example', nickname: 'A' })).toMatchObject({
          nickname: 'A',
        });
      },
    );
  },
);

it('a screen that merges answers with loaded data alone loads nothing for it', () => {
  const merged = (merge: object[]) => homeOf('empty', merge).code.includes('merge-given');
  expect(merged([{ from: '/query' }, { kind: 'new' }])).toBe(false);
  expect(merged([{ from: '/loaded' }, { from: '/answers' }])).toBe(false);
  expect(merged([copied, { from: '/answers' }])).toBe(true);
});
