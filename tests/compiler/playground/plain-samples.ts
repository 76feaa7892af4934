// Samples that are a list of questions, as a person would adapt them: with a title for each question, and without what
// only RJSF's own form draws.
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { form, type Sample, text } from './form-schema.ts';

const person: Record<string, JsonSchema> = {
  firstName: text('First name'),
  lastName: text('Last name'),
  age: { type: 'integer', title: 'Age' },
  bio: text('Biography'),
  password: text('Password', { minLength: 3, writeOnly: true }),
  telephone: text('Telephone', { minLength: 10 }),
};
const names = { required: ['firstName', 'lastName'] };
const grace = { lastName: 'Hopper', age: 79, bio: 'Wrote a compiler', password: 'cobol' };
const entered = { firstName: 'Grace', ...grace };
const withDefault = { ...person, firstName: text('First name', { default: 'Grace' }) };
const password = { 'ui:widget': 'password', 'ui:autocomplete': 'new-password' };

const cities = {
  type: 'string',
  oneOf: [
    { const: 'nyc', title: 'New York' },
    { const: 'ams', title: 'Amsterdam' },
    { const: 'hkg', title: 'Hong Kong' },
  ],
};
const citiesList: JsonSchema = { type: 'array', uniqueItems: true, items: cities };

const words: JsonSchema = { type: 'array', title: 'Words', items: { type: 'string' } };

