import { requirementsOf, testsOf } from '../../3-analyze/conditions/condition-tests.ts';
import { formsOf, hasAllForms, type ProductSource } from '../../model/product.ts';
import { mayLackFields } from '../../model/shape-error.ts';
import { suggestField } from '../../model/suggest.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Conditions test only existing fields.',
  fixesNames: 'screen',
  checkCondition: (condition, product) => {
    if (!knowsItsFields(product, condition.file)) return [];
    const tests = testsOf(condition);
    const tested = new Set(tests.map(({ name }) => name));
    const untested = requirementsOf(condition)
      .filter(({ name }) => !tested.has(name) && !condition.fields.has(name))
      .map(({ name, pointer }) => ({ name, pointer, fields: condition.fields, key: false }));
    return [
      ...tests
        .filter(({ sources }) => sources.length === 0)
        .map(({ name, pointer, candidates: fields }) => ({ name, pointer, fields, key: true })),
      ...untested,
    ].map(({ name, pointer, fields, key }) => {
      // A required name may be a misspelling of one that is tested, too.
      const known = [...fields.keys()].filter((one) => !key || !tested.has(one));
      const message = `There is no field "${name}" to test.`;
      const advice = suggestField(name, fields.keys());
      const use = { name, file: condition.file, pointer, key };
      return unknownName(use, { message, known, advice });
    });
  },
};

/** Returns whether all fields of the screen that a file belongs to are known. */
function knowsItsFields({ screens, shapeErrors }: ProductSource, file: string): boolean {
  const screen = screens.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!screen || !hasAllForms(screen)) return false;
  return formsOf({ screens: [screen] }).every((form) => !mayLackFields({ shapeErrors }, form));
}
