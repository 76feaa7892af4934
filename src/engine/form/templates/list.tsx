import { styled } from '@mui/material/styles';
import type { ArrayFieldTemplateProps, TemplatesType } from '@rjsf/utils';
import { useMemo, useRef } from 'react';
import type { FieldUi } from '../../../definition/compiled.ts';
import { fill } from '../../../definition/texts.ts';
import { Button } from '../../button.tsx';
import { useTexts } from '../../host.tsx';
import { RichText } from '../../rich-text.tsx';
import { useForm, useMessage } from '../form-context.tsx';
import { toPointer } from '../pointer.ts';
import { ListContext } from './list-context.ts';
import { ArrayFieldItemTemplate } from './list-item.tsx';
import { Group, GroupText } from './object.tsx';
import { useListFocus } from './use-list-focus.ts';

/** A list of items of the same kind, and the button that adds one. */
function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const texts = useTexts();
  const { store } = useForm();
  const { fieldPathId, schema, uiSchema = {} } = props;
  const pointer = toPointer(fieldPathId.path);
  const message = useMessage(pointer);
  const list = useRef<HTMLFieldSetElement>(null);
  const count = props.items.length;
  const focusAfterwards = useListFocus(list, count);
  const context = useMemo(
    () => ({
      atLeast: schema.minItems ?? 0,
      rearrange(order: number[], focus: { item: number; action: string } | 'add') {
        store.rearrange(pointer, order);
        focusAfterwards(focus);
      },
    }),
    [store, pointer, schema, focusAfterwards],
  );
  const noteId = `${fieldPathId.$id}-note`;
  const text = uiSchema['ui:description'] ?? schema.description;
  const help = uiSchema['ui:help'] as FieldUi['ui:help'];
  const note = message ?? (help && <RichText text={help} />);
  const add = uiSchema['ui:options']?.addText ?? fill(texts.addItem, { label: itemLabel(props) });
  const canAdd = props.canAdd && !props.readonly;
  const describedBy = note === undefined ? undefined : noteId;
  return (
    // Without the button, it is the list that says what is wrong with it.
    <Group ref={list} aria-describedby={canAdd ? undefined : describedBy}>
      <legend>{props.title}</legend>
      {text && <GroupText>{text}</GroupText>}
      <ListContext value={context}>{props.items}</ListContext>
      {canAdd && (
        <Button
          type="button"
          data-add
          data-invalid={message === undefined ? undefined : ''}
          id={fieldPathId.$id}
          variant="outlined"
          aria-describedby={describedBy}
          onClick={(event) => {
            store.touch(pointer);
            props.onAddClick(event);
          }}
        >
          {String(add)}
        </Button>
      )}
      <Note id={noteId} data-error={message === undefined ? undefined : ''}>
        {note}
      </Note>
    </Group>
  );
}

function itemLabel({ schema: { items }, title }: ArrayFieldTemplateProps): string {
  return (typeof items === 'object' && !Array.isArray(items) && items.title) || title;
}

const Note = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  minHeight: '1.4rem',
  fontSize: '0.875rem',
  lineHeight: '1.4rem',
  color: theme.vars?.palette.text.secondary,
  '&[data-error]': { color: theme.vars?.palette.error.main },
}));

export const listTemplates: Partial<TemplatesType> = { ArrayFieldTemplate, ArrayFieldItemTemplate };
