import { styled } from '@mui/material/styles';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { FieldGroupUi, FieldUi } from '../../../compiled/form.ts';
import { escapePart, toPointer } from '../../../core/pointer.ts';
import type { RichText } from '../../../definition/files/text.ts';
import { useFill } from '../../text/text-filler.ts';
import { RichTextView } from '../../ui/rich-text.tsx';
import { space } from '../../ui/tokens.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { fieldClasses } from '../field/field-classes.ts';
import { ObjectFieldTemplate } from '../field/object.tsx';
import { useAsked } from '../form-context.tsx';
import type { ReadyForm } from '../ready-form.ts';

type Property = ObjectFieldTemplateProps['properties'][number];

/** The fields of an object with headings above them, and with texts before them. */
function LaidOutObject(props: ObjectFieldTemplateProps) {
  const ui = (props.uiSchema ?? {}) as FieldUi;
  const pointer = toPointer(props.fieldPathId.path);
  const groups = ui['ui:groups'] ?? [];
  const properties = props.properties.map((property) => withTextBefore(property, ui, pointer));
  return <ObjectFieldTemplate {...props} properties={inGroups(properties, groups)} />;
}

export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  templates: { ...ready.templates, ObjectFieldTemplate: LaidOutObject },
});

function withTextBefore(property: Property, ui: FieldUi, pointer: string): Property {
  const text = (ui[property.name] as FieldUi | undefined)?.['ui:before'];
  if (text === undefined) return property;
  const content = (
    <Before key={property.name} text={text} pointer={`${pointer}/${escapePart(property.name)}`}>
      {property.content}
    </Before>
  );
  return { ...property, content };
}

/** Puts the fields of each group into one element, at the position of the first of them. */
const inGroups = (properties: Property[], groups: FieldGroupUi[]): Property[] =>
  properties.flatMap((property) => {
    const group = groups.find(({ fields }) => fields.includes(property.name));
    if (!group) return [property];
    const inside = properties.filter(({ name }) => group.fields.includes(name));
    if (inside[0] !== property) return [];
    const content = (
      <FieldGroup key={property.name} group={group}>
        {inside.map((each) => each.content)}
      </FieldGroup>
    );
    return [{ ...property, content }];
  });

function FieldGroup({ group, children }: { group: FieldGroupUi; children: ReactNode }) {
  const fill = useFill();
  return (
    <HeadedGroup className={fieldClasses.group}>
      <legend>{unbroken(fill(group.title))}</legend>
      {group.description && (
        <p className={fieldClasses.hint}>{unbroken(fill(group.description))}</p>
      )}
      <div className={fieldClasses.grid}>{children}</div>
    </HeadedGroup>
  );
}

/** A heading goes with the last field below it that is asked. */
const HeadedGroup = styled('fieldset')({
  gridColumn: '1 / -1',
  [`&:not(:has(.${fieldClasses.cell}))`]: { display: 'none' },
});

interface BeforeProps {
  text: RichText;
  /** Of the field that follows. */
  pointer: string;
  children: ReactNode;
}

function Before({ text, pointer, children }: BeforeProps) {
  const isAsked = useAsked(pointer);
  return (
    <>
      {isAsked && (
        <Text>
          <RichTextView text={text} />
        </Text>
      )}
      {children}
    </>
  );
}

const Text = styled('p')({ gridColumn: '1 / -1', margin: `${space.s} 0` });
