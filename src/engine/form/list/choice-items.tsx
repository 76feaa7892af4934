import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useContext } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import { escapePart, lastKey, parentPointer, toPointer } from '../../../core/pointer.ts';
import { Hint } from '../field/hint.tsx';
import { Note } from '../field/note.tsx';
import { useAnswer, useChoices, useForm, useQuestion } from '../form-context.tsx';
import type { ReadyForm } from '../ready-form.ts';
import { ItemFrameContext } from './list-context.ts';
import { Item } from './list-item.tsx';

/**
 * Draws lists with an item for each choice: without buttons, each item below or beside the title of its choice. A step for
 * one item has the title of its own, and draws the fields of this item alone.
 */
export function addTo(ready: ReadyForm): ReadyForm {
  const { ArrayFieldTemplate, ArrayFieldItemTemplate } = ready.templates;
  const List = ArrayFieldTemplate as ComponentType<ArrayFieldTemplateProps>;
  const ListItem = ArrayFieldItemTemplate as ComponentType<ArrayFieldItemTemplateProps>;

  function ListOfAny(props: ArrayFieldTemplateProps) {
    const { item } = useForm().store.form;
    const pointer = toPointer(props.fieldPathId.path);
    const { forEach } = useQuestion(pointer) ?? {};
    if (forEach === undefined) return <List {...props} />;
    if (item !== undefined) return <OnlyItem list={props} item={item} />;
    // A table is the only item, with or without rows.
    const count = (props.formData as unknown[] | undefined)?.length ?? 0;
    return count > 0 && <List {...props} canAdd={false} />;
  }

  function ItemOfAny(props: ArrayFieldItemTemplateProps) {
    const pointer = toPointer(props.buttonsProps.fieldPathId.path);
    const { item } = useForm().store.form;
    const { forEach } = useQuestion(parentPointer(pointer)) ?? {};
    if (forEach === undefined) return <ListItem {...props} />;
    if (item !== undefined) return props.children;
    return <ChoiceItem pointer={`${pointer}/${escapePart(forEach)}`}>{props.children}</ChoiceItem>;
  }

  const templates = { ArrayFieldTemplate: ListOfAny, ArrayFieldItemTemplate: ItemOfAny };
  return { ...ready, templates: { ...ready.templates, ...templates } };
}

/** The fields of one item of a list, with the texts of the list. */
function OnlyItem({ list, item }: { list: ArrayFieldTemplateProps; item: string }) {
  const pointer = parentPointer(item);
  const question = useQuestion(pointer);
  const id = list.fieldPathId.$id;
  const help = list.uiSchema?.['ui:help'] as FieldUi['ui:help'];
  return (
    <>
      <Hint id={id} pointer={pointer} description={question?.description} help={help} />
      {list.items[Number(lastKey(item))]}
      <Note id={id} pointer={pointer} help={help} />
    </>
  );
}

/** An item below the title of its choice, or a row beside it. */
function ChoiceItem({ pointer, children }: { pointer: string; children: ReactNode }) {
  const Frame = useContext(ItemFrameContext);
  const choices = useChoices(useQuestion(pointer), pointer);
  const chosen = useAnswer(`/answers${pointer}`);
  const title = choices.find(({ value }) => value === chosen)?.label ?? '';
  if (Frame) return <Frame title={title}>{children}</Frame>;
  return (
    <Item data-item>
      <legend>{title}</legend>
      <div data-fields>{children}</div>
    </Item>
  );
}
