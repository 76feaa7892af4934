import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { FieldSource, ObjectSource } from '../../model/form/form-fields.ts';
import type { BranchCondition, PartSource } from '../../model/form/schema-parts.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'No "else" requires answers before the question of its "if" has one.',
  checkObject: earlyElses,
};

/** Finds the "else" branches of an object that apply without any answer, and require answers to questions of their own. */
function earlyElses(object: ObjectSource): Finding[] {
  const { form, at, fields, parts } = object;
  return parts
    .filter(({ pointer }) => pointer.endsWith('/else'))
    .flatMap((part): Finding[] => {
      const branch = part.conditions.at(-1);
      const asked = fields.filter(
        (field) =>
          field.asks &&
          branch !== undefined &&
          isRequiredIn(parts, field, branch) &&
          field.conditions.includes(branch) &&
          field.conditions.every(
            (condition) => condition.pointer === at && holdsUnanswered(condition),
          ),
      );
      const isAskedAnyway = (field: FieldSource) =>
        fields.some(
          (other) =>
            other.name === field.name && other.asks && !other.conditions.includes(branch as never),
        );
      if (asked.every(isAskedAnyway)) return [];
      const tested = testedNames(branch).filter((name) => canLackAnswer(fields, name));
      const [name] = tested;
      if (name === undefined) return [];
      return [
        {
          file: form.schemaPath,
          pointer: part.pointer,
          key: true,
          severity: 'warning',
          message: `"else" applies before "${name}" has an answer too, so that "${asked[0]?.name}" is asked and required from the start. To ask it afterwards, write "else": { "if": { "required": ["${name}"] }, "then": { ... } }.`,
        },
      ];
    });
}

const isRequiredIn = (parts: PartSource[], { name }: FieldSource, branch: BranchCondition) =>
  parts.some(
    ({ schema, conditions }) => conditions.includes(branch) && schema.required?.includes(name),
  );

const holdsUnanswered = ({ if: test, holds }: BranchCondition): boolean =>
  predicateFor(test)?.({}) === holds;

const testedNames = (branch: BranchCondition | undefined): string[] => [
  ...new Set([...Object.keys(branch?.if.properties ?? {}), ...(branch?.if.required ?? [])]),
];

/** Returns whether a question of an object may have no answer yet that differs from a choice: a box is not ticked. */
function canLackAnswer(fields: FieldSource[], name: string): boolean {
  const field = fields.find((one) => one.name === name && one.asks && one.kind === 'question');
  if (!field || field.schema.default !== undefined) return false;
  const entry = widgetEntry(widgetOf(field.ui, field.schema));
  return field.schema.type !== 'boolean' || entry?.choices !== undefined;
}
