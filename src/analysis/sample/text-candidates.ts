import { formatEntry } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import { dateCandidates } from './date-candidates.ts';
import type { TextFieldContext } from './field-context.ts';
import { textsMatching } from './match-pattern.ts';

/** Keyed by HTML's autocomplete tokens, which have the same meaning in every product. */
const byToken: Record<string, string> = {
  name: 'Ada Lovelace',
  'given-name': 'Ada',
  'family-name': 'Lovelace',
  nickname: 'ada',
  username: 'ada.lovelace',
  impp: 'ada.lovelace',
  organization: 'Northwind Media',
  'organization-title': 'Director',
  'street-address': '12 Harbour Street',
  'address-line1': '12 Harbour Street',
  'address-line2': 'Second floor',
  'address-level1': 'California',
  'address-level2': 'Springfield',
  'postal-code': '90210',
  'country-name': 'United States',
  country: 'US',
  email: 'ada@example.com',
  url: 'https://example.com',
  tel: '+12015550123',
  'tel-national': '+12015550123',
  bday: '1990-04-12',
  'new-password': 'Sample123',
  'current-password': 'Sample123',
};

/** Texts to try against patterns that {@link textsMatching} can't read, such as lookaheads. */
const commonTexts = ['Sample123', 'SAMPLE12', 'sample', 'Sample text', '12345678', 'A1b2C3d4!'];

/** Lists texts that may satisfy a schema, the most natural first. */
export function textCandidates(
  schema: JsonSchema,
  { widget, autocomplete }: TextFieldContext,
): string[] {
  const token = autocomplete?.split(' ').at(-1) ?? '';
  const known = [
    ...dateCandidates(schema),
    formatEntry(schema.format)?.sample,
    ...(formatEntry(schema.format)?.others ?? []),
    widgetEntry(widget)?.sample,
    byToken[token],
  ].filter((text) => text !== undefined && text !== '');
  const patterned = schema.pattern === undefined ? [] : textsMatching(schema.pattern);
  const plain = schema.pattern === undefined ? ['Sample text'] : commonTexts;
  const texts = [...(known as string[]), ...plain, ...patterned, ...commonTexts];
  const fitting = texts.map((text) => fitLength(text, schema));
  return [...texts, ...fitting, ...texts.slice(0, 1).flatMap(variantsOf)];
}

/** Returns texts of the same kind: with another digit for the last one, or with one behind it or before its "@". */
function variantsOf(text: string): string[] {
  const last = /\d(?=\D*$)/;
  return Array.from({ length: 10 }, (_, digit) => {
    if (last.test(text)) return text.replace(last, `${digit}`);
    return text.includes('@') ? text.replace('@', `${digit}@`) : `${text} ${digit}`;
  });
}

/** Repeats or cuts a text to a length that the schema allows. */
function fitLength(text: string, { minLength = 0, maxLength }: JsonSchema): string {
  let long = text;
  while (long.length < minLength) long += text === '' ? 'a' : text;
  return long.slice(0, Math.max(minLength, maxLength ?? long.length));
}
