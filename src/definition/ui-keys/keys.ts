import { Type } from 'typebox';
import { closedObject } from '../files/closed-object.ts';
import { FormMessagesJson } from '../files/messages.ts';
import { RichText } from '../files/text.ts';
import { atListInstead, atQuestion, introInstead, onlyAt } from '../places.ts';
import type { UiKeyEntry } from '../ui-key-entry.ts';
import { arrangements, widgetCatalogue } from '../widget-catalogue/index.ts';

const atObject = {
  question: 'Write it at the object that holds the fields.',
  list: 'Write it under "items".',
};

/** Every key of a field's entry in ui.json, in the order of the reference. */
export const uiKeyCatalogue = {
  'ui:order': {
    schema: Type.Array(Type.String(), {
      description: 'Order of the fields; "*" stands for all others.',
      examples: [['email', '*']],
    }),
    refusedAt: atObject,
  },
  'ui:groups': {
    schema: Type.Array(
      closedObject(
        {
          title: Type.String({ examples: ['Your company'], description: 'The heading.' }),
          description: Type.String({
            examples: ['As it stands in the register of companies.'],
            description: 'Text below the heading.',
          }),
          fields: Type.Array(Type.String(), {
            minItems: 1,
            examples: [['company', 'founded']],
            description: 'The fields below the heading, in their order.',
          }),
        },
        { required: ['title', 'fields'] },
      ),
      {
        minItems: 1,
        description:
          'Headings above fields, which change nothing in the answers. A group stands where the first of its fields would; other fields stay where they are.',
        examples: [[{ title: 'Your company', fields: ['company', 'founded'] }]],
      },
    ),
    refusedAt: atObject,
    holds: { '*': { title: 'text', description: 'text' } },
    label: 'the list of headings in {it}',
    part: 'layout/layout.tsx',
    drawn: true,
  },
  'ui:before': {
    schema: {
      ...RichText,
      examples: ['The next questions are about your company.'],
      description:
        'Text before the question, group or list: plain text, or a list of texts and links.',
    },
    refusedAt: { form: introInstead, item: atListInstead },
    label: 'the text before {it}',
    part: 'layout/layout.tsx',
    holds: 'rich-text',
    drawn: true,
  },
  'ui:title': {
    schema: Type.String({
      examples: ['Your company'],
      description: 'The label. It replaces the schema’s title.',
    }),
    refusedAt: { form: 'Write "title" in schema.json.' },
    holds: 'text',
  },
  'ui:help': {
    schema: {
      ...RichText,
      examples: [
        'As it stands on your invoices',
        ['See ', { text: 'where to find it', href: 'https://example.com/help', newTab: true }],
      ],
      description:
        'Help between the label and the field: plain text, or a list of texts and links.',
    },
    refusedAt: {
      form: introInstead,
      group: 'Write "ui:description", which stands above the fields.',
      item: atListInstead,
    },
    label: 'the help for {it}',
    holds: 'rich-text',
    drawn: true,
  },
  'ui:description': {
    schema: Type.String({
      examples: ['Where we send your invoices.'],
      description:
        'Text below the label of a question, or above the fields of a group or a list. It replaces the schema’s description.',
    }),
    refusedAt: { form: introInstead, item: atListInstead },
    label: 'the description of {it}',
    holds: 'text',
    drawn: true,
  },
  'ui:widget': {
    schema: Type.Unsafe<string>(
      Type.Union(
        Object.entries({ ...widgetCatalogue, ...arrangements }).map(([name, { description }]) =>
          Type.Literal(name, { description }),
        ),
        { examples: ['textarea'], description: 'The control that asks the question.' },
      ),
    ),
    refusedAt: { form: atQuestion, item: atQuestion },
  },
  'ui:placeholder': {
    schema: Type.String({
      examples: ['Select a country'],
      description: 'Shown in an empty field.',
    }),
    refusedAt: onlyAt('question', atQuestion),
    label: 'the placeholder in {it}',
    holds: 'text',
    inQuestion: true,
  },
  'ui:autocomplete': {
    schema: Type.String({
      description: 'HTML autocomplete token, with which browsers fill in the field.',
      examples: ['given-name', 'off'],
    }),
    refusedAt: onlyAt('question', atQuestion),
    label: 'the autofill token of {it}',
    drawn: true,
  },
  'ui:readonly': {
    schema: Type.Boolean({ description: 'Shows the answer; visitors cannot change it.' }),
  },
  'ui:messages': {
    schema: FormMessagesJson(
      'Messages for broken rules, by JSON Schema keyword; "allOf/1/pattern" for the pattern in the second entry of "allOf" of a question.',
    ),
    holds: 'messages',
  },
  // Its schema depends on the widget.
  'ui:options': {
    schema: Type.Unsafe<Record<string, unknown>>({
      description: 'Options of the widget.',
      examples: [{ width: 'half' }],
    }),
  },
} as const satisfies Record<string, UiKeyEntry>;
