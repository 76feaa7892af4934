// Proves that an import gives each field its title, type, format and widget, or lists what it has not.
import { describe, expect, it } from 'vitest';
import { importFields, importSchema } from './import-form.ts';

describe('the texts of an imported form', () => {
  it('a field without a title has its name as one', async () => {
    const { properties, found } = await importFields({
      boat_length: { type: 'number' },
      homePort: { type: 'string' },
      'Any crew?': { type: 'boolean' },
      berth: { type: 'object', properties: { pier: { type: 'string' } } },
    });
    expect(Object.values(properties).map(({ title }) => title)).toEqual([
      'Boat length',
      'Home port',
      'Any crew?',
      'Berth',
    ]);
    expect(found).toEqual([]);
  });

  it('title and description of the form are those of its screen, and its button too', async () => {
    const { screen, schema } = await importSchema(
      {
        type: 'object',
        title: 'Join',
        description: 'For sailors.',
        properties: { a: { type: 'string' } },
      },
      { 'ui:submitButtonOptions': { submitText: 'Join now' } },
    );
    expect(screen).toMatchObject({
      title: 'Join',
      intro: 'For sailors.',
      texts: { submit: 'Join now' },
    });
    expect(schema.description).toBeUndefined();
  });

  it('markup and braces are taken out of texts, and listed', async () => {
    const { properties, ui, remarks, found } = await importFields(
      { a: { type: 'string', title: 'Your **boat** {name}', enum: ['x'] } },
      { a: { 'ui:help': 'See <b>here</b>' } },
    );
    expect(properties.a?.title).toBe('Your boat (name)');
    expect(ui.a['ui:help']).toBe('See here');
    expect(remarks).toHaveLength(2);
    expect(found).toEqual([]);
  });

  it('two questions with one title are told apart, and listed', async () => {
    const { properties, remarks } = await importFields({
      a: { type: 'string', title: 'Boat' },
      b: { type: 'string', title: 'Boat' },
    });
    expect(properties.b?.title).toBe('Boat (b)');
    expect(remarks).toEqual([expect.stringContaining('schema#/properties/b/title')]);
  });
});

