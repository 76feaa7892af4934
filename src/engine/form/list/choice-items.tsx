import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { escapePart, parentPointer, toPointer } from '../../../core/pointer.ts';
import { useAnswer, useChoices, useQuestion } from '../form-context.tsx';
import type { ReadyForm } from '../ready-form.ts';
import { ItemFrameContext } from './list-context.ts';
import { Item } from './list-item.tsx';

/** Draws lists with an item for each choice: without buttons, each item below or beside the title of its choice. */
export function addTo(ready: ReadyForm): ReadyForm {
  const { ArrayFieldTemplate, ArrayFieldItemTemplate } = ready.templates;
  const List = ArrayFieldTemplate as ComponentType<ArrayFieldTemplateProps>;
  const ListItem = ArrayFieldItemTemplate as ComponentType<ArrayFieldItemTemplateProps>;

  function ListOfAny(props: ArrayFieldTemplateProps) {
    const { forEach } = useQuestion(toPointer(props.fieldPathId.path)) ?? {};
    if (forEach === undefined) return <List {...props} />;
    // A table is the only item, with or without rows.
    const count = (props.formData as unknown[] | undefined)?.length ?? 0;
    return count > 0 && <List {...props} canAdd={false} />;
  }

  function ItemOfAny(props: ArrayFieldItemTemplateProps) {
    const pointer = toPointer(props.buttonsProps.fieldPathId.path);
    const { forEach } = useQuestion(parentPointer(pointer)) ?? {};
    if (forEach === undefined) return <ListItem {...props} />;
    return <ChoiceItem pointer={`${pointer}/${escapePart(forEach)}`}>{props.children}</ChoiceItem>;
  }

  const templates = { ArrayFieldTemplate: ListOfAny, ArrayFieldItemTemplate: ItemOfAny };
  return { ...ready, templates: { ...ready.templates, ...templates } };
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
