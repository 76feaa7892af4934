import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import type { Options, ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats, { type FormatName } from 'ajv-formats';
import * as validators from '../../core/format-validators/index.ts';
import { formatEntry, formatNames } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { importValidator } from '../imported-sources.ts';
import { withCase } from './cases.ts';
import { addCollation } from './collation.ts';
import { guardedPattern } from './guard-patterns.ts';
import { interop } from './interop.ts';
import { limitKeywords, withPlainLimits } from './limits.ts';
import { withMissing } from './unanswered-data.ts';
import { uniqueItemProperties } from './unique-item-properties.ts';
import { weekdays } from './weekdays.ts';

/** The schemas of a module of validators, each once, by the name of their export. */
export type NamedSchemas = Record<string, JsonSchema>;

/**
 * Compiles schemas into the code of an ES module with one exported validator each, so that the browser needs neither
 * a schema compiler nor the right to evaluate code.
 *
 * @throws where ajv can't compile a schema
 */
export function compileValidators(schemas: NamedSchemas): string {
  const names = Object.keys(schemas);
  const keyed = Object.fromEntries(names.map((name) => [name, name]));
  for (const name of names) shared().validateSchema(schemas[name] ?? {}, true);
  // An instance for each module, because the names in its code depend on what the instance has compiled before.
  const code = { source: true, esm: true } as const;
  const ajv = createAjv({ messages: false, validateSchema: false, meta: false, code });
  for (const name of names) ajv.addSchema(schemas[name] ?? {}, name);
  return withImports(withFormatValidators(interop(standaloneCode)(ajv, keyed)));
}

/** Compiles a schema for use in this process. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  try {
    return shared().compile(schema);
  } finally {
    // ajv would keep every schema that it has compiled.
    shared().removeSchema(schema);
  }
}

let instance: ReturnType<typeof createAjv> | undefined;

/** Creates ajv once: that takes ten times as long as to compile a form, since it compiles the meta-schema first. */
function shared() {
  instance ??= createAjv();
  return instance;
}

const validatorsByName: Record<string, (text: string) => boolean> = validators;

/** Formats beside those of JSON Schema, with the patterns of their texts or the functions that validate these. */
const ownFormats: Record<string, RegExp | ((text: string) => boolean)> = Object.fromEntries(
  formatNames.flatMap((name) => {
    const { pattern, validator = '' } = formatEntry(name) ?? {};
    const test = pattern ?? validatorsByName[validator];
    return test ? [[name, test]] : [];
  }),
);

/** Formats of JSON Schema that compiled validators know. */
const standardFormats = formatNames.filter(
  (name) => !Object.hasOwn(ownFormats, name),
) as FormatName[];

type AjvSetting = 'allErrors' | 'messages' | 'code' | 'validateSchema' | 'meta';

/** Creates ajv with the settings of all validators; `options` change its output, not which values are valid. */
export function createAjv(options: Pick<Options, AjvSetting> = {}) {
  const settings = {
    $data: true,
    // Counts the items that "contains" finds, as later drafts of JSON Schema do.
    next: true,
    // The linter checks definitions, with better messages than ajv's strict mode.
    strict: false,
    verbose: options.messages !== false,
    ...options,
  };
  const ajv = interop(createAjvInstance)(undefined, ownFormats, settings, false);
  interop(addFormats)(ajv, standardFormats);
  ajv.removeKeyword('pattern');
  ajv.addKeyword(guardedPattern);
  // RJSF's own formats are no part of the language.
  for (const format of ['color', 'data-url']) delete ajv.formats[format];
  for (const keyword of limitKeywords.flatMap((limit) => limit.keyword)) {
    ajv.removeKeyword(keyword);
  }
  for (const limit of limitKeywords) ajv.addKeyword(limit);
  addCollation(ajv);
  ajv.addKeyword(uniqueItemProperties);
  ajv.addKeyword(weekdays);
  for (const rule of Object.values(ajv.RULES.all)) {
    if (typeof rule !== 'object' || !('code' in rule.definition)) continue;
    const { definition } = rule;
    const { code } = definition;
    definition.code = (context, ruleType) => code(withMissing(withCase(context)), ruleType);
  }
  const validateSchema = ajv.validateSchema.bind(ajv);
  ajv.validateSchema = (schema, throws) => validateSchema(withPlainLimits(schema), throws);
  return ajv;
}

/** Imports the functions that validate formats, which ajv looks for in its own package. */
function withFormatValidators(code: string): string {
  const imports = new Set<string>();
  const body = code.replace(
    /require\("ajv-formats\/dist\/formats"\)\.fullFormats\.(\w+)/g,
    (whole, format: string) => {
      const validator = formatEntry(format)?.validator;
      if (validator === undefined) return whole;
      imports.add(importValidator(validator, format));
      return validator;
    },
  );
  return [...imports, body].join('');
}

/** ajv's standalone code calls `require` for its few run-time parts even as an ES module. */
function withImports(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replace(/require\("([^"]+)"\)(\.default)?/g, (_, path: string) => {
    if (!imports.has(path)) imports.set(path, `runtime${imports.size}`);
    return imports.get(path) as string;
  });
  const lines = [...imports].map(
    ([path, name]) =>
      `import ${name}_ from ${JSON.stringify(`${path}.js`)};\nconst ${name} = ${name}_.default ?? ${name}_;\n`,
  );
  return lines.join('') + body;
}
