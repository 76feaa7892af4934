// Proves that forms judge answers as the JSON Schema Test Suite says, or refuse the schema by a rule.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseProduct } from '../../../src/compiler/2-parse/parse-product.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { KeyedCache } from '../../../src/compiler/index.ts';
import { formsOf } from '../../../src/compiler/model/product.ts';
import { compileSchema } from '../../../src/compiler/schema/compile-validators.ts';
import { validatedSchema } from '../../../src/compiler/schema/object-shapes.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { tinySources } from '../../vite/overlay.ts';

/**
 * The JSON Schema Test Suite for draft-07, release 2.0.0: groups of tests by the name of their file. The suite is a copy,
 * with its licence, since the npm package of it holds nothing but a reference to a git repository.
 */
type Suite = Record<string, { description: string; schema: unknown; tests: SuiteTest[] }[]>;

interface SuiteTest {
  description: string;
  data: unknown;
  valid: boolean;
}

const suite: Suite = JSON.parse(readFileSync(new URL('draft7.json', import.meta.url), 'utf8'));

/** A schema of the suite as a person would put it into a form: with a type, and with titles. */
interface Adapted {
  folder: string;
  name: string;
  schema: JsonSchema;
  tests: { name: string; answers: unknown; valid: boolean }[];
}

const fieldTypes = ['string', 'number', 'boolean', 'array'];

const typeOf = (data: unknown): string =>
  Array.isArray(data) ? 'array' : data === null ? 'null' : typeof data;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const groups = Object.entries(suite).flatMap(([file, all]) =>
  all.map((group) => ({ ...group, name: `${file}: ${group.description}` })),
);

/** The schema of each group for one question: of its own type, or of each type that its tests have. */
const fields = groups.flatMap(({ name, schema, tests }, index): Adapted[] =>
  !isSchema(schema)
    ? []
    : fieldTypes
        .filter((type) => tests.some(({ data }) => typeOf(data) === type))
        .map((type) => {
          const { definitions, ...own } = schema;
          const value = { type, title: 'Value', ...own };
          return {
            folder: `field-${index}-${type}`,
            name: `${name}, as a field of type ${type}`,
            schema: {
              type: 'object',
              title: 'Form',
              ...(definitions && { definitions }),
              properties: { value },
            },
            tests: tests
              .filter(({ data }) => typeOf(data) === type)
              .map(({ description, data, valid }) => ({
                name: `${name}: ${description}`,
                answers: { value: data },
                valid,
              })),
          };
        }),
);

/** The schema of each group for the form as a whole, where its tests have objects. */
const forms = groups.flatMap(({ name, schema, tests }, index): Adapted[] =>
  !isSchema(schema) || !tests.some(({ data }) => typeOf(data) === 'object')
    ? []
    : [
        {
          folder: `form-${index}`,
          name: `${name}, as a form`,
          schema: withTitles({ type: 'object', ...schema }),
          tests: tests
            .filter(({ data }) => typeOf(data) === 'object')
            .map(({ description, data, valid }) => ({
              name: `${name}: ${description}`,
              answers: data,
              valid,
            })),
        },
      ],
);

/** Gives a form and its fields titles. */
function withTitles(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (!properties) return { title: 'Form', ...schema };
  const titled = Object.entries(properties).map(([name, field]) => [
    name,
    isSchema(field) ? { title: `Field ${name}`, ...field } : field,
  ]);
  return { title: 'Form', ...schema, properties: Object.fromEntries(titled) };
}

const cases = [...fields, ...forms];

/** All cases in one product, a screen each, since most of the time goes into the product around them. */
const sources = tinySources(
  Object.fromEntries(
    cases.flatMap(({ folder, schema }) => [
      [
        `${folder}/screen.json`,
        {
          kind: 'form',
          route: `/${folder}`,
          title: 'Form',
          submit: {
            call: 'send',
            send: { from: '/answers' },
            outcomes: { success: { go: '/done' }, failure: { say: 'Please try again.' } },
          },
        },
      ],
      [`${folder}/schema.json`, JSON.stringify(schema)],
      [`${folder}/ui.json`, {}],
    ]),
  ),
);

describe('The JSON Schema Test Suite', () => {
  const found = new Map<string, Set<string>>();
  const schemas = new Map<string, JsonSchema>();

  beforeAll(() => {
    for (const { file, rule, severity } of createCompiler('forms').compile(sources).diagnostics) {
      const [, folder = '', name] = file.split('/');
      if (severity === 'warning' || name === 'screen.json' || rule === 'missing-message') continue;
      found.set(folder, (found.get(folder) ?? new Set()).add(rule));
    }
    const product = parseProduct('forms', sources, new KeyedCache());
    for (const form of formsOf(product)) schemas.set(form.folder.split('/')[1] ?? '', form.schema);
  });

  it('is validated as it says wherever a form accepts it', () => {
    const wrong: string[] = [];
    let validated = 0;
    for (const { folder, tests } of cases) {
      if (found.has(folder)) continue;
      const validate = compileSchema(validatedSchema(schemas.get(folder) ?? { not: {} }));
      for (const { name, answers, valid } of tests) {
        validated++;
        if (validate(answers) !== valid) wrong.push(`${folder} ${name}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(validated).toBeGreaterThan(0);
  });

  it('is refused where a form cannot hold it, each case by the same rules', async () => {
    const refused = cases.flatMap(({ folder, name }) => {
      const rules = found.get(folder);
      return rules ? [`${name}: ${[...rules].sort().join(', ')}`] : [];
    });
    await expect(`${refused.join('\n')}\n`).toMatchFileSnapshot('refused.txt');
  });
});
