// Proves that the README and the types agree with package.json on the oldest version of Node.js.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { devDependencies, engines } from '../package.json' with { type: 'json' };

const oldest = engines.node.replace('>=', '');

it('the README names it', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`any other from ${oldest} on`);
});

it('the types are of it, so that the code uses nothing newer', () => {
  const [major, minor] = devDependencies['@types/node'].split('.');
  expect(`${major}.${minor}`).toBe(oldest);
});
