import { styled } from '@mui/material/styles';
import { ClearButton } from '@rjsf/mui/lib/IconButton/IconButton.js';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import { toPointer } from '../../../core/pointer.ts';
import { fill } from '../../../definition/texts.ts';
import { useTexts } from '../../host.tsx';
import { MoveButton } from '../../ui/move-button.tsx';
import { space, target, text, weight } from '../../ui/tokens.ts';
import { fieldClasses } from '../field/field-classes.ts';
import { Mark, useMark } from '../field/marks.tsx';
import { useGroup, useQuestion } from '../form-context.tsx';
import { ItemFrameContext, useList } from './list-context.ts';

/** An item of a list: its number, its buttons and its fields, or the input for its value. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const texts = useTexts();
  const { minItems, move, remove } = useList();
  const Frame = useContext(ItemFrameContext);
  const { buttonsProps: buttons, index, totalItems } = props;
  const pointer = toPointer(buttons.fieldPathId.path);
  const group = useGroup(pointer);
  const question = useQuestion(pointer);
  const mark = useMark(pointer, true);
  const words = { label: (group ?? question)?.label ?? '', number: index + 1 };
  const button = (action: string, text: string) => {
    const name = fill(text, words);
    return { 'data-action': action, 'aria-label': name, title: name };
  };
  const title = fill(texts.item, words);
  const removeIt = () => {
    remove(index, title);
    buttons.onRemoveItem();
  };

  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem } = buttons;
  const moves = [
    { direction: 'up', text: texts.moveUp, isAtEnd: !hasMoveUp, onMove: onMoveUpItem },
    { direction: 'down', text: texts.moveDown, isAtEnd: !hasMoveDown, onMove: onMoveDownItem },
  ] as const;
  const isOrdered = (hasMoveUp || hasMoveDown) && !props.readonly;
  const actions = (
    <Actions data-actions>
      {isOrdered &&
        moves.map(({ direction, text, isAtEnd, onMove }) => (
          <MoveButton
            key={direction}
            {...button(direction, text)}
            direction={direction}
            isAtEnd={isAtEnd}
            onClick={() => {
              move(index, direction);
              onMove();
            }}
          />
        ))}
      {buttons.hasRemove && !props.readonly && totalItems > minItems && (
        <ClearButton
          {...button('remove', texts.removeItem)}
          registry={props.registry}
          onClick={removeIt}
        />
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
            {title}
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
      <Frame title={title} actions={actions}>
        {props.children}
      </Frame>
    );
  }
  return (
    <Item data-item>
      <legend>{title}</legend>
      {actions}
      {fields}
    </Item>
  );
}

export const Item = styled('fieldset')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  margin: `0 0 ${space.m}`,
  padding: `${space.xs} ${space.l} ${space.s}`,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: theme.vars?.shape.borderRadius,
  // Inside the frame, on a line with the buttons.
  '& > legend': {
    ...text.body,
    float: 'left',
    padding: 0,
    lineHeight: `${target}px`,
    fontWeight: weight.heading,
  },
  '& > [data-fields]': { clear: 'both', paddingTop: space.xs },
}));

const ValueItem = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > [data-actions]': { marginRight: 0 },
  marginBottom: space.s,
  // Twelve columns, of which a question can take a part.
  '& > [data-fields]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space.l,
    width: '100%',
  },
});

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.xs,
  marginRight: -12,
  '& > *': { width: target, height: target },
});
