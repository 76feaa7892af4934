import type { RJSFSchema } from '@rjsf/utils';
import type { FieldUi } from '../../../compiled/form.ts';
import type { Question } from '../../../compiled/question.ts';
import { indexForm } from '../../../core/form/form-index.ts';
import { escapePart, toQuestionPointer } from '../../../core/pointer.ts';
import type { Texts } from '../../../definition/texts.ts';
import { markOf } from '../field/marks.tsx';
import type { FormStore } from '../form-store.ts';

/** A column of a table: the questions of the same name in its rows. */
export interface Column {
  name: string;
  label: string;
  description?: string | undefined;
  /** The mark that all cells have. */
  mark?: string | undefined;
  /** Whether its widget shows the label itself, as a box does: it needs little room. */
  isTick: boolean;
}

/** Returns the names of the questions of a row, in the order of its ui schema. */
export function columnNames(row: RJSFSchema | undefined, ui: FieldUi | undefined): string[] {
  const names = Object.keys(row?.properties ?? {});
  return ui?.['ui:order']?.filter((name) => names.includes(name)) ?? names;
}

/**
 * Returns the columns in which a cell is asked.
 *
 * @param rows the pointers of the rows
 */
export const columnsOf = (
  store: FormStore,
  rows: readonly string[],
  names: readonly string[],
  texts: Texts,
): Column[] =>
  names.flatMap((name) => {
    const cells = rows
      .map((row) => `${row}/${escapePart(name)}`)
      .filter((cell) => store.conditions.isAsked(cell))
      .flatMap((cell) => questionAt(store, cell) ?? []);
    const [first] = cells;
    if (!first) return [];
    const { label, description, labels } = first.question;
    const marks = new Set(
      cells.map(({ pointer, question }) =>
        markOf(store.form, question, store.conditions.isRequired(pointer), texts),
      ),
    );
    return [
      {
        name,
        label,
        description,
        isTick: labels === 'own',
        mark: marks.size === 1 ? [...marks][0] : undefined,
      },
    ];
  });

function questionAt(
  store: FormStore,
  pointer: string,
): { pointer: string; question: Question } | undefined {
  const source = indexForm(store.form).byPointer.get(toQuestionPointer(pointer))?.source;
  return source && 'messages' in source
    ? { pointer, question: store.contentAt(source, pointer) }
    : undefined;
}
