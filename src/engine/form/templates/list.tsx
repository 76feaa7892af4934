import { styled } from '@mui/material/styles';
import { MoveDownButton, MoveUpButton, RemoveButton } from '@rjsf/mui/lib/IconButton/IconButton.js';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { fill } from '../../../definition/texts.ts';
import { Button } from '../../button.tsx';
import { useTexts } from '../../host.tsx';
import { useForm, useMessage } from '../form-context.tsx';
import { toPointer } from '../pointer.ts';
import { Group } from './object.tsx';

const focusable = 'input, select, textarea, button';

/** A list of items of the same kind, and the button that adds one. */
function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const texts = useTexts();
  const { store } = useForm();
  const pointer = toPointer(props.fieldPathId.path);
  const message = useMessage(pointer);
  const list = useRef<HTMLFieldSetElement>(null);
  const count = props.items.length;
  const before = useRef(count);
  useEffect(() => {
    // Focus goes to the new item, or to the button that stays when an item is gone.
    const items = list.current?.querySelectorAll('[data-item]') ?? [];
    if (count > before.current) items[count - 1]?.querySelector<HTMLElement>(focusable)?.focus();
    if (count < before.current) list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    before.current = count;
  }, [count]);
  const noteId = `${props.fieldPathId.$id}-note`;
  return (
    <Group ref={list} aria-describedby={message ? noteId : undefined}>
      <legend>{props.title}</legend>
      {props.schema.description && <p>{props.schema.description}</p>}
      {props.items}
      {props.canAdd && !props.readonly && (
        <Button
          type="button"
          data-add
          id={props.fieldPathId.$id}
          variant="outlined"
          aria-invalid={message !== undefined}
          onClick={props.onAddClick}
          onBlur={() => store.touch(pointer)}
        >
          {fill(texts.addItem, { label: itemLabel(props.schema, props.title) })}
        </Button>
      )}
      <Note id={noteId}>{message}</Note>
    </Group>
  );
}

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const texts = useTexts();
  const { buttonsProps: buttons } = props;
  const words = { label: props.schema.title ?? '', number: props.index + 1 };
  const button = (text: string) => {
    const name = fill(text, words);
    return { 'aria-label': name, title: name, registry: props.registry };
  };
  return (
    <Item data-item>
      <legend>{fill(texts.item, words)}</legend>
      {props.hasToolbar && (
        <Toolbar>
          {buttons.hasMoveUp && (
            <MoveUpButton {...button(texts.moveUp)} onClick={buttons.onMoveUpItem} />
          )}
          {buttons.hasMoveDown && (
            <MoveDownButton {...button(texts.moveDown)} onClick={buttons.onMoveDownItem} />
          )}
          {buttons.hasRemove && (
            <RemoveButton {...button(texts.removeItem)} onClick={buttons.onRemoveItem} />
          )}
        </Toolbar>
      )}
      {props.children}
    </Item>
  );
}

const itemLabel = (schema: ArrayFieldTemplateProps['schema'], title: string) =>
  typeof schema.items === 'object' && !Array.isArray(schema.items) && schema.items.title
    ? schema.items.title
    : title;

const Item = styled('fieldset')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  margin: '0 0 16px',
  padding: '16px 20px 4px',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: theme.vars?.shape.borderRadius,
  '& > legend': { padding: '0 6px', fontWeight: 650 },
}));

const Toolbar = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 4,
  marginTop: -8,
  '& button': { width: 40, height: 40 },
});

const Note = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  minHeight: '1.4rem',
  fontSize: '0.875rem',
  lineHeight: '1.4rem',
  color: theme.vars?.palette.error.main,
}));

export const listTemplates: Partial<TemplatesType> = { ArrayFieldTemplate, ArrayFieldItemTemplate };
