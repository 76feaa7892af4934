import type { FieldGroupUi } from '../../../compiled/form.ts';
import { describeReplaced, formatValue, joinList } from './format-value.ts';

/**
 * Describes changed headings above fields.
 *
 * @param where the object that holds the fields: "in the step 'About you'"
 */
export function describeFieldGroups(oldValue: unknown, newValue: unknown, where: string): string[] {
  const [before, after] = [oldValue, newValue].map((value) => (value ?? []) as FieldGroupUi[]);
  return [
    ...(before ?? [])
      .filter(({ title }) => !named(after, title))
      .map(({ title }) => `the heading ${formatValue(title)} ${where} is gone`),
    ...(after ?? []).flatMap((group) => describeGroup(named(before, group.title), group, where)),
  ];
}

const named = (groups: FieldGroupUi[] | undefined, title: string) =>
  groups?.find((group) => group.title === title);

function describeGroup(
  before: FieldGroupUi | undefined,
  { title, description, fields }: FieldGroupUi,
  where: string,
): string[] {
  const heading = `the heading ${formatValue(title)} ${where}`;
  if (!before) return [`there is now ${heading}, above ${namesOf(fields)}`];
  return [
    ...(before.description === description
      ? []
      : [describeReplaced(`the text below ${heading}`, before.description, description)]),
    ...(namesOf(before.fields) === namesOf(fields)
      ? []
      : [`${heading} now stands above ${namesOf(fields)} (was ${namesOf(before.fields)})`]),
  ];
}

const namesOf = (fields: string[]): string => joinList(fields.map((name) => `"${name}"`));