export const plainSamples: Record<string, Sample> = {
  arrays: {
    schema: form({ words: { ...words, default: ['lorem', 'ipsum'] } }),
    answers: { words: ['one', 'two'] },
  },
  'customField: a list of texts': {
    schema: form(
      { texts: { ...words, items: { $ref: '#/definitions/special' } } },
      { definitions: { special: { type: 'string' } } },
    ),
    answers: { texts: ['one'] },
  },
  'errors: a list of texts': {
    schema: form({ skills: { ...words, items: { type: 'string', minLength: 5 } } }),
    answers: { skills: ['cooking', 'karate', 'go'] },
    breaks: { '/skills/2': 'minLength' },
  },
  simple: {
    schema: form(
      {
        first: text('First name', { default: 'Ada' }),
        age: { type: 'integer', title: 'Age' },
        secret: text('Secret', { minLength: 3, writeOnly: true }),
      },
      { required: ['first'] },
    ),
    answers: { age: 36, secret: 'engine' },
  },
  // The template of its own becomes shares of a row.
  customObject: {
    schema: form(person, names),
    ui: {
      firstName: { 'ui:options': { width: 'half' } },
      lastName: { 'ui:options': { width: 'half' } },
    },
    answers: entered,
  },
  // A message from outside belongs to an outcome of a call.
  errorSchema: {
    schema: form(withDefault, names),
    ui: {
      age: { 'ui:title': 'Age of person', 'ui:description': 'In years on Earth' },
      bio: { 'ui:widget': 'textarea' },
      password: { ...password, 'ui:help': 'Make it strong' },
    },
    answers: grace,
  },
  options: {
    schema: form(withDefault, names),
    ui: {
      firstName: { 'ui:autocomplete': 'given-name' },
      lastName: { 'ui:title': 'Surname', 'ui:autocomplete': 'family-name' },
    },
    answers: grace,
  },
  ordering: {
    schema: form(
      {
        password: text('Password', { writeOnly: true }),
        lastName: text('Last name'),
        bio: text('Biography'),
        firstName: text('First name'),
        age: { type: 'integer', title: 'Age' },
      },
      names,
    ),
    ui: { 'ui:order': ['firstName', 'lastName', '*', 'password'], password },
    answers: entered,
    order: ['/firstName', '/lastName', '/bio', '/age', '/password'],
  },
  // The function that compares both passwords becomes "$data".
  validation: {
    schema: form(
      {
        firstName: text('First name'),
        pass1: text('Password', { minLength: 3, writeOnly: true }),
        pass2: text('Repeat password', { const: { $data: '1/pass1' }, writeOnly: true }),
        age: { type: 'number', title: 'Age', minimum: 18 },
      },
      { required: ['firstName'] },
    ),
    ui: { pass1: password, pass2: password },
    answers: { pass1: 'abc', pass2: 'abd', age: 17 },
    breaks: { '/firstName': 'required', '/pass2': 'const', '/age': 'minimum' },
  },
  examples: {
    schema: form({ browser: text('Browser', { examples: ['Firefox', 'Vivaldi'] }) }),
    answers: { browser: 'Vivaldi' },
  },
  numbers: {
    schema: form({
      weight: { type: 'number', title: 'Weight' },
      count: { type: 'integer', title: 'Count', enum: [1, 2, 3] },
      step: { type: 'integer', title: 'Step', minimum: 10, maximum: 50, multipleOf: 5 },
    }),
    ui: { count: { 'ui:widget': 'radio', 'ui:options': { inline: true } } },
    answers: { weight: 3.14, count: 2, step: 15 },
  },
  date: { schema: form({ day: text('Day', { format: 'date' }) }), answers: { day: '2027-04-12' } },
  widgets: {
    schema: form({
      color: text('Colour', {
        oneOf: [
          { const: 'r', title: 'Red' },
          { const: 'g', title: 'Green' },
        ],
      }),
      several: {
        type: 'array',
        title: 'Several',
        uniqueItems: true,
        items: { type: 'string', enum: ['foo', 'bar', 'fuzz'] },
      },
      sure: { type: 'boolean', title: 'Sure' },
    }),
    answers: { color: 'g', several: ['bar', 'foo'], sure: true },
  },
  large: {
    schema: form(
      Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [
          `choice${index}`,
          { title: `Choice ${index}`, $ref: '#/definitions/many' },
        ]),
      ),
      {
        definitions: {
          many: { type: 'string', enum: Array.from({ length: 100 }, (_, index) => `No. ${index}`) },
        },
      },
    ),
    ui: { choice1: { 'ui:placeholder': 'Choose one' } },
    answers: { choice0: 'No. 0', choice9: 'No. 99' },
  },
  // Its map is a field in code.
  custom: {
    schema: form(
      { lat: { type: 'number', title: 'Latitude' }, lon: { type: 'number', title: 'Longitude' } },
      { required: ['lat', 'lon'] },
    ),
    answers: { lat: 0, lon: 0 },
  },
  customField: {
    schema: form(
      { special: { title: 'Special', $ref: '#/definitions/special' } },
      { definitions: { special: { type: 'string' } } },
    ),
    answers: { special: 'text' },
  },
  errors: {
    schema: form({
      firstName: text('First name', { minLength: 8, pattern: '[0-9]+' }),
      active: { type: 'boolean', title: 'Active' },
      several: {
        type: 'array',
        title: 'Two at most',
        uniqueItems: true,
        maxItems: 2,
        items: { type: 'string', enum: ['foo', 'bar', 'fuzz'] },
      },
    }),
    answers: { firstName: 'Ada', active: 'wrong', several: ['foo', 'bar', 'fuzz'] },
    breaks: { '/firstName': 'minLength', '/several': 'maxItems' },
    differs: 'an answer that its question cannot hold is not kept',
  },
  constField: {
    schema: form({
      name: text('Name', { const: 'Ada' }),
      verified: { type: 'boolean', title: 'Verified', const: true },
      age: { type: 'number', title: 'Age', const: 36 },
    }),
    answers: { name: 'Ada', verified: false, age: 35 },
    breaks: { '/verified': 'const', '/age': 'const' },
  },
  // Answers that are objects become keys of these.
  enumObjects: {
    schema: form({
      location: { title: 'Location', ...cities },
      radio: { title: 'Location again', ...cities },
      several: { title: 'Locations', ...citiesList },
      boxes: { title: 'More locations', ...citiesList },
      rating: {
        type: 'number',
        title: 'Rating',
        oneOf: [
          { const: 1, title: 'Poor' },
          { const: 2, title: 'Good' },
        ],
      },
    }),
    ui: { radio: { 'ui:widget': 'radio' }, several: { 'ui:widget': 'multi-select' } },
    answers: { location: 'ams', radio: 'hkg', several: ['nyc', 'hkg'], rating: 2 },
  },
};
