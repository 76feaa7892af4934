// Proves that a script works on the product of the folder in which npm was called, and that paths count from there.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findProduct, resolvePaths } from '../../.ci/caller-folder.mjs';

let company: string;
let engine: string;

beforeEach(() => {
  company = mkdtempSync(join(tmpdir(), 'caller-'));
  engine = join(company, 'engine');
  for (const forms of [join(company, 'forms'), join(engine, 'forms')]) {
    mkdirSync(forms, { recursive: true });
    writeFileSync(join(forms, 'app.json'), '{}');
  }
});

afterEach(() => rmSync(company, { recursive: true, force: true }));

it('paths of the environment count from there, and other variables are left alone', () => {
  const env = {
    FORMS_DIR: 'forms',
    DATA_DIR: '/data',
    OUT_DIR: '',
    PORT: '4173',
    PAGES_KEY_FILE: 'key',
  };
  expect(resolvePaths(env, '/company')).toEqual({
    FORMS_DIR: '/company/forms',
    DATA_DIR: '/data',
    PAGES_KEY_FILE: '/company/key',
  });
});

it('without FORMS_DIR it is the product of that folder, else that of the engine', () => {
  const product = { forms: join(company, 'forms'), isOwn: false };
  const own = { forms: join(engine, 'forms'), isOwn: true };
  expect(findProduct(undefined, company, engine)).toEqual(product);
  expect(findProduct(undefined, join(company, 'forms'), engine)).toEqual(product);
  expect(findProduct(undefined, engine, engine)).toEqual(own);
  expect(findProduct(undefined, join(engine, 'forms'), engine)).toEqual(own);
  expect(findProduct(undefined, tmpdir(), engine)).toEqual(own);
});

it('FORMS_DIR has to name a product', () => {
  expect(findProduct(join(company, 'forms'), engine, engine).problem).toBeUndefined();
  expect(findProduct(engine, company, engine).problem).toContain(`${engine} has no app.json`);
  const missing = join(company, 'none');
  expect(findProduct(missing, company, engine).problem).toContain(`no folder ${missing}`);
});
