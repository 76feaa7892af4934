import { explainUnsupported } from '../../../definition/foreign-words.ts';
import { formatNames } from '../../../definition/formats.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { formsOf } from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import { everySchemaIn } from '../../schema/map-subschemas.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every format is one that validators know.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      formatsIn(form.schema).flatMap(({ name, pointer }) => {
        if (formatNames.includes(name)) return [];
        const reason = explainUnsupported('format', name);
        const advice =
          reason !== undefined
            ? ` ${reason}`
            : suggest(name, formatNames) || ` Possible are ${formatNames.join(', ')}.`;
        const message = `There is no format "${name}".`;
        const use = { name, file: form.schemaPath, pointer };
        return [unknownName(use, { message, known: formatNames, advice })];
      }),
    ),
};

/** Lists every format of a schema, at any depth. */
const formatsIn = (form: JsonSchema): { name: string; pointer: string }[] =>
  everySchemaIn(form).flatMap(({ schema, pointer }) =>
    typeof schema.format === 'string'
      ? [{ name: schema.format, pointer: `${pointer}/format` }]
      : [],
  );
