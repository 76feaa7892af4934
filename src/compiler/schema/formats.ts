import type { FormatName } from 'ajv-formats';
import * as validators from '../../core/format-validators/index.ts';
import { formatEntry, formatNames } from '../../definition/formats.ts';

const validatorsByName: Record<string, (text: string) => boolean> = validators;

/** Formats beside those of JSON Schema, with the patterns of their texts or the functions that validate these. */
export const ownFormats: Record<string, RegExp | ((text: string) => boolean)> = Object.fromEntries(
  formatNames.flatMap((name) => {
    const { pattern, validator = '' } = formatEntry(name) ?? {};
    const test = pattern ?? validatorsByName[validator];
    return test ? [[name, test]] : [];
  }),
);

/** Formats of JSON Schema that compiled validators know. */
export const standardFormats = formatNames.filter(
  (name) => !Object.hasOwn(ownFormats, name),
) as FormatName[];
