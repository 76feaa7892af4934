import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Registry, RJSFSchema } from '@rjsf/utils';
import { AnswerField } from '../field/answer-field.tsx';
import { FieldTemplate } from '../field/field.tsx';
import { ObjectFieldTemplate } from '../field/object.tsx';
import type { ReadyForm } from '../ready-form.ts';
import { ObjectField } from './object-field.tsx';

/** Ids of elements: "field/address/city". */
export const globalFormOptions = { idPrefix: 'field', idSeparator: '/' };

const Nothing = () => null;

/**
 * The drawn schema is static: it has neither conditions nor references, so a schema is its own resolution. The store has
 * the values of new items.
 */
const schemaUtils = {
  retrieveSchema: (schema: RJSFSchema) => schema,
  getDefaultFormState: ({ type }: RJSFSchema) => (type === 'object' ? {} : undefined),
  getDisplayLabel: () => true,
  isSelect: () => false,
  isMultiSelect: () => false,
  isFilesArray: () => false,
};

/** Returns everything that RJSF's fields take from the form around them. */
export const registryFor = ({ form, fields, templates }: ReadyForm): Registry =>
  ({
    rootSchema: form.schema,
    schemaUtils,
    fields: { SchemaField, ObjectField, answer: AnswerField, ...fields },
    templates: {
      FieldTemplate,
      ObjectFieldTemplate,
      DescriptionFieldTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      ...templates,
    },
    widgets: {},
    formContext: {},
    globalFormOptions,
    translateString: (text: string) => text,
  }) as unknown as Registry;
