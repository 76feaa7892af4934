import type { Call } from '../../definition/files/call.ts';
import { getAt } from '../pointer.ts';

/** Returns whether a body has errors where a call looks for them: null, false and empty values are none. */
export function hasErrors({ errors }: Pick<Call, 'errors'>, body: unknown): boolean {
  if (errors === undefined) return false;
  const found = getAt(body, errors);
  if (found === undefined || found === null || found === false || found === '') return false;
  return typeof found !== 'object' || Object.keys(found).length > 0;
}
