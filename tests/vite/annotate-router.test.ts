// Proves that react-router whose unused statements are marked has the same exports, matches and HTML as the original.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as original from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { annotateRouter, routerPatterns } from '../../src/vite/annotate-router.ts';

type Router = typeof original;

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const copies = resolve('node_modules/.cache', `annotated-router-${process.pid}`);
const modules = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
const annotated = modules.map((file) => ({
  file,
  ...annotateRouter(readFileSync(join(folder, file), 'utf8')),
}));
let router: Router;

beforeAll(async () => {
  mkdirSync(copies, { recursive: true });
  for (const { file, code } of annotated) writeFileSync(join(copies, file), code);
  router = await import(/* @vite-ignore */ join(copies, 'index.mjs'));
});

afterAll(() => rmSync(copies, { recursive: true, force: true }));

it.each(routerPatterns)(
  'react-router has statements of the pattern "%s": else read its top level again, and annotate-router.ts',
  (pattern) => expect(annotated.some(({ matched }) => matched.has(pattern))).toBe(true),
);

it('a module without such statements stays as it is, and matches nothing', () => {
  const { code, matched } = annotateRouter('export const one = 1;\n');
  expect([code, matched.size]).toEqual(['export const one = 1;\n', 0]);
});

it('exports the same names', () => {
  const names = Object.keys(router).filter((name) => name !== 'default');
  expect(Object.keys(original)).toEqual(expect.arrayContaining(names));
  expect(names).toContain('StaticRouter');
});

const routes = [{ path: '/' }, { path: '/join/:part' }, { path: '*' }];

it.each(['/', '/join/one', '/nowhere/at/all'])('matches %s to the same route', (path) => {
  expect(router.matchRoutes(routes, path)).toEqual(original.matchRoutes(routes, path));
});

it.each(['/base', '/base/join?a=1#b'])('renders links at %s as the same HTML', (location) => {
  const html = ({ StaticRouter, useHref, useLocation, Link }: Router) => {
    const Here = () => {
      const { pathname, search, hash } = useLocation();
      const texts = [pathname, search, hash, useHref({ search, hash: '#c' })];
      return createElement(Link, { to: '/other' }, texts.join(' '));
    };
    const page = createElement(Here);
    return renderToStaticMarkup(createElement(StaticRouter, { location, basename: '/base' }, page));
  };
  expect(html(router)).toBe(html(original));
});
