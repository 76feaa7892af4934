import { formKeywords, otherKeywords, refusingRule } from '../../definition/keywords/index.ts';
import { type Place, places, uiPlaces } from '../../definition/places.ts';
import type { UiKeyEntry } from '../../definition/ui-key-entry.ts';
import { fieldOptions, uiKeyCatalogue } from '../../definition/ui-keys/index.ts';
import { inlineCode, type Row } from './markdown-table.ts';

/** The columns about a question in a part of its object, for which the object's own keywords do nothing. */
const ofQuestions: Partial<Record<Place, string>> = {
  branch: 'a question in `then` or `else`',
  allOf: 'a question in `allOf`',
  rule: 'a rule of a question, or its test in `if`',
};

/** Lists the keys that work in some places only; keys alike share a line. */
export function placeTable(): Row[] {
  const columns = Object.keys(places) as Place[];
  const works = (isWorking: (place: Place) => boolean, among: readonly Place[] = columns) =>
    columns.map((place) => (among.includes(place) ? (isWorking(place) ? 'works' : 'refused') : ''));
  const rowsOf = (file: string, catalogue: Record<string, UiKeyEntry>): Row[] =>
    Object.entries(catalogue).map(([key, { refusedAt }]) => [
      key,
      inlineCode(file),
      ...works((place) => refusedAt?.[place] === undefined, uiPlaces),
    ]);
  const rows: Row[] = [
    ...Object.keys({ ...formKeywords, ...otherKeywords }).map((key) => [
      key,
      inlineCode('schema.json'),
      ...works((place) => refusingRule(key, place) === undefined),
    ]),
    ...rowsOf('ui.json', uiKeyCatalogue),
    ...rowsOf('ui:options', fieldOptions),
  ];
  const alike = new Map<string, Row>();
  for (const [key = '', ...cells] of rows) {
    const [keys, ...same] = alike.get(cells.join()) ?? ['', ...cells];
    alike.set(cells.join(), [[keys, inlineCode(key)].filter(Boolean).join(', '), ...same]);
  }
  return [['Key', 'In', ...Object.values({ ...places, ...ofQuestions })], ...alike.values()];
}
