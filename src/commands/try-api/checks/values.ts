import { fromPointer, toPointer } from '../../../core/pointer.ts';
import { readValuesOf } from '../../../openapi/index.ts';
import type { Ended } from '../session.ts';
import type { Trial } from '../trial.ts';

/** Reports the values that definitions read from a response, and that it lacks, with what visitors see then. */
export function checkValues({ product, report }: Trial, ended: Ended): void {
  const call = ended.request.call.name;
  const outcome = outcomeName(ended);
  for (const value of readValuesOf(product)) {
    const { pointer, loss, isConditional, schema } = value;
    if (value.call !== call || value.outcome !== outcome || loss === undefined) continue;
    const missing = missingIn(ended.response, fromPointer(pointer));
    if (!missing) continue;
    const say = isConditional ? report.note : report.contradiction;
    const where = outcome === 'success' ? '' : ` with which the call ends as ${outcome}`;
    say(
      call,
      `The answer${where} has nothing at ${toPointer(missing)}: ${loss}. The definitions read it there: “${schema.description}”`,
    );
  }
}

/** Returns the name in "outcomes" with which a call has ended. */
function outcomeName({ result: { end }, request, exchange }: Ended): string {
  if (end === 'success' || end === 'errors') return end;
  const status = String(exchange?.answer?.status ?? '');
  const names = [end, status, `${status[0]}XX`];
  return names.find((name) => name in request.outcomes) ?? 'failure';
}

/** Returns the way to the first missing value of those that a path leads to; "-" leads to every item of a list. */
function missingIn(
  value: unknown,
  [key, ...rest]: string[],
  way: (string | number)[] = [],
): (string | number)[] | undefined {
  if (key === undefined) {
    return value === undefined || value === null || value === '' ? way : undefined;
  }
  if (key !== '-') {
    const inner = Object(value) as Record<string, unknown>;
    return missingIn(Object.hasOwn(inner, key) ? inner[key] : undefined, rest, [...way, key]);
  }
  if (!Array.isArray(value)) return way;
  for (const [index, item] of value.entries()) {
    const missing = missingIn(item, rest, [...way, index]);
    if (missing) return missing;
  }
  return undefined;
}
