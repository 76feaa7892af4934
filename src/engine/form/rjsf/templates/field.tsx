import { styled } from '@mui/material/styles';
import type { FieldTemplateProps } from '@rjsf/utils';
import type { FieldUi } from '../../../../compiled/form.ts';
import { toPointer } from '../../../../core/pointer.ts';
import { useAsked, useRequired } from '../../form-context.tsx';
import { Note } from './note.tsx';

const columns = { full: 12, 'two-thirds': 8, half: 6, third: 4 };

/** A field that is asked: its place in its row, its label above it and one line of help or error below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const ui = props.uiSchema as FieldUi;
  const options = ui['ui:options'] ?? {};
  const pointer = toPointer(props.fieldPathId.path);
  const isAsked = useAsked(pointer);
  const isRequired = useRequired(pointer);
  if (!isAsked) return null;
  if (ui['ui:field'] !== 'answer') {
    return <Cell data-width="full">{props.children}</Cell>;
  }
  return (
    <Cell data-width={options.width ?? 'full'}>
      {options.labels !== 'own' && (
        <LabelRow>
          {options.labels === 'group' ? (
            <span id={`${props.id}-label`}>{props.label}</span>
          ) : (
            <label id={`${props.id}-label`} htmlFor={props.id}>
              {props.label}
            </label>
          )}
          {/* Beside the label and not in it: the field itself tells screen readers that it is required. */}
          {isRequired && <span aria-hidden> *</span>}
        </LabelRow>
      )}
      {ui['ui:description'] && <Hint id={`${props.id}-hint`}>{ui['ui:description']}</Hint>}
      {props.children}
      <Note id={props.id} pointer={pointer} help={ui['ui:help']} />
    </Cell>
  );
}

const Hint = styled('p')(({ theme }) => ({
  margin: '-2px 0 6px',
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
}));

const Cell = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  minWidth: 0,
  [theme.breakpoints.up('sm')]: Object.fromEntries(
    Object.entries(columns).map(([width, span]) => [
      `&[data-width="${width}"]`,
      { gridColumn: `span ${span}` },
    ]),
  ),
}));

const LabelRow = styled('div')({
  marginBottom: 6,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
});
