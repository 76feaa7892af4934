// Proves that a build carries the licences of all its packages, each of them permissive.
import { expect, test } from 'vitest';
import { product } from './provider.ts';

const permissive = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

test('a build carries the licences of everything in its scripts, all of them permissive', async () => {
  const text = await (await fetch(`${product}/licenses.md`)).text();
  const packages = [...text.matchAll(/^## (\S+) - \S+ \((.*)\)$/gm)];
  expect(packages.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@rjsf/core', '@mui/material', 'swr']),
  );
  expect(packages.filter(([, , licence]) => !permissive.includes(licence ?? ''))).toEqual([]);
});
