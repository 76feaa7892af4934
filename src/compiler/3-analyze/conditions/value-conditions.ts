import { isObject } from '../../../core/is-object.ts';
import { readMapping } from '../../../core/mapping/read-mapping.ts';
import { isInside, itemPointer, resolveRelative } from '../../../core/pointer.ts';
import { calculationEntry } from '../../../definition/calculations.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import {
  calculationNames,
  isPointerInput,
  pointerInputsOf,
  testedItems,
} from '../../model/calculation.ts';
import { objectOf, objectsOf } from '../../model/form/form-fields.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import {
  type CalculationSource,
  findMappingCalculations,
  findQuestionCalculations,
  type QuestionCalculation,
  withInnerCalculations,
} from '../calculations/calculations.ts';
import { findSandboxMappings } from '../mappings/sandbox-mappings.ts';
import {
  findScreenMappings,
  insideMapping,
  type MappingSource,
} from '../mappings/screen-mappings.ts';
import { byName, type FieldsByName } from './fields-by-name.ts';

/** A part of the `when` of a mapping or of a calculation, or the `where` of a calculation. */
export interface ValueCondition {
  file: string;
  /** Its pointer in the file. */
  pointer: string;
  schema: JsonSchema;
  /** The key of `when`; "item" for `where`. */
  source: string;
  /** Pointer to the tested value: "/loaded", "/answers/drivers/-". */
  to: string;
  /** Whether the place knows of such a source. */
  isKnown: boolean;
  /** The schema of the document that `to` leads into. */
  document: JsonSchema;
  /** The fields that it can test, where it tests answers. */
  fields?: FieldsByName;
}

/** Lists the conditions in the mappings of screens, and in the calculations there and of questions. */
export const findValueConditions: (product: ProductSource) => ValueCondition[] = memoizeByObject(
  (product) => {
    const screenAt = (file: string) => product.screens.find(({ folder }) => isInside(file, folder));
    return [
      ...conditionsOf(findScreenMappings(product), screenAt),
      ...findQuestionCalculations(product)
        .flatMap(withInnerCalculations)
        .flatMap((source) => inCalculation(source, source.screen)),
    ];
  },
);

/** Lists the conditions in the mappings of the local provider, none of which tests fields. */
export const findProviderConditions = (product: ProductSource): ValueCondition[] =>
  conditionsOf(findSandboxMappings(product), () => undefined);

const conditionsOf = (
  mappings: MappingSource[],
  screenAt: (file: string) => ScreenSource | undefined,
): ValueCondition[] => [
  ...mappings.flatMap((source) => whensIn(source, screenAt(source.file))),
  ...findMappingCalculations(mappings)
    .flatMap(withInnerCalculations)
    .flatMap((source) => inCalculation(source, screenAt(source.file))),
];

function whensIn(source: MappingSource, screen: ScreenSource | undefined): ValueCondition[] {
  const inside = insideMapping(source).flatMap((part) => whensIn(part, screen));
  const read = readMapping(source.mapping);
  return read.form === 'when' ? [...whenParts(read.when, source, screen), ...inside] : inside;
}

function inCalculation(
  source: CalculationSource | QuestionCalculation,
  screen: ScreenSource | undefined,
): ValueCondition[] {
  const { file, pointer, calculation, document } = source;
  const { when, where } = calculation;
  const parts = isObject(when) ? whenParts(when, source, screen) : [];
  const [name = ''] = calculationNames(calculation);
  const takesWhere = calculationEntry(name)?.options.includes('where');
  if (!isObject(where) || !takesWhere) return parts;
  const schema = where as JsonSchema;
  const condition = { file, pointer: `${pointer}/where`, schema, source: 'item', document };
  const lists = pointerInputsOf(calculation).filter(({ input }) => isPointerInput(input));
  const tested = new Set(lists.map(({ input }) => itemsOf(input, source)));
  return [
    ...parts,
    ...[...tested].map((to) => ({
      ...condition,
      to,
      isKnown: true,
      ...fieldsAt(to, source, screen),
    })),
  ];
}

/** Returns the pointer to the items that an input leads to, or whose values it takes: "/answers/drivers/-". */
function itemsOf(input: string, source: CalculationSource | QuestionCalculation): string {
  const relative = 'field' in source ? resolveRelative(source.field.at, input) : undefined;
  const absolute = relative === undefined ? input : `/answers${relative}`;
  const { type } = resolvePointer(source.document, absolute).schema;
  return testedItems(absolute, type === 'array');
}

/** Lists the parts of a `when`, each of which tests one data source. */
function whenParts(
  when: object,
  source: CalculationSource | QuestionCalculation | MappingSource,
  screen: ScreenSource | undefined,
): ValueCondition[] {
  const { file, pointer, document } = source;
  return Object.entries(when).flatMap(([name, schema]): ValueCondition[] => {
    if (!isObject(schema)) return [];
    const item = 'field' in source ? itemPointer(source.field.at) : undefined;
    const to = name === 'item' && item !== undefined ? `/answers${item}` : `/${name}`;
    const isKnown = Object.hasOwn(document.properties ?? {}, name) || to !== `/${name}`;
    const condition = { file, pointer: `${pointer}/when/${name}`, schema, source: name, to };
    return [{ ...condition, isKnown, document, ...fieldsAt(to, source, screen) }];
  });
}

/** Returns the fields that a condition on answers, or on the items of a list of them, can test. */
function fieldsAt(
  to: string,
  source: object,
  screen: ScreenSource | undefined,
): { fields?: FieldsByName } {
  if (!screen || !isInside(to, '/answers')) return {};
  const all = formsOfScreen(screen);
  // A calculated answer takes those of its step and of earlier ones.
  const forms =
    'field' in source
      ? all.slice(0, all.indexOf((source as QuestionCalculation).field.form) + 1)
      : all;
  if (to === '/answers') return { fields: byName(forms.map(objectOf)) };
  const at = to.slice('/answers'.length);
  const items = forms.flatMap(objectsOf).filter((object) => object.at === at);
  return items.length > 0 ? { fields: byName(items) } : {};
}
