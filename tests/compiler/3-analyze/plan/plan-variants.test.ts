// Proves that a question, group or list in several branches is planned with the content that it has in each of them.
import { describe, expect, it } from 'vitest';
import { planForm } from '../../../../src/compiler/3-analyze/plan/plan-form.ts';
import type { UiFile } from '../../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { formSource } from '../../form-source.ts';

const is = (animal: string): JsonSchema => ({
  required: ['animal'],
  properties: { animal: { const: animal } },
});
const animal: JsonSchema = { type: 'string', title: 'Animal', enum: ['Cat', 'Fish'] };
const food = (schema: JsonSchema): JsonSchema => ({ properties: { food: schema } });
const plan = (schema: JsonSchema, ui?: UiFile) =>
  planForm(formSource({ type: 'object', ...schema }, ui));

/** Returns the plan of the question "food". */
function planned(schema: JsonSchema, ui?: UiFile) {
  const { questions, conditions } = plan(
    { ...schema, properties: { animal, ...schema.properties } },
    ui,
  );
  const question = questions.find(({ pointer }) => pointer === '/food');
  if (!question) throw new Error('There is no question.');
  const { variants = [] } = question;
  return { question, variants, conditions };
}
const values = ({ choices }: { choices?: { value: unknown }[] }) =>
  choices?.map(({ value }) => value);

describe('a question in two branches', () => {
  it('has the choices, title, default and widget of each', () => {
    const { question, variants } = planned({
      if: is('Cat'),
      then: food({ type: 'string', title: 'Dish', enum: ['meat'], default: 'meat' }),
      else: food({ type: 'integer', title: 'Worms', description: 'A day' }),
    });
    expect(question).toMatchObject({ label: 'Dish', widget: 'select', default: 'meat' });
    expect(variants).toMatchObject([
      { when: [{ condition: 0, holds: true }], label: 'Dish', widget: 'select', type: 'string' },
      {
        when: [{ condition: 0, holds: false }],
        label: 'Worms',
        widget: 'number',
        type: 'integer',
        description: 'A day',
        default: undefined,
        choices: undefined,
      },
    ]);
  });

  it('is one question where both ask the same', () => {
    const text = food({ type: 'string', title: 'Dish' });
    expect(planned({ if: is('Cat'), then: text, else: text }).question.variants).toBeUndefined();
  });

  it('loads the widgets of both', () => {
    const { widgets } = plan({
      properties: { animal },
      if: is('Cat'),
      then: food({ type: 'string', format: 'date', title: 'Day' }),
      else: food({ type: 'integer', title: 'Worms' }),
    });
    expect(widgets).toEqual(['select', 'date', 'number']);
  });

  it('keeps the title of ui.json in both', () => {
    const form = {
      if: is('Cat'),
      then: food({ type: 'string', title: 'A' }),
      else: food({ type: 'string', title: 'B' }),
    };
    const { question } = planned(form, { food: { 'ui:title': 'Food' } });
    expect(question).toMatchObject({ label: 'Food' });
    expect(question.variants).toBeUndefined();
  });
});

