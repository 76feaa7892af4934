import type { RuleError } from '../../compiled/form.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { createAjv } from './compile-validators.ts';
import { ownFormats, standardFormats } from './formats.ts';
import { mapSubschemas } from './map-subschemas.ts';
import { canHang } from './regex/ambiguity.ts';

/** Every format that a text can have. */
export const formats: readonly string[] = [...standardFormats, ...Object.keys(ownFormats)];

/**
 * The judge of a schema, for questions such as "does this value fit the field?". What other rules report (unknown
 * formats, patterns that don't compile or can hang) is left out of it.
 *
 * @returns `undefined` where the schema can't be compiled
 */
export function predicateFor(schema: JsonSchema): ((value: unknown) => boolean) | undefined {
  const { validate } = fastCompiler.compiled(plain(schema));
  return validate && ((value) => validate(value) === true);
}

/** What a schema finds wrong with a value, compiled in the same way. */
export function errorsFor(schema: JsonSchema): ((value: unknown) => RuleError[]) | undefined {
  const { validate } = fullCompiler.compiled(judged(schema));
  return validate && ((value) => (validate(value) ? [] : ((validate.errors ?? []) as RuleError[])));
}

/** Why a schema can't be compiled, if so; what other rules report is left out of it. */
export function compileError(schema: JsonSchema): string | undefined {
  const whole = plain(schema);
  // What leads out of a field can't be told from the field alone.
  if (/"\$(ref|data)":/.test(JSON.stringify(whole))) return fastCompiler.compiled(whole).problem;
  // Many fields are alike; those are compiled once.
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
  /** Why it can't be compiled. */
  problem?: string;
}

/** Schemas to remember: many more than a thousand screens have, and fewer than a long day of changes makes. */
const mostKnown = 50_000;

/** Compiles schemas, each once however often it comes again. */
class Compiler {
  private readonly known = new Map<string, Compiled>();
  private ajv: ReturnType<typeof createAjv> | undefined;

  constructor(private readonly create: () => ReturnType<typeof createAjv>) {}

  compiled(schema: JsonSchema): Compiled {
    if (this.known.size >= mostKnown) this.forget();
    const text = JSON.stringify(schema);
    const found = this.known.get(text) ?? this.compile(schema);
    this.known.set(text, found);
    return found;
  }

  private forget(): void {
    this.known.clear();
    // It keeps everything that it ever compiled.
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

/** Say whether, and no more: they compile in half the time, which is most of what a check takes. */
const fastCompiler = new Compiler(() =>
  createAjv({ allErrors: false, messages: false, code: { optimize: false } }),
);

/** Say all that is wrong, as a visitor is told. */
const fullCompiler = new Compiler(createAjv);

/** A schema without what other rules report. */
const judged = (schema: JsonSchema): JsonSchema => without(schema, isReported);

/** And without what does not bear on which values are accepted. */
const plain = (schema: JsonSchema): JsonSchema =>
  without(schema, (key, value) => annotations.includes(key) || isReported(key, value));

const annotations = ['title', 'description', 'default', 'examples', '$comment'];

function without(schema: JsonSchema, isLeftOut: typeof isReported): JsonSchema {
  const entries = Object.entries(schema).filter(([key, value]) => !isLeftOut(key, value));
  return mapSubschemas(Object.fromEntries(entries), (part) => without(part, isLeftOut));
}

function isReported(key: string, value: unknown): boolean {
  if (key === '$schema' || key === '$id' || key === 'x-holds') return true;
  if (typeof value !== 'string') return false;
  if (key === 'format') return !formats.includes(value);
  return key === 'pattern' && (patternError(value) !== undefined || canHang(value));
}

/** Why a text is not a regular expression, in the engine's words. */
export function patternError(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return reason.slice(reason.lastIndexOf(': ') + 2);
  }
}