describe('the types of imported fields', () => {
  it.each([
    ['null beside a type', { type: ['integer', 'null'] }, 'integer'],
    ['null as an alternative', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string'],
    ['OpenAPI’s nullable', { type: 'string', nullable: true }, 'string'],
  ])('%s is listed, and is no answer', async (_, schema, type) => {
    const { properties, remarks, found } = await importFields({ a: schema });
    expect(properties.a?.type).toBe(type);
    expect(remarks).toEqual([expect.stringContaining('schema#/properties/a: No answer is null')]);
    expect(found).toEqual([]);
  });

  it.each([
    ['the values', { enum: ['sail', 'motor'] }, 'string'],
    ['a rule', { minLength: 2 }, 'string'],
    ['a number’s rule', { minimum: 2 }, 'number'],
    ['fields', { properties: { b: { type: 'string' } } }, 'object'],
    ['the only part of "allOf"', { allOf: [{ type: 'integer' }] }, 'integer'],
  ])('a field without a type has that of %s', async (_, schema, type) => {
    const { properties, remarks } = await importFields({ a: schema });
    expect(properties.a?.type).toBe(type);
    expect(remarks).toEqual([]);
  });

  it('a field whose values have no common type is left out, and listed', async () => {
    const { properties, remarks, found } = await importFields(
      {
        a: { anyOf: [{ type: 'string' }, { type: 'number' }] },
        note: { type: 'null' },
        b: { type: 'string' },
      },
      {},
      { required: ['a', 'b'] },
    );
    expect(Object.keys(properties)).toEqual(['b']);
    expect(remarks).toEqual([
      expect.stringContaining('schema#/properties/a: "a" is left out'),
      expect.stringContaining('schema#/properties/note: "note" is left out'),
    ]);
    expect(found).toEqual([]);
  });

  it('a question with one valid answer has it from the start', async () => {
    const { properties, remarks, found } = await importFields({ club: { const: 'North' } });
    expect(properties.club).toMatchObject({ type: 'string', const: 'North', default: 'North' });
    expect(remarks).toEqual([expect.stringContaining('Visitors read "Check this answer"')]);
    expect(found).toEqual([]);
  });
});

describe('the formats and rules of imported fields', () => {
  it('a time with a zone is one without, and is listed', async () => {
    const { properties, remarks, found } = await importFields({
      start: { type: 'string', format: 'date-time' },
      whistle: { type: 'string', format: 'time' },
    });
    expect(properties).toMatchObject({
      start: { format: 'date-time-local' },
      whistle: { format: 'time-local' },
    });
    expect(remarks).toEqual([
      expect.stringContaining('schema#/properties/start/format'),
      expect.stringContaining('schema#/properties/whistle/format'),
    ]);
    expect(found).toEqual([]);
  });

  it('a format that nothing here knows is left out, and listed', async () => {
    const { properties, remarks, found } = await importFields({
      host: { type: 'string', format: 'hostname' },
      size: { type: 'integer', format: 'int32' },
    });
    expect(properties.host?.format).toBeUndefined();
    expect(remarks).toEqual([
      expect.stringContaining(
        'schema#/properties/host/format: Left out: There is no format "hostname"',
      ),
      expect.stringContaining('schema#/properties/size/format: Left out'),
    ]);
    expect(found).toEqual([]);
  });

  it('each rule without a general message has one for all, and is listed', async () => {
    const { properties, ui, remarks, found } = await importFields({
      sail: { type: 'string', pattern: '^[A-Z]{3}$' },
      hull: { type: 'string', pattern: '^[0-9]+$', minLength: 2 },
    });
    expect(properties.sail?.pattern).toBe('^[A-Z]{3}$');
    expect(ui['ui:messages']).toEqual({ pattern: 'Check how this is written' });
    expect(remarks).toEqual([
      expect.stringContaining('schema#/properties/sail/pattern'),
      expect.stringContaining('schema#/properties/hull/pattern'),
    ]);
    expect(found).toEqual([]);
  });

  it('rules on the names and the number of fields are left out, and listed', async () => {
    const { schema, remarks, found } = await importFields(
      { a: { type: 'string' } },
      {},
      {
        additionalProperties: { type: 'string' },
        patternProperties: { '^x': { type: 'string' } },
        minProperties: 1,
        not: { required: ['a'] },
      },
    );
    expect(Object.keys(schema)).toEqual(['type', 'title', 'properties']);
    expect(remarks.map((line) => line.split(':')[0])).toEqual([
      'schema#/additionalProperties',
      'schema#/patternProperties',
      'schema#/minProperties',
      'schema#/not',
    ]);
    expect(found).toEqual([]);
  });

  it('nobody misses what has no effect', async () => {
    const { schema, ui, remarks } = await importFields(
      { a: { type: 'string', $id: '/a', $comment: 'Ask Ada.', readOnly: true, default: 'x' } },
      { 'ui:rootFieldId': 'join', a: { 'ui:autofocus': true, 'ui:options': { label: true } } },
      { $schema: 'https://json-schema.org/draft/2020-12/schema', additionalProperties: false },
    );
    expect(schema.properties).toEqual({
      a: { type: 'string', $comment: 'Ask Ada.', readOnly: true, default: 'x', title: 'A' },
    });
    expect(ui).toEqual({});
    expect(remarks).toEqual([]);
  });
});

describe('the widgets and options of imported fields', () => {
  const text = { type: 'string' };
  const yes = { type: 'boolean' };
  const listed = { type: 'string', enum: ['a', 'b'] };
  const several = { type: 'array', items: listed, uniqueItems: true };

  it.each([
    ['textarea', text, 'textarea'],
    ['TextareaWidget', text, 'textarea'],
    ['radio', listed, 'radio'],
    ['radio', yes, 'yes-no'],
    ['select', yes, 'yes-no'],
    ['select', several, 'multi-select'],
    ['checkboxes', several, 'checkboxes'],
    ['range', { type: 'integer', minimum: 1, maximum: 5 }, 'scale'],
    ['password', text, 'password'],
    ['alt-date', text, 'date-parts'],
    ['uri', { type: 'string', format: 'uri' }, 'url'],
  ])('"%s" of %j is "%s"', async (written, schema, widget) => {
    const { ui, remarks, found } = await importFields(
      { a: schema },
      { a: { 'ui:widget': written } },
    );
    expect(ui).toEqual({ a: { 'ui:widget': widget } });
    expect(remarks).toEqual([]);
    expect(found).toEqual([]);
  });

  it.each([
    ['updown', { type: 'integer' }, 'numbers are typed'],
    ['range', { type: 'integer', minimum: -50, maximum: 50 }, 'numbers are typed'],
    ['color', text, "colours can't be picked"],
    ['StarsWidget', text, 'it is no widget'],
    ['text', { type: 'number' }, 'Choose another widget'],
  ])('"%s" of %j has no counterpart, and is listed', async (written, schema, why) => {
    const { ui, remarks, found } = await importFields(
      { a: schema },
      { a: { 'ui:widget': written } },
    );
    expect(ui).toEqual({});
    expect(remarks).toEqual([expect.stringContaining('ui#/a/ui:widget')]);
    expect(remarks).toEqual([expect.stringContaining(why)]);
    expect(found).toEqual([]);
  });

  it('a password is never stored', async () => {
    const { properties, ui } = await importFields({
      key: { type: 'string', format: 'password' },
    });
    expect(properties.key).toEqual({ type: 'string', title: 'Key', writeOnly: true });
    expect(ui.key).toEqual({ 'ui:widget': 'password' });
  });

  it('a hidden question is a value that is always sent', async () => {
    const { properties, screen, remarks, found } = await importFields(
      { a: text, origin: { type: 'string', default: 'leaflet' } },
      { origin: { 'ui:widget': 'hidden' } },
    );
    expect(Object.keys(properties)).toEqual(['a']);
    expect(screen.submit.send).toEqual({
      merge: [{ from: '/answers' }, { origin: { value: 'leaflet' } }],
    });
    expect(remarks).toEqual([]);
    expect(found).toEqual([]);
  });

  it('a hidden question without a value, or inside a branch, is listed', async () => {
    const { screen, remarks, found } = await importFields(
      { a: listed, token: text },
      { token: { 'ui:widget': 'hidden' }, inner: { 'ui:widget': 'hidden' } },
      {
        if: { required: ['a'], properties: { a: { const: 'a' } } },
        then: { properties: { inner: { const: 'x' }, b: text } },
      },
    );
    expect(screen.submit.send).toEqual({ from: '/answers' });
    expect(remarks).toEqual([
      expect.stringContaining('schema#/properties/token: "token" is left out'),
      expect.stringContaining('schema#/then/properties/inner: "inner" is left out'),
    ]);
    expect(found).toEqual([]);
  });

  it('options with a counterpart are taken over, wherever they are written', async () => {
    const { ui, remarks, found } = await importFields(
      { a: text, b: listed, c: { type: 'array', items: text }, d: text },
      {
        'ui:order': ['b', 'a'],
        a: {
          'ui:widget': 'textarea',
          'ui:rows': 6,
          'ui:options': { placeholder: 'A sentence', help: 'Short' },
          'ui:disabled': true,
        },
        b: { 'ui:widget': 'radio', 'ui:options': { inline: true }, 'ui:title': 'Rig' },
        c: { 'ui:options': { orderable: false }, items: { 'ui:placeholder': 'Name' } },
        d: { 'ui:options': { inputType: 'email' }, 'ui:autocomplete': 'email' },
      },
    );
    expect(ui).toEqual({
      'ui:order': ['b', 'a', '*'],
      a: {
        'ui:widget': 'textarea',
        'ui:options': { rows: 6 },
        'ui:placeholder': 'A sentence',
        'ui:help': 'Short',
        'ui:readonly': true,
      },
      b: { 'ui:widget': 'radio', 'ui:options': { inline: true }, 'ui:title': 'Rig' },
      c: { 'ui:options': { orderable: false }, items: { 'ui:placeholder': 'Name' } },
      d: { 'ui:widget': 'email', 'ui:autocomplete': 'email' },
    });
    expect(remarks).toEqual([expect.stringContaining('ui#/ui:order')]);
    expect(found).toEqual([]);
  });

  it('options and entries without a counterpart are listed', async () => {
    const { ui, remarks, found } = await importFields(
      { a: text, c: { type: 'array', items: text } },
      {
        a: {
          'ui:emptyValue': '',
          'ui:options': { inputType: 'tel', label: false },
          'ui:field': 'geo',
        },
        c: { 'ui:options': { addable: false, copyable: true } },
        gone: { 'ui:widget': 'radio' },
      },
    );
    expect(ui).toEqual({});
    expect(remarks.map((line) => line.split(': ')[0])).toEqual([
      'ui#/a/ui:emptyValue',
      'ui#/a/ui:options/inputType',
      'ui#/a/ui:options/label',
      'ui#/a/ui:field',
      'ui#/c/ui:options/addable',
      'ui#/c/ui:options/copyable',
      'ui#/gone',
    ]);
    expect(found).toEqual([]);
  });
});
