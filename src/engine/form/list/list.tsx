import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import { toPointer } from '../../../core/pointer.ts';
import { fill } from '../../../definition/texts.ts';
import { useTexts } from '../../host.tsx';
import { Button } from '../../ui/button.tsx';
import { Mark, useMark } from '../field/marks.tsx';
import { Note } from '../field/note.tsx';
import { Group, GroupText } from '../field/object.tsx';
import { useForm, useGroup, useMessage, useQuestion } from '../form-context.tsx';
import type { ReadyForm } from '../ready-form.ts';
import { ListContext } from './list-context.ts';
import { ArrayFieldItemTemplate } from './list-item.tsx';

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
  const context = useMemo(
    () => ({
      minItems: min,
      rearrange(order: number[], focus: { item: number; action: string } | 'add') {
        store.arrangeItems(pointer, order);
        focusAfterwards(focus);
      },
    }),
    [store, pointer, min, focusAfterwards],
  );
  const help = uiSchema['ui:help'] as FieldUi['ui:help'];
  const label = (group ?? value ?? question)?.label;
  const add = question?.addText ?? fill(texts.addItem, { label: label ?? question?.label });
  const canAdd = props.canAdd && !props.readonly && count < max;
  const describedBy = (message ?? help) ? `${fieldPathId.$id}-note` : undefined;
  return (
    // Without the button, the list itself refers to its error.
    <Group ref={list} aria-describedby={canAdd ? undefined : describedBy}>
      <legend>
        {question?.label}
        <Mark>{mark}</Mark>
      </legend>
      {question?.description && <GroupText>{question.description}</GroupText>}
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
            store.addItem(pointer);
            // RJSF gives the item a key of its own; the store has its answers.
            props.onAddClick(event);
          }}
        >
          {add}
        </Button>
      )}
      <Note id={fieldPathId.$id} pointer={pointer} help={help} />
    </Group>
  );
}

/** Adds the templates and the field by which RJSF draws lists. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  templates: { ...ready.templates, ArrayFieldTemplate, ArrayFieldItemTemplate },
  fields: { ...ready.fields, ArrayField },
});

type FocusTarget = { item: number; action: string } | 'add';

/**
 * Moves focus when list items are added, removed or reordered. A new item focuses itself.
 *
 * @returns sets the target of focus after the next rendering of the list
 */
function useListFocus(list: RefObject<HTMLElement | null>, count: number) {
  const target = useRef<FocusTarget>(undefined);
  const before = useRef(count);
  useEffect(() => {
    // Not those of lists inside.
    const items = [...(list.current?.querySelectorAll('[data-item]') ?? [])].filter(
      ({ parentElement }) => parentElement?.closest('fieldset') === list.current,
    );
    const find = (root: Element | null | undefined, selector: string) =>
      root?.querySelector<HTMLElement>(selector);
    if (count > before.current) {
      find(items.at(-1), inputs)?.focus();
    } else if (target.current === 'add') {
      find(list.current, ':scope > [data-add]')?.focus();
    } else if (target.current) {
      const { item, action } = target.current;
      // At either end of the list the button of the other direction is the one that stays.
      const actions = find(items[item], ':scope > [data-actions], :scope > td > [data-actions]');
      (find(actions, `[data-action="${action}"]`) ?? find(actions, 'button'))?.focus();
    }
    target.current = undefined;
    before.current = count;
  });
  return useCallback((next: FocusTarget) => {
    target.current = next;
  }, []);
}

const inputs = 'input:not([type="hidden"]), select, textarea';
