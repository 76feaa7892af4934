import type { Variant } from '../../../compiled/question.ts';
import { isSame } from '../../../core/is-same.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { includes, versionsOf } from '../../model/form/question-versions.ts';
import type { ConditionTable } from './condition-table.ts';

/** Content of a field, and that of each branch that has its own. */
export type PlannedContent<Content> = Content & { variants?: Variant<Content>[] };

/**
 * Plans the content of a field from all places that describe it.
 *
 * @param contentOf returns the content of one version of the field; `undefined` where it can't be asked
 * @returns `undefined` where no version can be asked
 */
export function planVariants<Content extends object>(
  places: FieldSource[],
  contentOf: (version: FieldSource) => Content | undefined,
  table: ConditionTable,
): PlannedContent<Content> | undefined {
  const versions = versionsOf(places).flatMap((version) => {
    const content = contentOf(version);
    return content ? [{ content, conditions: version.conditions }] : [];
  });
  const fewest = Math.min(...versions.map(({ conditions }) => conditions.length));
  const own = versions.find(({ conditions }) => conditions.length === fewest);
  if (!own || versions.length === 1) return own?.content;
  const isAlwaysAsked = versions.every(({ conditions }) => includes(conditions, own.conditions));
  const variants = versions.filter((version, index) => {
    if (version === own && isAlwaysAsked) return false;
    const wider = versions
      .slice(index + 1)
      .find(({ conditions }) => includes(version.conditions, conditions));
    return !wider || !isSame(version.content, wider.content);
  });
  if (variants.every(({ content }) => isSame(content, own.content))) return own.content;
  return {
    ...own.content,
    variants: variants.map(({ content, conditions }) => ({
      ...content,
      when: table.terms(conditions),
    })),
  };
}
