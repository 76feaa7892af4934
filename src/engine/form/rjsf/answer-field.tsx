import { type FieldProps, ID_KEY } from '@rjsf/utils';
import type { FieldUi } from '../../../compiled/form.ts';
import { toPointer } from '../../../core/pointer.ts';
import { useChoices, useForm, useMessage } from '../form-context.tsx';

/**
 * RJSF's field for every single question: hands it to its widget, and its answer to the store. RJSF's own way of
 * answering would "sanitise" other answers whenever a condition opens or closes.
 */
export function AnswerField(props: FieldProps) {
  const { fieldPathId, formData, name, readonly, required, schema } = props;
  const ui = props.uiSchema as FieldUi;
  const options = ui['ui:options'] ?? {};
  const id = fieldPathId[ID_KEY];
  const pointer = toPointer(fieldPathId.path);
  const { store, widgets } = useForm();
  const message = useMessage(pointer);
  const choices = useChoices(options);
  const Widget = widgets[ui['ui:widget'] ?? ''];
  if (!Widget) return null;
  return (
    <Widget
      id={id}
      name={name}
      labelId={`${id}-label`}
      label={schema.title ?? name}
      value={formData}
      onChange={(value) => store.answer(pointer, value)}
      onBlur={() => store.touch(pointer)}
      required={required ?? false}
      invalid={message !== undefined}
      readOnly={readonly ?? false}
      describedBy={message !== undefined || ui['ui:help'] ? `${id}-note` : undefined}
      placeholder={ui['ui:placeholder']}
      autoComplete={ui['ui:autocomplete']}
      type={typeof schema.type === 'string' ? schema.type : undefined}
      choices={choices}
      options={options}
    />
  );
}
