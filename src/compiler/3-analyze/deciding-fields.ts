import type { RepeatedList } from '../../compiled/screen.ts';
import { fieldName } from '../../core/pointer.ts';
import type { Step } from '../model/screen/normalize-steps.ts';
import { testedNamesIn } from '../schema/map-subschemas.ts';

/**
 * Returns the names of the fields whose answers decide whether a step is shown, or how often it is repeated.
 *
 * @param forEach the list for whose items it is repeated
 */
export function decidingFields({ when }: Pick<Step, 'when'>, forEach?: RepeatedList): string[] {
  const lists = (forEach?.source?.lists ?? []).map(({ from }) => from);
  const counted = lists
    .filter((from) => from.startsWith('/answers/'))
    .map((from) => fieldName(from.slice('/answers'.length)));
  return [...new Set([...testedNamesIn(when?.answers ?? {}), ...counted])];
}
