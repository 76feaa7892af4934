// Proves that forms:openapi prints the description of the product that is named, and nothing else.
import { expect, it } from 'vitest';
import { runCommand } from '../../src/commands/command.ts';
import { openApiCommand } from '../../src/commands/openapi-command.ts';

async function run(args: string[], env: Record<string, string> = {}) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(openApiCommand, args, {
    cwd: process.cwd(),
    env,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, text: printed.join('\n'), errors };
}

it.each([
  ['of an argument', ['tests/products/poll'], {}],
  ['of FORMS_DIR', [], { FORMS_DIR: 'tests/products/poll' }],
])(
  'prints the description of the calls of the product %s, and nothing else',
  async (_, args, env) => {
    const { code, text, errors } = await run(args, env);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', paths: expect.any(Object) });
  },
);

it.each([
  [{}, '/'],
  [{ BASE_PATH: '/apply/' }, '/apply'],
  [{ BASE_PATH: '/apply/', PROVIDER_HOST: 'https://api.example/v2' }, 'https://api.example/v2'],
])('with %j, the server is %s', async (env: Record<string, string>, url) => {
  const { text } = await run(['tests/products/poll'], env);
  expect(JSON.parse(text).servers).toEqual([{ url }]);
});

it('refuses an address of the provider that is none', async () => {
  const { code, errors } = await run(['tests/products/poll'], { PROVIDER_HOST: 'api.example' });
  expect({ code, errors }).toEqual({
    code: 64,
    errors: [expect.stringContaining('PROVIDER_HOST is "api.example"')],
  });
});

it('refuses a folder that is none', async () => {
  const { code, errors } = await run(['nowhere']);
  expect(code).toBe(66);
  expect(errors).toHaveLength(1);
});
