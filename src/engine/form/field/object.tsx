import { styled } from '@mui/material/styles';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { Fragment, type ReactElement } from 'react';
import { toPointer } from '../../../core/pointer.ts';
import { space, text, weight } from '../../ui/tokens.ts';
import { useGroup } from '../form-context.tsx';

/** The fields of a form, or of a group inside it, in rows of twelve columns. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const group = useGroup(toPointer(props.fieldPathId.path));
  const fields = <Grid>{inFragments(props.properties.map(({ content }) => content))}</Grid>;
  // List items bring their own legend.
  const last = props.fieldPathId.path.at(-1);
  if (last === undefined || typeof last === 'number') return fields;
  return (
    <Group as={group?.label ? 'fieldset' : 'div'}>
      {group?.label && <legend>{group.label}</legend>}
      {group?.description && <GroupText>{group.description}</GroupText>}
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

export const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.l,
  rowGap: space.s,
});

export const Group = styled('fieldset')({
  margin: `${space.l} 0`,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': {
    ...text.group,
    padding: 0,
    marginBottom: space.m,
    fontWeight: weight.heading,
  },
  // Smaller than the one around it.
  'fieldset & > legend': text.body,
});

/** Styles the description of a group, below its title. */
export const GroupText = styled('p')(({ theme }) => ({
  ...text.small,
  margin: `0 0 ${space.m}`,
  color: theme.vars?.palette.text.secondary,
}));
