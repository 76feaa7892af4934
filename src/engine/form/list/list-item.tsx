import { styled } from '@mui/material/styles';
import { ClearButton, MoveDownButton, MoveUpButton } from '@rjsf/mui/lib/IconButton/IconButton.js';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import { toPointer } from '../../../core/pointer.ts';
import { fill } from '../../../definition/texts.ts';
import { useTexts } from '../../host.tsx';
import { Mark, useMark } from '../field/marks.tsx';
import { fieldClasses } from '../field/styled-form.ts';
import { useGroup, useQuestion } from '../form-context.tsx';
import { ItemFrameContext, useList } from './list-context.ts';

/** An item of a list: its number, its buttons and its fields, or the input for its value. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const texts = useTexts();
  const { minItems, rearrange } = useList();
  const Frame = useContext(ItemFrameContext);
  const { buttonsProps: buttons, index, totalItems } = props;
  const pointer = toPointer(buttons.fieldPathId.path);
  const group = useGroup(pointer);
  const question = useQuestion(pointer);
  const mark = useMark(pointer, true);
  const words = { label: (group ?? question)?.label ?? '', number: index + 1 };
  const button = (action: string, text: string) => {
    const name = fill(text, words);
    return {
      'data-action': action,
      'aria-label': name,
      title: name,
      registry: props.registry,
    };
  };
  const order = Array.from({ length: totalItems }, (_, position) => position);

  function move(action: 'up' | 'down') {
    const to = action === 'up' ? index - 1 : index + 1;
    const next = order.toSpliced(index, 1).toSpliced(to, 0, index);
    rearrange(next, { item: to, action });
    if (action === 'up') buttons.onMoveUpItem();
    else buttons.onMoveDownItem();
  }

  function remove() {
    rearrange(order.toSpliced(index, 1), 'add');
    buttons.onRemoveItem();
  }

  const actions = (
    <Actions data-actions>
      {buttons.hasMoveUp && !props.readonly && (
        <MoveUpButton {...button('up', texts.moveUp)} onClick={() => move('up')} />
      )}
      {buttons.hasMoveDown && !props.readonly && (
        <MoveDownButton {...button('down', texts.moveDown)} onClick={() => move('down')} />
      )}
      {buttons.hasRemove && !props.readonly && totalItems > minItems && (
        <ClearButton {...button('remove', texts.removeItem)} onClick={remove} />
      )}
    </Actions>
  );
  const fields = <div data-fields>{props.children}</div>;

  if (question) {
    const id = buttons.fieldPathId.$id;
    return (
      <ValueItem data-item>
        <span className={fieldClasses.label}>
          <label id={`${id}-label`} htmlFor={id}>
            {fill(texts.item, words)}
          </label>
          {/* There is no item without a value. */}
          <Mark>{mark}</Mark>
        </span>
        {actions}
        {fields}
      </ValueItem>
    );
  }
  if (Frame) {
    return (
      <Frame title={fill(texts.item, words)} actions={actions}>
        {props.children}
      </Frame>
    );
  }
  return (
    <Item data-item>
      <legend>{fill(texts.item, words)}</legend>
      {actions}
      {fields}
    </Item>
  );
}

export const Item = styled('fieldset')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  margin: '0 0 16px',
  padding: '8px 20px 4px',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: theme.vars?.shape.borderRadius,
  // Inside the frame, on a line with the buttons.
  '& > legend': { float: 'left', padding: 0, lineHeight: '44px', fontWeight: 650 },
  '& > [data-fields]': { clear: 'both', paddingTop: 8 },
}));

const ValueItem = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > [data-actions]': { marginRight: 0 },
  marginBottom: 8,
  // Twelve columns, of which a question can take a part.
  '& > [data-fields]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 20,
    width: '100%',
  },
});

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 4,
  marginRight: -10,
  '& button': { width: 44, height: 44 },
});
