import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { CommandError, exitCodes } from '../../command.ts';
import { failUnreadable } from '../../forms-folder.ts';

/** Reads the JSON Schema of a form. Ends the command where the file holds something else. */
export async function readSchema(cwd: string, file: string): Promise<JsonSchema> {
  const schema = (await readObject(cwd, file)) as JsonSchema;
  const { $schema: _, ...plain } = schema;
  const ajv = new Ajv({ strict: false, allErrors: false });
  if (ajv.validateSchema(plain) !== true) {
    const [error] = ajv.errors ?? [];
    failDefinition(
      `${file} is no JSON Schema (draft-07): ${error?.instancePath || 'it'} ${error?.message}.`,
    );
  }
  const types = [schema.type ?? 'object'].flat();
  if (!types.includes('object')) {
    failDefinition(
      `${file} describes ${types.join(' or ')}, but a form has fields. Put it into an object: { "type": "object", "properties": { "answer": ... } }.`,
    );
  }
  return schema;
}

/** Reads a ui schema. Ends the command where the file holds something else. */
export const readUiSchema = (cwd: string, file: string): Promise<Record<string, unknown>> =>
  readObject(cwd, file);

async function readObject(cwd: string, file: string): Promise<Record<string, unknown>> {
  const text = await readFile(resolve(cwd, file), 'utf8').catch(failUnreadable);
  const value = parse(file, text.replace(/^\uFEFF/, ''));
  if (isObject(value)) return value;
  return failDefinition(
    `${file} holds ${Array.isArray(value) ? 'a list' : 'a single value'}, but a schema is an object { }.`,
  );
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return failDefinition(`${file} is no JSON: ${(error as Error).message}.`);
  }
}

function failDefinition(message: string): never {
  throw new CommandError(exitCodes.badDefinitions, message);
}
