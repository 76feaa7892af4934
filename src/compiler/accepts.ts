import type { RuleError } from '../definition/compiled.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { ownFormats, standardFormats } from './formats.ts';
import { canHang } from './regex/ambiguity.ts';
import { createAjv } from './validators.ts';

type Complain = (value: unknown) => RuleError[];
type Accept = (value: unknown) => boolean;

interface Compiled {
  accept?: Accept;
  complain?: Complain;
  /** Why it can't be compiled. */
  problem?: string;
}

const known = new Map<string, Compiled>();
let ajv: ReturnType<typeof createAjv> | undefined;

/** Every format that a text can have. */
export const formats: readonly string[] = [...standardFormats, ...Object.keys(ownFormats)];

/**
 * The judge of a schema, for questions such as "does this value fit the field?". What other rules report (unknown
 * formats, patterns that don't compile or can hang) is left out of it.
 *
 * @returns `undefined` where the schema can't be compiled
 */
export const acceptOf = (schema: JsonSchema): Accept | undefined => compiled(schema).accept;

/** What a schema finds wrong with a value, compiled in the same way. */
export const complainOf = (schema: JsonSchema): Complain | undefined => compiled(schema).complain;

/** Why a schema can't be compiled, if so; what other rules report is left out of it. */
export const compileProblem = (schema: JsonSchema): string | undefined => compiled(schema).problem;

function compiled(schema: JsonSchema): Compiled {
  const text = JSON.stringify(schema, judged);
  const found = known.get(text) ?? compile(JSON.parse(text));
  known.set(text, found);
  return found;
}

function judged(this: unknown, key: string, value: unknown): unknown {
  if (key === '$schema' || key === '$id' || key === 'x-holds') return undefined;
  if (key === 'format' && typeof value === 'string' && !formats.includes(value)) return undefined;
  if (key !== 'pattern' || typeof value !== 'string') return value;
  return patternProblem(value) !== undefined || canHang(value) ? undefined : value;
}

function compile(schema: JsonSchema): Compiled {
  ajv ??= createAjv();
  try {
    const validate = ajv.compile(schema);
    return {
      accept: (value) => validate(value) === true,
      complain: (value) => (validate(value) ? [] : ((validate.errors ?? []) as RuleError[])),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Why a text is not a regular expression, in the engine's words. */
export function patternProblem(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return reason.slice(reason.lastIndexOf(': ') + 2);
  }
}
