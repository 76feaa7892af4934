// Samples with groups, lists and definitions, as a person would adapt them.
import { form, group, list, ref, type Sample, text } from './form-schema.ts';

export const composedSamples: Record<string, Sample> = {
  nested: {
    schema: form({
      title: text('Name of the list'),
      tasks: {
        type: 'array',
        title: 'Tasks',
        items: group(
          'Task',
          {
            what: text('What'),
            done: { type: 'boolean', title: 'Done', default: false },
          },
          { required: ['what'] },
        ),
      },
    }),
    answers: { title: 'Today', tasks: [{ what: 'Write', done: true }, { what: 'Read' }] },
  },
  defaults: {
    schema: form(
      { given: ref('Given', 'example'), missing: ref('Missing', 'example') },
      {
        definitions: {
          example: group('Example', {
            scalar: text('Scalar', { default: 'a scalar' }),
            array: list('List', { nested: text('In the list', { default: 'an item' }) }),
            object: group('Group', { nested: text('In the group', { default: 'an entry' }) }),
          }),
        },
      },
    ),
    answers: {
      given: { scalar: 'one', array: [{ nested: 'two' }], object: { nested: 'three' } },
      missing: { array: [{}, {}] },
    },
  },
  references: {
    schema: form(
      { billing: ref('Billing', 'address'), shipping: ref('Shipping', 'address') },
      {
        definitions: {
          address: group(
            'Address',
            { street: text('Street'), city: text('City') },
            { required: ['city'] },
          ),
        },
      },
    ),
    answers: { billing: { city: 'London' }, shipping: { street: 'Main Street 1', city: 'Paris' } },
  },
  allOf: {
    schema: form(
      {},
      {
        allOf: [
          { properties: { lorem: { type: 'boolean', title: 'Lorem', default: true } } },
          { properties: { lorem: { type: 'boolean' }, ipsum: text('Ipsum') } },
        ],
      },
    ),
    answers: {},
  },
  alternatives: {
    schema: form(
      {
        brush: ref('Brush colour', 'colour'),
        mask: {
          type: 'array',
          title: 'Colour mask',
          uniqueItems: true,
          items: { $ref: '#/definitions/colour' },
        },
        useMask: {
          type: 'boolean',
          title: 'Apply the mask',
          oneOf: [
            { const: true, title: 'Enable' },
            { const: false, title: 'Disable' },
          ],
        },
        blend: text('Blend mode', {
          oneOf: [
            { const: 'screen', title: 'Screen' },
            { const: 'multiply', title: 'Multiply' },
          ],
        }),
      },
      {
        required: ['brush', 'mask', 'blend'],
        definitions: {
          colour: {
            type: 'string',
            oneOf: [
              { const: '#ff0000', title: 'Red' },
              { const: '#00ff00', title: 'Green' },
            ],
          },
        },
      },
    ),
    ui: { useMask: { 'ui:widget': 'radio' }, blend: { 'ui:options': { except: ['multiply'] } } },
    answers: { brush: '#00ff00', mask: ['#ff0000'], useMask: false, blend: 'screen' },
  },
};
