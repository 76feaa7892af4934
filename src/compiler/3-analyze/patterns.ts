import { casesIn } from '../model/cases.ts';
import type { ProductSource } from '../model/product.ts';
import { findSchemas } from './schemas.ts';

/** A regular expression of a schema. */
export interface PatternSource {
  file: string;
  pointer: string;
  pattern: string;
  /** Most characters of a text that is matched, where its length is limited beside the expression. */
  maxLength?: number;
}

/** Finds the regular expressions in the schemas of forms, responses and conditions. */
export const findPatterns = (product: ProductSource): PatternSource[] =>
  findSchemas(product).flatMap(({ file, schema, pointer }) => {
    const { maxLength } = schema;
    const limit = typeof maxLength === 'number' ? { maxLength } : {};
    return casesIn(schema.pattern, `${pointer}/pattern`).flatMap(({ value, at }) =>
      typeof value === 'string' ? [{ file, pointer: at, pattern: value, ...limit }] : [],
    );
  });
