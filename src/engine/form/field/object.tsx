import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { Fragment, type ReactElement } from 'react';
import { toPointer } from '../../../core/pointer.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { useGroup } from '../form-context.tsx';
import { fieldClasses } from './field-classes.ts';

/** The fields of a form, or of a group inside it, in rows of twelve columns. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const group = useGroup(toPointer(props.fieldPathId.path));
  const fields = (
    <div className={fieldClasses.grid}>
      {inFragments(props.properties.map(({ content }) => content))}
    </div>
  );
  // List items bring their own legend.
  const last = props.fieldPathId.path.at(-1);
  if (last === undefined || typeof last === 'number') return fields;
  const Group = group?.label ? 'fieldset' : 'div';
  return (
    <Group className={fieldClasses.group}>
      {group?.label && <legend>{unbroken(group.label)}</legend>}
      {group?.description && <p className={fieldClasses.hint}>{unbroken(group.description)}</p>}
      {fields}
    </Group>
  );
}

const fragmentSize = 25;

/** Divides many fields among fragments: React visits all siblings of a field that it renders. */
function inFragments(fields: ReactElement[]) {
  if (fields.length <= fragmentSize) return fields;
  const starts = fields.map((_, index) => index).filter((index) => index % fragmentSize === 0);
  return starts.map((start) => (
    <Fragment key={start}>{fields.slice(start, start + fragmentSize)}</Fragment>
  ));
}
