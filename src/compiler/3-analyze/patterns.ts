import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import { eachFieldOf } from '../model/form-fields.ts';
import { formsOf, type ProductSource } from '../model/product.ts';
import { whenPartsOf } from '../model/question-conditions.ts';
import { stepConditionsOf } from '../model/step-conditions.ts';

/** A regular expression of a schema. */
export interface PatternSource {
  file: string;
  pointer: string;
  pattern: string;
  /** Most characters of a text that is matched, where its length is limited beside the expression. */
  maxLength?: number;
}

/** Keywords whose value is data, which may hold a key "pattern" of its own. */
const withData = ['const', 'enum', 'default', 'examples'];
/** Keywords whose keys are names, which may be those of keywords. */
const byName = ['properties', 'definitions', 'patternProperties', 'dependencies'];

/** Finds the regular expressions in the schemas of forms, responses and conditions. */
export function findPatterns(product: ProductSource): PatternSource[] {
  const { app, appPath, screens } = product;
  return [
    ...Object.entries(app.calls ?? {}).flatMap(([name, call]) =>
      patternsIn(appPath, call.response, `/calls/${escapePart(name)}/response`),
    ),
    ...screens.flatMap((screen) =>
      stepConditionsOf(screen).flatMap(({ parts }) =>
        parts.flatMap(({ schema, pointer }) => patternsIn(screen.path, schema, pointer)),
      ),
    ),
    ...formsOf(product).flatMap((form) => [
      ...patternsIn(form.schemaPath, form.schema, ''),
      ...eachFieldOf(form).flatMap(({ ui, uiPointer }) =>
        whenPartsOf(ui, uiPointer).flatMap(({ schema, pointer }) =>
          patternsIn(form.uiPath, schema, pointer),
        ),
      ),
    ]),
  ];
}

function patternsIn(file: string, schema: unknown, pointer: string): PatternSource[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const at = `${pointer}/${escapePart(key)}`;
    if (key === 'pattern' && typeof value === 'string') {
      const { maxLength } = schema as { maxLength?: unknown };
      const limit = typeof maxLength === 'number' ? { maxLength } : {};
      return [{ file, pointer: at, pattern: value, ...limit }];
    }
    if (withData.includes(key)) return [];
    if (!byName.includes(key) || !isObject(value)) return patternsIn(file, value, at);
    return Object.entries(value).flatMap(([name, part]) =>
      patternsIn(file, part, `${at}/${escapePart(name)}`),
    );
  });
}
