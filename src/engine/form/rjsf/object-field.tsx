import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { getOwn } from '../../../core/get-own.ts';

const ignore = () => {};

/**
 * Replaces RJSF's field for objects, which also adds and renames fields that a schema does not name. The drawn
 * schema names all of its fields, and its `ui:order` does, if there is one.
 */
export function ObjectField(props: FieldProps) {
  const { schema, uiSchema = {}, formData, fieldPathId, registry } = props;
  const { properties = {} } = schema;
  const { readonly = false, disabled = false } = props;
  const Field = registry.fields.SchemaField as ComponentType<FieldProps>;
  const order = (uiSchema['ui:order'] as string[] | undefined) ?? Object.keys(properties);
  const fields = order.flatMap((name) => {
    const property = getOwn(properties, name) as RJSFSchema | undefined;
    if (!property) return [];
    const content = (
      <Field
        {...props}
        key={name}
        name={name}
        schema={property}
        uiSchema={uiSchema[name]}
        formData={getOwn(formData, name)}
        fieldPathId={toFieldPathId(name, registry.globalFormOptions, fieldPathId.path)}
      />
    );
    return [{ name, content, readonly, disabled, hidden: false }];
  });
  const { ObjectFieldTemplate } = registry.templates;
  return <ObjectFieldTemplate {...props} title="" properties={fields} onAddProperty={ignore} />;
}
