import { type FieldSource, type ObjectSource, objectOf } from '../../compiler/index.ts';
import { escapePart } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { FormModel } from '../product-model.ts';
import type { FormCondition } from './conditions.ts';

/** One rule for a field's answer that the answer can break. */
export interface FieldRule {
  /** Question pointer of the field. */
  pointer: string;
  /** The keyword, or the way to it from the schema of the field: "allOf/1/pattern". */
  path: string;
  keyword: string;
  /** The schema that holds the rule; for `required` that of the object. */
  schema: JsonSchema;
  /** The conditions of the branches in which the rule applies. */
  conditions: FormCondition[];
}

/** Lists the rules of a form field by field, including those that the field's widget makes impossible to break. */
export const fieldRulesOf = ({ source }: FormModel): FieldRule[] => rulesOfObject(objectOf(source));

function rulesOfObject({ at, parts, fields }: ObjectSource): FieldRule[] {
  const listed = new Set<ObjectSource>();
  return parts.flatMap((part) => {
    const { schema, conditions } = part;
    const own = new Map(
      fields.flatMap((field) => (field.part === part ? [[field.name, field]] : [])),
    );
    const required = new Set(schema.required);
    return [...new Set([...required, ...own.keys()])].flatMap((name): FieldRule[] => {
      const pointer = `${at}/${escapePart(name)}`;
      const field = own.get(name);
      const { when = [] } = fields.find((one) => one.name === name) ?? {};
      const inner = field?.inside && !listed.has(field.inside) ? field.inside : undefined;
      if (inner) listed.add(inner);
      return [
        ...(required.has(name)
          ? [
              {
                pointer,
                path: 'required',
                keyword: 'required',
                schema,
                conditions: [...conditions, ...when],
              },
            ]
          : []),
        ...(field ? rulesOfField(field) : []),
        ...(inner ? rulesOfObject(inner) : []),
        ...(field?.items ?? []).flatMap(rulesOfItem),
      ];
    });
  });
}

/** Lists the rules of the items of a list of plain values, which are missing without an answer. */
const rulesOfItem = (item: FieldSource): FieldRule[] => [
  {
    pointer: item.at,
    path: 'required',
    keyword: 'required',
    schema: item.part.schema,
    conditions: item.conditions,
  },
  ...rulesOfField(item),
];

/** Only into a number field can visitors type a value of another type. */
const rulesOfField = ({ at, schema, rules, conditions }: FieldSource): FieldRule[] =>
  rules
    .filter(({ keyword }) => keyword !== 'type' || ['number', 'integer'].includes(`${schema.type}`))
    .map(({ path, keyword, schema }) => ({ pointer: at, path, keyword, schema, conditions }));