describe('a question that a branch narrows', () => {
  const dishes = {
    food: {
      type: 'string',
      title: 'Dish',
      oneOf: ['meat', 'grass', 'worms'].map((value) => ({
        const: value,
        title: value.toUpperCase(),
      })),
    },
  };

  it('offers there the choices that are left, with their labels', () => {
    const { question, variants } = planned({
      properties: dishes,
      if: is('Fish'),
      then: food({ enum: ['worms'] }),
    });
    expect(values(question)).toEqual(['meat', 'grass', 'worms']);
    expect(variants).toMatchObject([
      { label: 'Dish', choices: [{ value: 'worms', label: 'WORMS' }], when: [{ holds: true }] },
    ]);
  });

  it('is narrowed by a "const", and in the items of a list', () => {
    const one = planned({ properties: dishes, if: is('Fish'), then: food({ const: 'worms' }) });
    expect(one.variants.map(values)).toEqual([['worms']]);
    const several = planned({
      properties: { food: { type: 'array', title: 'Dishes', items: { enum: ['meat', 'worms'] } } },
      if: is('Fish'),
      then: food({ items: { enum: ['worms'] } }),
    });
    expect(several.variants.map(values)).toEqual([['worms']]);
  });

  it('is a variant of its own where a further branch asks it', () => {
    const { variants } = planned({
      allOf: [
        { if: is('Cat'), then: food({ type: 'string', title: 'Dish' }) },
        { if: { required: ['diet'] }, then: food({ enum: ['grass'] }) },
      ],
    });
    expect(variants.map(({ when, ...content }) => [when.length, values(content)])).toEqual([
      [2, ['grass']],
    ]);
  });

  it('stays one question where a branch only adds a rule', () => {
    const form = { properties: dishes, if: is('Fish'), then: food({ minLength: 2 }) };
    expect(planned(form).question.variants).toBeUndefined();
    expect(planned(form).conditions).toEqual([]);
  });
});

describe('a reference with keywords beside it', () => {
  const definitions = {
    dish: { type: 'string', title: 'Dish', enum: ['meat', 'grass', 'worms'], maxLength: 5 },
    place: {
      type: 'object',
      title: 'Place',
      required: ['city'],
      properties: { city: { type: 'string', title: 'City' } },
    },
  };

  it('has the title beside it, and the rules of both', () => {
    const reference = { $ref: '#/definitions/dish', title: 'Snack', enum: ['grass', 'bread'] };
    const { question } = planned({ definitions, properties: { food: reference } });
    expect(question).toMatchObject({ label: 'Snack', widget: 'select', type: 'string' });
    expect(values(question)).toEqual(['grass']);
  });

  it('has the fields of both, and what both require', () => {
    const street = { type: 'string', title: 'Street' };
    const home = { $ref: '#/definitions/place', required: ['street'], properties: { street } };
    const { questions, groups } = plan({ definitions, properties: { home } });
    expect(groups).toMatchObject([{ pointer: '/home', label: 'Place' }]);
    expect(questions.map(({ pointer, requiredWhen }) => [pointer, requiredWhen])).toEqual([
      ['/home/street', [[]]],
      ['/home/city', [[]]],
    ]);
  });

  it('is combined in a condition as the validator does', () => {
    const { conditions } = planned({
      definitions,
      if: { properties: { animal: { $ref: '#/definitions/dish', maxLength: 9 } } },
      then: food({ type: 'string', title: 'Dish' }),
    });
    const { title, ...rules } = definitions.dish;
    expect(conditions).toEqual([
      {
        pointer: '',
        if: {
          properties: { animal: { title, ...rules, maxLength: 9, allOf: [{ maxLength: 5 }] } },
        },
      },
    ]);
  });
});

describe('a group or a list in two branches', () => {
  const city = { city: { type: 'string', title: 'City' } };

  it('has the title and description of each', () => {
    const group = (title: string) => ({
      properties: { home: { type: 'object', title, properties: city } },
    });
    const { groups } = plan({
      properties: { animal },
      if: is('Cat'),
      then: group('Garden'),
      else: group('Pond'),
    });
    expect(groups).toMatchObject([
      { pointer: '/home', label: 'Garden', variants: [{ label: 'Garden' }, { label: 'Pond' }] },
    ]);
  });

  it('has the limits of each', () => {
    const list = {
      type: 'array',
      title: 'Homes',
      maxItems: 5,
      items: { type: 'object', properties: city },
    };
    const { questions } = plan({
      properties: { animal, homes: list },
      if: is('Cat'),
      then: { properties: { homes: { maxItems: 2 } } },
    });
    expect(questions[1]).toMatchObject({
      itemLimits: { max: 5 },
      variants: [{ label: 'Homes', itemLimits: { max: 2 } }],
    });
  });
});
