// Proves that the condition of a step can test several data sources, each with definitions of its own.
import { describe, expect, it } from 'vitest';
import {
  normalizeCondition,
  schemaOfCondition,
} from '../../../../src/compiler/model/form/data-condition.ts';
import { compileSchema } from '../../../../src/compiler/schema/compile-validators.ts';

const isLarge = { required: ['size'], properties: { size: { const: 'large' } } };

describe('the condition of a step', () => {
  it('is one over the answers where it names no data source', () => {
    expect(normalizeCondition(isLarge)).toEqual({ answers: isLarge });
    expect(normalizeCondition({})).toEqual({ answers: {} });
  });

  it('stays as it is where it names one', () => {
    expect(normalizeCondition({ loaded: isLarge })).toEqual({ loaded: isLarge });
  });
});

it('the schema of a condition has the definitions of each of its parts in their place', () => {
  const referring = { definitions: { large: isLarge }, $ref: '#/definitions/large' };
  const holds = compileSchema(schemaOfCondition({ answers: referring, loaded: isLarge }));
  expect(holds({ answers: { size: 'large' }, loaded: { size: 'large' } })).toBe(true);
  expect(holds({ answers: { size: 'small' }, loaded: { size: 'large' } })).toBe(false);
  expect(holds({ answers: { size: 'large' } })).toBe(false);
});
