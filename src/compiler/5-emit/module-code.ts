// Compiled forms and screens are made of functions that work in this process. This file remembers the code by which a module
// gets the same functions, and writes modules with it.

import type { ValidateFn } from '../../compiled/validate.ts';
import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { type ImportedName, importSource, sourceOf } from '../imported-sources.ts';
import { compileSchema, compileValidators } from '../schema/compile-validators.ts';
import { type EmitOptions, loaderOf } from './module-ids.ts';

/** The parts of a module before its exports. */
class ModuleHead {
  readonly #imports = new Map<string, string>();
  readonly #validators = new Map<JsonSchema, string>();

  /** Imports an export of a source file, and returns its name. */
  source(name: ImportedName): string {
    this.#imports.set(name, importSource(name));
    return name;
  }

  /** Imports the address of a file, and returns the name of that. */
  asset(path: string): string {
    const name = `asset${this.#imports.size}`;
    this.#imports.set(name, `import ${name} from ${JSON.stringify(`${path}?url`)};\n`);
    return name;
  }

  /** Compiles a schema, and returns the name of its validator. */
  validator(schema: JsonSchema): string {
    const name = this.#validators.get(schema) ?? `check${this.#validators.size}`;
    this.#validators.set(schema, name);
    return name;
  }

  /** Returns the code of all that has been asked for. */
  code(): string {
    const schemas = [...this.#validators].map(([schema, name]) => [name, schema]);
    return [...this.#imports.values(), compileValidators(Object.fromEntries(schemas))].join('');
  }
}

/** Returns the code of a value, and adds to the module what it needs. */
type WriteCode = (head: ModuleHead) => string;

const codes = new WeakMap<object, WriteCode>();

function withCode<Value extends object>(value: Value, write: WriteCode): Value {
  codes.set(value, write);
  return value;
}

/** Returns the validator of a schema, which is compiled in this process when it is first used. */
export function validatorOf(schema: JsonSchema): ValidateFn {
  let compiled: ValidateFn | undefined;
  const validate: ValidateFn = (data) => {
    compiled ??= compileSchema(schema) as ValidateFn;
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return withCode(validate, (head) => head.validator(schema));
}

/** Returns a function or an object that modules import by its name. */
export const imported = <Value extends object>(name: ImportedName, value: Value): Value =>
  withCode(value, (head) => head.source(name));

/** Returns the result of a function that modules import; a module calls it with the same inputs. */
export const made = <Inputs extends unknown[], Result extends object>(
  name: ImportedName,
  make: (...inputs: Inputs) => Result,
  ...inputs: Inputs
): Result =>
  withCode(
    make(...inputs),
    (head) => `${head.source(name)}(${inputs.map((input) => codeOf(input, head)).join(', ')})`,
  );

/** Returns a function that uses nothing from outside, and which modules contain as it stands. */
export const inlined = <Value extends object>(value: Value): Value =>
  withCode(value, () => String(value));

/** Returns the place of a value that only modules have. */
export const onlyInModules = <Value>(write: string | WriteCode): Value =>
  withCode({}, typeof write === 'string' ? () => write : write) as Value;

/** Returns the function of modules that loads a source file by one of its exports. */
export const sourceLoader = (name: ImportedName): (() => Promise<never>) =>
  onlyInModules(`() => import(${sourceOf(name)})`);

/** Returns the function of modules that loads the export of another compiled module. */
export const moduleLoader = (id: string, options: EmitOptions): (() => Promise<never>) =>
  onlyInModules(loaderOf(id, options));

/** Returns the address of a file in modules. */
export const assetAddress = (path: string): string => onlyInModules((head) => head.asset(path));

/** Returns the code of a module with one export. */
export function moduleCode(exported: unknown): string {
  const head = new ModuleHead();
  const code = codeOf(exported, head);
  return `${head.code()}\nexport default ${code};`;
}

function codeOf(value: unknown, head: ModuleHead): string {
  const write = codes.get(value as object);
  if (write) return write(head);
  if (Array.isArray(value)) return `[${value.map((item) => codeOf(item, head)).join(',')}]`;
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${codeOf(entry, head)}`).join(',')}}`;
  }
  if (typeof value !== 'function') return String(JSON.stringify(value));
  throw new Error(`No module can have the function "${value.name}".`);
}
