import type { RuleError } from '../../compiled/validate.ts';
import { formatNames } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { annotations } from './combine-schemas.ts';
import { createAjv } from './compile-validators.ts';
import { inlineReferences } from './inline-references.ts';
import { withoutLimitCalculations } from './limit-calculations.ts';
import { mapSubschemas } from './map-subschemas.ts';
import { canHang } from './regex/complexity.ts';

/**
 * Returns a predicate of the values that a schema accepts. It ignores errors of other rules: unknown formats, patterns
 * that don't compile or can hang.
 *
 * @returns `undefined` where the schema can't be compiled
 */
export function predicateFor(schema: JsonSchema): ((value: unknown) => boolean) | undefined {
  const { validate } = fastCompiler.compiled(plain(schema));
  return validate && ((value) => unlessEndless(() => validate(value) === true, true));
}

/** Returns a function that lists the errors of a value, with the same exceptions. */
export function errorsFor(schema: JsonSchema): ((value: unknown) => RuleError[]) | undefined {
  const { validate } = fullCompiler.compiled(plain(schema));
  return (
    validate &&
    ((value) =>
      unlessEndless(() => (validate(value) ? [] : ((validate.errors ?? []) as RuleError[])), []))
  );
}

/** Returns `otherwise` where a schema refers to itself without end, which rules about references report. */
function unlessEndless<Result>(validate: () => Result, otherwise: Result): Result {
  try {
    return validate();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}

/** Returns the reason why a schema can't be compiled, if there is one, with the same exceptions. */
export function compileError(schema: JsonSchema): string | undefined {
  // As in a module: behind a reference, "$data" could not count the levels outside of the definition.
  const whole = plain(inlineReferences(schema));
  // Comparisons with answers out of a field need the whole schema.
  if (/"\$data":/.test(JSON.stringify(whole))) return fastCompiler.compiled(whole).problem;
  // Equal fields are compiled once.
  const fields: JsonSchema[] = [];
  const frame = withoutFields(whole, fields);
  return [...fields, frame]
    .map((part) => fastCompiler.compiled(part).problem)
    .find((problem) => problem !== undefined);
}

/** A schema that accepts everything for each of its properties; the schemas of these go to `fields`. */
function withoutFields(schema: JsonSchema, fields: JsonSchema[]): JsonSchema {
  return mapSubschemas(schema, (part, keyword) => {
    const frame = withoutFields(part, fields);
    if (keyword !== 'properties') return frame;
    fields.push(frame);
    return {};
  });
}

interface Compiled {
  validate?: ReturnType<ReturnType<typeof createAjv>['compile']>;
  /** The reason why it can't be compiled. */
  problem?: string;
}

/** Maximum number of cached schemas: many more than a thousand screens have. */
const maxCached = 50_000;

/** Compiles each schema once. */
class Compiler {
  private readonly known = new Map<string, Compiled>();
  private ajv: ReturnType<typeof createAjv> | undefined;

  constructor(private readonly create: () => ReturnType<typeof createAjv>) {}

  compiled(schema: JsonSchema): Compiled {
    if (this.known.size >= maxCached) this.forget();
    const text = JSON.stringify(schema);
    const found = this.known.get(text) ?? this.compile(schema);
    this.known.set(text, found);
    return found;
  }

  private forget(): void {
    this.known.clear();
    // ajv keeps every schema that it has compiled.
    this.ajv = undefined;
  }

  private compile(schema: JsonSchema): Compiled {
    this.ajv ??= this.create();
    try {
      return { validate: this.ajv.compile(schema) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Compiles to a yes or no, in half the time; compiling takes most of the time of a check. */
const fastCompiler = new Compiler(() =>
  createAjv({ allErrors: false, messages: false, code: { optimize: false } }),
);

/** Compiles to a list of all errors. */
const fullCompiler = new Compiler(() => createAjv({ messages: false, code: { optimize: false } }));

/** Removes the keywords that other rules report, and annotations, which do not change which values are valid. */
const plain = (schema: JsonSchema): JsonSchema =>
  without(
    withoutLimitCalculations(schema),
    (key, value) => annotations.includes(key) || isReported(key, value),
  );

function without(schema: JsonSchema, isLeftOut: typeof isReported): JsonSchema {
  const entries = Object.entries(schema).filter(([key, value]) => !isLeftOut(key, value));
  return mapSubschemas(Object.fromEntries(entries), (part) => without(part, isLeftOut));
}

function isReported(key: string, value: unknown): boolean {
  if (key === '$schema' || key === '$id' || key === 'x-holds') return true;
  if (typeof value !== 'string') return false;
  if (key === 'format') return !formatNames.includes(value);
  return key === 'pattern' && (patternError(value) !== undefined || canHang(value));
}

/** Returns the reason why a text is not a regular expression, if there is one. */
export function patternError(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return reason.slice(reason.lastIndexOf(': ') + 2);
  }
}
