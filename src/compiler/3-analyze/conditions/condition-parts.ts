import { isObject } from '../../../core/is-object.ts';
import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import type { OutcomeCondition } from '../../../definition/files/outcome.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { conditionSources, normalizeCondition } from '../../model/form/data-condition.ts';
import type { FieldSource } from '../../model/form/field-source.ts';
import { eachFieldOf } from '../../model/form/form-fields.ts';
import { whenPartsOf } from '../../model/form/question-conditions.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import { entriesOf, formsOfScreen, type ScreenSource } from '../../model/product.ts';
import { type RequestSource, requestsOf } from '../../model/screen/requests.ts';

/** The part of a condition that tests one data source. */
export interface ConditionPart {
  file: string;
  /** Its pointer in the file. */
  pointer: string;
  /** The data source: "answers", "loaded", "item". */
  source: string;
  schema: JsonSchema;
  /** That which follows from the condition. */
  owner:
    | { kind: 'step' | 'exit'; index: number }
    | { kind: 'outcome'; name: string; request: RequestSource }
    | { kind: 'field'; field: FieldSource };
}

/**
 * Lists the parts of the `when` of steps, exits, outcomes and fields of a screen. Those without the right shape are left
 * out; mappings and calculations have conditions of their own.
 */
export const conditionPartsOf: (screen: ScreenSource) => ConditionPart[] = memoizeByObject(
  (source) => [
    ...entriesOf(source.screen).flatMap((entry, index) => partsOfStep(source.path, entry, index)),
    ...requestsOf(source).flatMap(partsOfOutcomes),
    ...formsOfScreen(source)
      .flatMap(eachFieldOf)
      .flatMap((field) =>
        whenPartsOf(field.ui, field.uiPointer).map((part) => ({
          ...part,
          file: field.form.uiPath,
          owner: { kind: 'field' as const, field },
        })),
      ),
  ],
);

function partsOfStep(file: string, entry: unknown, index: number): ConditionPart[] {
  if (!isObject(entry)) return [];
  const at = `/steps/${index}`;
  const partsOf = (kind: 'step' | 'exit', when: unknown, pointer: string): ConditionPart[] => {
    if (!isObject(when)) return [];
    const condition = normalizeCondition(when);
    return conditionSources.flatMap((source) => {
      const schema = condition[source];
      if (!isObject(schema)) return [];
      const place = schema === when ? pointer : `${pointer}/${source}`;
      return [{ file, pointer: place, source, schema, owner: { kind, index } }];
    });
  };
  const exits: unknown[] = Array.isArray(entry.exits) ? entry.exits : [];
  return [
    ...partsOf('step', entry.when, `${at}/when`),
    ...exits.flatMap((exit, position) =>
      isObject(exit) ? partsOf('exit', exit.when, `${at}/exits/${position}/when`) : [],
    ),
  ];
}

const partsOfOutcomes = (request: RequestSource): ConditionPart[] =>
  namedOutcomes<OutcomeCondition>(request.request.outcomes).flatMap(({ name, pointer, outcome }) =>
    Object.entries(outcome.when ?? {}).flatMap(([source, schema]) =>
      isObject(schema)
        ? [
            {
              file: request.file,
              pointer: `${request.pointer}/outcomes${pointer}/when/${source}`,
              source,
              schema,
              owner: { kind: 'outcome' as const, name, request },
            },
          ]
        : [],
    ),
  );
