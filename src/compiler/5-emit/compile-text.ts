import type { CompiledText, TextValue } from '../../compiled/text.ts';
import { isInside } from '../../core/pointer.ts';
import type { RichText } from '../../definition/files/text.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { isUnresolved, resolvePointer } from '../3-analyze/mappings/resolve-in-schema.ts';
import { splitText, type TextPlaceholder } from '../model/text-values.ts';

/**
 * Splits each run of plain text at the values that it shows. A text without values stays as it is.
 *
 * @param document returns the schema of the document that the values are in
 */
export function compileText(text: RichText, document: () => JsonSchema): CompiledText {
  const runs = [text].flat().map((run) => {
    if (typeof run !== 'string') return run;
    const parts = splitText(run);
    return parts.every((part) => typeof part === 'string')
      ? run
      : parts.map((part) => compilePart(part, document));
  });
  return runs.some(Array.isArray) ? runs : text;
}

/** Returns the values of texts as the screen before has to pass them on, each once. */
export const compileValues = (values: TextPlaceholder[], document: () => JsonSchema): TextValue[] =>
  [...new Set(values.map(({ from }) => from))].map(
    (from) => compilePart({ from }, document) as TextValue,
  );

/** Adds how the value is written, unless it is an answer: its question knows. */
function compilePart(
  part: string | TextPlaceholder,
  document: () => JsonSchema,
): string | TextValue {
  if (typeof part === 'string' || isInside(part.from, '/answers')) return part;
  const schema = resolvePointer(document(), part.from);
  return !isUnresolved(schema) && schema.format === 'date' ? { ...part, display: 'date' } : part;
}
