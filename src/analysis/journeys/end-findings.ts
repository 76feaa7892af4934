import type { Finding } from '../../compiler/index.ts';
import { escapePart, fieldPointer } from '../../core/pointer.ts';
import type { JourneyEnd } from '../../definition/files/journey.ts';
import type { IsOutdatedCopy } from '../outdated-copies.ts';
import type { ExampleJourney } from './example-journey.ts';

/** Compares the end that a journey expects with the actual one. A message of the former wording can be renewed. */
export function endFindings(
  { file, pointer, ends }: ExampleJourney,
  actual: JourneyEnd,
  isOutdatedCopy: IsOutdatedCopy,
): Finding[] {
  const at = `${pointer}/ends`;
  if (ends.at !== actual.at) {
    const expected = ends.at === undefined ? 'stay on its screen' : `end at "${ends.at}"`;
    const message = `The journey expects to ${expected}, but ${describeEnd(actual)}.`;
    return [{ file, pointer: ends.at === undefined ? at : `${at}/at`, message }];
  }
  const compare = (place: string, expected: string, found: string | undefined, where: string) => {
    if (expected === found) return [];
    const instead = found === undefined ? 'no message' : `"${found}"`;
    const fix =
      found !== undefined && isOutdatedCopy(expected, found)
        ? { fix: { do: 'replace', value: found } as const }
        : {};
    const message = `The journey expects "${expected}" ${where}, but visitors read ${instead} there.`;
    return [{ file, pointer: `${at}/${place}`, message, ...fix }];
  };
  const also = (key: 'says' | 'fields', found: string, where: string) => ({
    file,
    pointer: key in ends ? `${at}/${key}` : at,
    message: `Visitors also read "${found}" ${where}. Add it to "${key}", or change the journey.`,
  });
  const { says = [], fields = {} } = ends;
  const named = new Set(Object.keys(fields).map(fieldPointer));
  const others = Object.entries(actual.fields ?? {}).filter(([field]) => !named.has(field));
  return [
    ...says.flatMap((text, index) =>
      compare(`says/${index}`, text, actual.says?.[index], 'in an alert'),
    ),
    ...(actual.says ?? []).slice(says.length).map((text) => also('says', text, 'in an alert')),
    ...Object.entries(fields).flatMap(([field, text]) => {
      const found = actual.fields?.[fieldPointer(field)];
      return compare(`fields/${escapePart(field)}`, text, found, `beside "${field}"`);
    }),
    ...others.map(([field, text]) => also('fields', text, `beside "${field.slice(1)}"`)),
  ];
}

function describeEnd({ at, says = [], fields = {} }: JourneyEnd): string {
  if (at !== undefined) return `it ends at "${at}"`;
  const [field, message] = Object.entries(fields)[0] ?? [];
  if (field !== undefined) return `visitors read "${message}" beside "${field.slice(1)}"`;
  return says[0] === undefined ? 'it stays without a message' : `an alert says "${says[0]}"`;
}
