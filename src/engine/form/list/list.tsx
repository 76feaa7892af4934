import { styled } from '@mui/material/styles';
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import { getAt, toPointer } from '../../../core/pointer.ts';
import { fill } from '../../../definition/texts.ts';
import { useTexts } from '../../host.tsx';
import { Button } from '../../ui/button.tsx';
import { controlHeight, space } from '../../ui/tokens.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fieldClasses } from '../field/field-classes.ts';
import { Hint } from '../field/hint.tsx';
import { Mark, useMark } from '../field/marks.tsx';
import { Note } from '../field/note.tsx';
import { useForm, useGroup, useMessage, useQuestion } from '../form-context.tsx';
import type { FormerItem } from '../form-state.ts';
import type { ReadyForm } from '../ready-form.ts';
import { ListContext, RemovedContext } from './list-context.ts';
import { ArrayFieldItemTemplate } from './list-item.tsx';
import { RemovedItem } from './removed-item.tsx';
import { useListFocus } from './use-list-focus.ts';

/** A list of items of the same kind, and the button that adds one. */
function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const texts = useTexts();
  const { store } = useForm();
  const { fieldPathId, uiSchema = {} } = props;
  const pointer = toPointer(fieldPathId.path);
  const message = useMessage(pointer);
  const mark = useMark(pointer);
  const question = useQuestion(pointer);
  const group = useGroup(`${pointer}/-`);
  const value = useQuestion(`${pointer}/-`);
  const { min = 0, max = Infinity } = question?.itemLimits ?? {};
  const list = useRef<HTMLFieldSetElement>(null);
  const count = (props.formData as unknown[] | undefined)?.length ?? 0;
  // Items that choices bring take no focus.
  const focusAfterwards = useListFocus(list, question?.forEach === undefined ? count : 0);
  const [removed, setRemoved] = useState<Removed>();
  const context = useMemo(() => {
    const positions = (without: number) =>
      [...(getAt(store.state.answers, pointer) as unknown[]).keys()].toSpliced(without, 1);
    return {
      minItems: min,
      move(index: number, action: 'up' | 'down') {
        const item = action === 'up' ? index - 1 : index + 1;
        store.arrangeItems(pointer, positions(index).toSpliced(item, 0, index));
        focusAfterwards({ item, action });
      },
      remove(index: number, name: string) {
        const text = fill(texts.itemRemoved, { item: name });
        setRemoved({ index, text, pointer: `${pointer}/${index}`, before: store.state });
        store.arrangeItems(pointer, positions(index));
        focusAfterwards('undo');
      },
    };
  }, [store, pointer, min, texts, focusAfterwards]);
  const help = uiSchema['ui:help'] as FieldUi['ui:help'];
  const label = (group ?? value ?? question)?.label;
  const add = question?.addText ?? fill(texts.addItem, { label: label ?? question?.label });
  const isOpen = question?.forEach === undefined && !props.readonly;
  const canAdd = isOpen && count < max;
  let place: { index: number; line: ReactElement } | undefined;
  if (removed && canAdd) {
    // Another tab can have made the list shorter.
    const index = Math.min(removed.index, count);
    const undo = () => {
      setRemoved(undefined);
      store.returnItem(pointer, index, removed);
      (props.onAddClick as AddAt)(undefined, index);
      focusAfterwards({ item: index, action: 'remove' });
    };
    place = { index, line: <RemovedItem key="removed" text={removed.text} onUndo={undo} /> };
  }
  const isTable = (uiSchema as FieldUi)['ui:arrangement'] === 'table';
  const items = place && !isTable ? props.items.toSpliced(place.index, 0, place.line) : props.items;
  const id = fieldPathId.$id;
  const describedBy =
    [(question?.description || help) && `${id}-hint`, message && `${id}-note`]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    // Without the button, the list itself refers to its error.
    <fieldset
      ref={list}
      className={fieldClasses.group}
      aria-describedby={canAdd ? undefined : describedBy}
    >
      <legend>
        {question && unbroken(question.label)}
        <Mark>{mark}</Mark>
      </legend>
      <Hint id={id} pointer={pointer} description={question?.description} help={help} />
      <RemovedContext value={place}>
        <ListContext value={context}>{items}</ListContext>
      </RemovedContext>
      {isOpen && <VisuallyHidden role="status">{removed?.text}</VisuallyHidden>}
      {canAdd && (
        <Button
          type="button"
          data-add
          data-invalid={message === undefined ? undefined : ''}
          id={id}
          variant="outlined"
          aria-describedby={describedBy}
          onClick={(event) => {
            store.touch(pointer);
            store.addItem(pointer);
            // RJSF gives the item a key of its own; the store has its answers.
            props.onAddClick(event);
          }}
        >
          {add}
        </Button>
      )}
      {isOpen && count >= max && max > min && (
        <Full
          data-add
          data-invalid={message === undefined ? undefined : ''}
          id={id}
          tabIndex={-1}
          aria-describedby={describedBy}
        >
          {fill(texts.itemsFull, { count: max })}
        </Full>
      )}
      <Note id={id} pointer={pointer} help={help} />
    </fieldset>
  );
}

/** The item that was removed last. */
interface Removed extends FormerItem {
  index: number;
  /** Says that it was removed. */
  text: string;
}

/** The function by which RJSF adds the key of an item at a position. */
type AddAt = (event: undefined, index: number) => void;

/** Has the height of the button that it replaces. */
const Full = styled('p')(({ theme }) => ({
  minHeight: controlHeight,
  margin: 0,
  paddingBlock: space.m,
  boxSizing: 'border-box',
  color: theme.vars?.palette.text.secondary,
}));

/** Adds the templates and the field by which RJSF draws lists. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  templates: { ...ready.templates, ArrayFieldTemplate, ArrayFieldItemTemplate },
  fields: { ...ready.fields, ArrayField },
});
