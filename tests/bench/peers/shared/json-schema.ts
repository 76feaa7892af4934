import { countries, extra, fields, regions } from './definition.ts';

const isAddress = fields.some(({ kind }) => kind === 'country');

const properties = Object.fromEntries(
  fields.map(({ name, label, kind }) => [
    name,
    { type: 'string', title: label, ...(kind === 'country' ? { enum: countries } : {}) },
  ]),
);

const when = (name: string, value: string) => ({
  properties: { [name]: { const: value } },
  required: [name],
});

/** A country's regions are the choices of the region while that country is chosen. */
const regionChoices = Object.entries(regions).map(([country, names]) => ({
  if: when('country', country),
  then: { properties: { region: { enum: names } } },
}));

const extraWhenX = {
  if: when('f0', 'x'),
  then: {
    properties: { [extra.name]: { type: 'string', title: extra.label } },
    required: [extra.name],
  },
};

/** The form as JSON Schema. */
export const jsonSchema = {
  type: 'object',
  properties,
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  ...(isAddress ? { allOf: regionChoices } : extraWhenX),
};
