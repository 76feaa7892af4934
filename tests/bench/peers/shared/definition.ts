// The two forms that every peer shows: an address, or with "?fields=<n>" so many required texts.
import { countries, regions } from 'virtual:places';

export interface Field {
  name: string;
  label: string;
  required: boolean;
  kind: 'text' | 'country' | 'region';
}

export type Answers = Record<string, string>;

export const requiredMessage = 'Please fill this in';

/** The field that is asked while the first text of the long form is exactly "x". */
export const extra: Field = { name: 'extra', label: 'Extra', required: true, kind: 'text' };

const size = Number(new URLSearchParams(location.search).get('fields'));

const text = (name: string, label: string, required = false): Field => ({
  name,
  label,
  required,
  kind: 'text',
});

const address: Field[] = [
  text('company', 'Company', true),
  text('title', 'Title'),
  text('website', 'Website'),
  text('address', 'Address', true),
  text('address2', 'Address Line 2'),
  { name: 'country', label: 'Country', required: true, kind: 'country' },
  { name: 'region', label: 'Region', required: false, kind: 'region' },
  text('city', 'City', true),
  text('postcode', 'Postal Code', true),
];

export const fields: Field[] =
  size > 0
    ? Array.from({ length: size }, (_, index) => text(`f${index}`, `Field ${index}`, true))
    : address;

export const asksExtra = (answers: Answers): boolean => answers.f0 === 'x';

export const askedFields = (answers: Answers): Field[] =>
  asksExtra(answers) ? [...fields, extra] : fields;

/** Returns a message for each required field without an answer. */
export const errorsOf = (answers: Answers): Answers =>
  Object.fromEntries(
    askedFields(answers)
      .filter(({ name, required }) => required && !answers[name])
      .map(({ name }) => [name, requiredMessage]),
  );

export const regionsOf = (country: string | undefined): string[] => regions[country ?? ''] ?? [];

export { countries, regions };
