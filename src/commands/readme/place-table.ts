import {
  hasEffect,
  idleOptions,
  idleUiKeys,
  type Place,
  places,
  refusedKeywords,
} from '../../definition/key-places.ts';
import { inlineCode, type Row } from './markdown-table.ts';

/** Lists the keys that work in some places only; keys alike share a line. */
export function placeTable(): Row[] {
  const columns = Object.keys(places) as Place[];
  const works = (isWorking: (place: Place) => boolean, among = columns): string[] =>
    columns.map((place) => (among.includes(place) ? (isWorking(place) ? 'works' : 'refused') : ''));
  const inUi = columns.filter((place) => !['branch', 'allOf', 'rule'].includes(place));
  const rows: Row[] = [
    ...Object.keys(refusedKeywords).map((key) => [
      key,
      inlineCode('schema.json'),
      ...works((place) => hasEffect(key, place)),
    ]),
    ...Object.entries(idleUiKeys).map(([key, idle]) => [
      key,
      inlineCode('ui.json'),
      ...works((place) => idle[place] === undefined, inUi),
    ]),
    ...Object.entries(idleOptions).map(([key, idle]) => [
      key,
      inlineCode('ui:options'),
      ...works((place) => idle[place] === undefined, inUi),
    ]),
  ];
  const alike = new Map<string, Row>();
  for (const [key = '', ...cells] of rows) {
    const [keys, ...same] = alike.get(cells.join()) ?? ['', ...cells];
    alike.set(cells.join(), [[keys, inlineCode(key)].filter(Boolean).join(', '), ...same]);
  }
  return [['Key', 'In', ...Object.values(places)], ...alike.values()];
}
