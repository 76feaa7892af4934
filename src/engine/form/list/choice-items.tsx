import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { escapePart, parentPointer, toPointer } from '../../../core/pointer.ts';
import { useAnswer, useChoices, useQuestion } from '../form-context.tsx';
import type { ReadyForm } from '../ready-form.ts';
import { Item } from './list-item.tsx';

/** Draws lists with an item for each choice: without buttons, each item below the title of its choice. */
export function addTo(ready: ReadyForm): ReadyForm {
  const { ArrayFieldTemplate, ArrayFieldItemTemplate } = ready.templates;
  const List = ArrayFieldTemplate as ComponentType<ArrayFieldTemplateProps>;
  const ListItem = ArrayFieldItemTemplate as ComponentType<ArrayFieldItemTemplateProps>;

  function ListOfAny(props: ArrayFieldTemplateProps) {
    const { forEach } = useQuestion(toPointer(props.fieldPathId.path)) ?? {};
    if (forEach === undefined) return <List {...props} />;
    return props.items.length > 0 && <List {...props} canAdd={false} />;
  }

  function ItemOfAny(props: ArrayFieldItemTemplateProps) {
    const pointer = toPointer(props.buttonsProps.fieldPathId.path);
    const { forEach } = useQuestion(parentPointer(pointer)) ?? {};
    if (forEach === undefined) return <ListItem {...props} />;
    return (
      <Item data-item>
        <ChoiceTitle pointer={`${pointer}/${escapePart(forEach)}`} />
        <div data-fields>{props.children}</div>
      </Item>
    );
  }

  const templates = { ArrayFieldTemplate: ListOfAny, ArrayFieldItemTemplate: ItemOfAny };
  return { ...ready, templates: { ...ready.templates, ...templates } };
}

/** The title of the choice that is at a pointer. */
function ChoiceTitle({ pointer }: { pointer: string }) {
  const choices = useChoices(useQuestion(pointer), pointer);
  const chosen = useAnswer(`/answers${pointer}`);
  return <legend>{choices.find(({ value }) => value === chosen)?.label}</legend>;
}
