import type { WidgetEntry } from './entry.ts';

/** Everything that is known of a way to arrange groups, whose questions keep their own widgets. */
export interface ArrangementEntry
  extends Pick<WidgetEntry, 'description' | 'noun' | 'example' | 'synonyms'> {
  /** The part of the engine that draws it, by its path below src/engine/form/. */
  part: string;
  /** Texts of the engine that it shows. */
  texts: NonNullable<WidgetEntry['texts']>;
}

export const table = {
  description:
    'A list of groups, or a group of groups of one shape: a row for each below one header, and cards on phones.',
  noun: 'a table',
  example: {
    schema: {
      goods: {
        type: 'array',
        title: 'Items',
        items: {
          type: 'object',
          title: 'Item',
          properties: {
            what: { type: 'string', title: 'What' },
            price: { type: 'number', title: 'Price' },
          },
        },
      },
    },
    ui: { goods: { 'ui:widget': 'table' } },
  },
  synonyms: ['rows', 'spreadsheet', 'datagrid', 'editgrid', 'matrixdynamic', 'matrixdropdown'],
  part: 'table/add-tables.tsx',
  texts: ['inRow'],
} satisfies ArrangementEntry;
