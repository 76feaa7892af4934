import { fromPointer } from '../../../core/pointer.ts';
import { type ReferenceSource, referencesIn } from '../../3-analyze/schema-references.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { responseSchemasOf, type WrittenSchema } from '../../model/form/written-schemas.ts';
import { wayTo } from '../../model/way-to.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'No definition refers to itself: a form would be infinite, and the validation of a response would never end.',
  checkForm: ({ schema, schemaPath: file }) =>
    findings({ file, pointer: '', schema }, () => true, [
      'makes the form infinite. Use a list, or write out each level.',
      'makes the form infinite. Write out each level.',
    ]),
  checkProduct: (product) =>
    responseSchemasOf(product).flatMap((written) =>
      findings(written, isOfSameValue, [
        'has no end. Refer to it from one of its "properties" or "items", or remove this.',
        'has no end. Remove one of the two.',
      ]),
    ),
};

/**
 * Finds the references of definitions that lead back to them.
 *
 * @param counts returns whether a reference can be part of a circle
 * @param ends the ends of the messages: for a definition in itself, and for one that leads to itself through another
 */
function findings(
  { file, pointer: at, schema }: WrittenSchema,
  counts: (reference: ReferenceSource) => boolean,
  [direct, indirect]: [string, string],
): Finding[] {
  const { definitions = {} } = schema;
  const namesIn = (name: string) =>
    referencesIn(definitions[name]).flatMap((one) => (counts(one) ? (one.name ?? []) : []));
  return referencesIn(schema).flatMap((reference): Finding[] => {
    const { pointer, name } = reference;
    const [, holder, inside = ''] = /^\/definitions\/([^/]+)(\/.*)/.exec(pointer) ?? [];
    const from = fromPointer(`/${holder ?? ''}`)[0];
    if (name === undefined || holder === undefined || from === undefined) return [];
    if (!counts({ ...reference, pointer: inside })) return [];
    if (!wayTo(name, namesIn, (one) => one === from)) return [];
    const message =
      name === from
        ? `"${from}" refers to itself, which ${direct}`
        : `"${from}" refers to itself through "${name}", which ${indirect}`;
    return [{ file, pointer: `${at}${pointer}`, message }];
  });
}

/** Returns whether a reference describes the same value as the definition that holds it, not a part of it. */
const isOfSameValue = ({ pointer }: ReferenceSource): boolean =>
  /^(\/((all|any|one)Of\/\d+|if|then|else|not))*\/\$ref$/.test(pointer);
