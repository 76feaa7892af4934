import { styled } from '@mui/material/styles';
import { edge, space, text, type WidgetProps } from '../engine/widget.ts';
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
    <Box count={field.choices.length}>
      <Row
        count={field.choices.length}
        field={field}
        choices={field.choices}
        label={Cell}
        describe={describe}
      />
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

interface Counted {
  count: number;
}

const shouldForwardProp = (name: PropertyKey) => name !== 'count';

/** No wider than its numbers, so that each end stands below its own. */
const Box = styled('div', { shouldForwardProp })<Counted>(({ count }) => ({
  containerType: 'inline-size',
  maxWidth: 64 * count,
}));

/** The fewest pixels that a number takes, with the gap beside it. */
const cell = 50;

/** All numbers in one row; without the room for it, in rows of the same length but for the last one. */
const Row = styled(RadioGroup, { shouldForwardProp })<Counted>(({ count }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: space.xs,
  ...Object.fromEntries(
    [1, 2, 3].map((rows) => [
      `@container (max-width: ${cell * Math.ceil(count / rows) - 5}px)`,
      { gridTemplateColumns: `repeat(${Math.ceil(count / (rows + 1))}, minmax(0, 1fr))` },
    ]),
  ),
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  ...text.small,
  columnGap: space.xl,
  marginTop: space.xs,
  color: theme.vars?.palette.text.secondary,
}));

const Cell = styled('label')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingBottom: space.s,
    border: `1px solid ${edge}`,
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
