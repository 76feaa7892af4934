import type { KeywordCxt } from 'ajv';
import { _Code } from 'ajv/dist/compile/codegen/code.js';

/** Returns the name of a function that the compiled code contains as it stands. */
export const functionIn = (gen: KeywordCxt['gen'], ref: (...values: never[]) => unknown) =>
  gen.scopeValue('func', { ref, code: new _Code(`${ref}`) });
