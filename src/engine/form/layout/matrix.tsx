import { styled } from '@mui/material/styles';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import { escapePart, toPointer } from '../../../core/pointer.ts';
import { space, text } from '../../ui/tokens.ts';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import { fieldClasses } from '../field/field-classes.ts';
import { ObjectFieldTemplate } from '../field/object.tsx';
import { useQuestion } from '../form-context.tsx';
import type { ReadyForm } from '../ready-form.ts';

type ObjectTemplate = ComponentType<ObjectFieldTemplateProps>;

/** Draws groups whose widget is a matrix as a table, where there is room for one. */
export function addTo(ready: ReadyForm): ReadyForm {
  const Template = ready.templates.ObjectFieldTemplate ?? ObjectFieldTemplate;
  const ObjectOrMatrix: ObjectTemplate = (props) => {
    const isMatrix = (props.uiSchema as FieldUi | undefined)?.['ui:widget'] === 'matrix';
    return isMatrix ? <Matrix {...props} Template={Template} /> : <Template {...props} />;
  };
  return { ...ready, templates: { ...ready.templates, ObjectFieldTemplate: ObjectOrMatrix } };
}

const headerClass = 'matrix-header';

function Matrix({ Template, ...props }: ObjectFieldTemplateProps & { Template: ObjectTemplate }) {
  const { properties } = props;
  const pointer = toPointer(props.fieldPathId.path);
  // All rows have the same choices.
  const choices = useQuestion(`${pointer}/${escapePart(properties[0]?.name ?? '')}`)?.choices ?? [];
  // The names of the radio buttons say the same.
  const content = (
    <div key="" className={headerClass} aria-hidden>
      {choices.map(({ label }) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
  const header = { content, name: '', disabled: false, readonly: false, hidden: false };
  return (
    <Box>
      <Table columns={choices.length}>
        <Template {...props} properties={[header, ...properties]} />
      </Table>
    </Box>
  );
}

const Box = styled('div')({ containerType: 'inline-size' });

const Table = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: number;
}>(({ theme, columns }) => {
  const cells = { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
  return {
    [`& .${headerClass}`]: { display: 'none' },
    [`&:not(:has(.${fieldClasses.cell}))`]: { display: 'none' },
    [`@container (min-width: ${Math.max(420, 120 + 48 * columns)}px)`]: {
      [`& .${headerClass}`]: {
        ...cells,
        gridColumn: '1 / -1',
        marginInlineStart: rowLabel(columns),
        ...text.small,
        lineHeight: 1.3,
        textAlign: 'center',
        '& > span': {
          alignSelf: 'end',
          padding: space.xs,
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        },
      },
      [`& .${fieldClasses.cell}`]: {
        display: 'grid',
        gridTemplateColumns: `${rowLabel(columns)} minmax(0, 1fr)`,
        alignItems: 'center',
        borderTop: `1px solid ${theme.vars?.palette.divider}`,
      },
      [`& .${fieldClasses.label}`]: {
        margin: 0,
        paddingInlineEnd: space.s,
        overflowWrap: 'anywhere',
        [`&:not(:has(+ .${fieldClasses.hint}))`]: { gridRow: '1 / span 2' },
      },
      [`& .${fieldClasses.hint}`]: { gridColumn: 1, margin: 0, paddingInlineEnd: 8 },
      '& [role="radiogroup"]': {
        ...cells,
        gridColumn: 2,
        gridRow: '1 / span 2',
        '& > label': { justifyContent: 'center', margin: 0 },
        '& > label > span:last-child': visuallyHidden,
      },
      [`& .${fieldClasses.note}`]: { gridColumn: '1 / -1', gridTemplateRows: 'auto', margin: 0 },
    },
  };
});

/** The width of the column with the labels of the rows. */
const rowLabel = (columns: number): string => `${Math.max(25, 60 - columns * 8)}%`;
