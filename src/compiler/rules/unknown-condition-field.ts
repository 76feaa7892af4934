import { conditionsOf, testsOf } from '../conditions.ts';
import { meant, suggest } from '../shape/suggest.ts';
import type { Rule } from './rule.ts';

export const unknownConditionField: Rule = {
  id: 'unknown-condition-field',
  description: 'A condition tests only fields that there are.',
  checkPart: (product) =>
    conditionsOf(product).flatMap((condition) => {
      const tests = testsOf(condition);
      return tests
        .filter(({ places }) => places.length === 0)
        .map(({ name, pointer, fields }) => {
          const free = [...fields.keys()].filter((one) => !tests.some((test) => test.name === one));
          const mean = meant(name, free);
          return {
            ...{ file: condition.file, pointer, key: true },
            message: `There is no field "${name}" to test.${suggest(name, fields.keys())}`,
            mend: mean === undefined ? undefined : ({ do: 'rename', to: mean } as const),
          };
        });
    }),
};
