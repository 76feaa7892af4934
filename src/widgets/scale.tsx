import { styled } from '@mui/material/styles';
import type { WidgetProps } from '../engine/widget.ts';
import type { describeChoice } from './parts/describe-choice.tsx';
import { RadioGroup } from './parts/radio-group.tsx';

/** Shows the numbers of a scale in a row, and below it the meaning of its ends. */
export default function Scale(field: WidgetProps) {
  const { low, high } = field.options as { low?: string; high?: string };
  const [first] = field.choices;
  const last = field.choices.at(-1);
  const ends = [
    { choice: first, id: `${field.id}-low`, text: low },
    { choice: last, id: `${field.id}-high`, text: high },
  ].filter(({ text }) => text !== undefined);
  const describe: typeof describeChoice = (id, choice, describedBy) => {
    const end = ends.find((one) => one.choice === choice);
    return {
      attributes: {
        'aria-labelledby': `${id}-label`,
        'aria-describedby': [end?.id, describedBy].filter(Boolean).join(' ') || undefined,
      },
      text: <span id={`${id}-label`}>{choice.label}</span>,
    };
  };
  return (
    <Box>
      <Row field={field} choices={field.choices} label={Cell} describe={describe} />
      {ends.length > 0 && (
        <Ends>
          {ends.map(({ choice, id, text }) => (
            <span key={id}>
              {choice?.label}: <span id={id}>{text}</span>
            </span>
          ))}
        </Ends>
      )}
    </Box>
  );
}

const Box = styled('div')({ width: 'fit-content', maxWidth: '100%' });

const Row = styled(RadioGroup)({ display: 'flex', flexWrap: 'wrap', gap: 4 });

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 24,
  marginTop: 6,
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
}));

const Cell = styled('label')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 46,
    paddingBottom: 6,
    border: '1px solid #7b8798',
    borderRadius: theme.vars?.shape.borderRadius,
    background: palette?.background.paper,
    cursor: 'pointer',
    lineHeight: 1.2,
    '&[data-chosen]': {
      borderColor: palette?.primary.main,
      background: `color-mix(in srgb, ${palette?.primary.main} 10%, ${palette?.background.paper})`,
    },
    '&[data-invalid]': { borderColor: palette?.error.main },
    '&[data-invalid] > :first-of-type': { color: palette?.error.main },
  };
});
