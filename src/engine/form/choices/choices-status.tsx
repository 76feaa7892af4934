import { styled } from '@mui/material/styles';
import { useTexts } from '../../host.tsx';
import { space, target, text, weight } from '../../ui/tokens.ts';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import { fieldClasses } from '../field/field-classes.ts';

interface ChoicesStatusProps {
  id: string;
  text: string;
  /** Given where it stands for the inputs of a field. */
  group: { labelledBy: string; invalid: boolean } | undefined;
  /** Whether it is for screen readers only. */
  isHidden: boolean;
  /** Given where the visitor can load the choices again. */
  retry: (() => void) | undefined;
}

/** The state of the choices that a call brings, and the button that makes the call again. */
export function ChoicesStatus({ id, text, group, isHidden, retry }: ChoicesStatusProps) {
  const texts = useTexts();
  return (
    <Line
      data-hidden={isHidden ? '' : undefined}
      data-group={group ? '' : undefined}
      {...(group && {
        role: 'group',
        tabIndex: -1,
        'aria-labelledby': group.labelledBy,
        'data-invalid': group.invalid || undefined,
      })}
    >
      <span id={id} role="status">
        {text}
      </span>
      {retry && (
        <button type="button" onClick={retry}>
          {texts.tryAgain}
        </button>
      )}
    </Line>
  );
}

/** Matches what stands above the room that is reserved for messages, if that is empty. */
const aboveRoom = `:has(+ .${fieldClasses.note}:empty)`;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  ...text.small,
  columnGap: space.s,
  color: theme.vars?.palette.text.secondary,
  [`&${aboveRoom}, *${aboveRoom} > &`]: {
    marginBottom: `calc(-1 * (${space.xs} + ${text.caption.lineHeight}))`,
  },
  '&[data-group]': { ...text.body, minHeight: target, marginBottom: 0, '--ring-offset': '4px' },
  '&[data-hidden]': visuallyHidden,
  '& > button': {
    minHeight: target,
    marginInline: `calc(-1 * ${space.s})`,
    padding: `0 ${space.s}`,
    border: 0,
    background: 'none',
    color: theme.vars?.palette.primary.main,
    font: 'inherit',
    fontWeight: weight.label,
    textDecoration: 'underline',
    cursor: 'pointer',
    '--ring-offset': '-4px',
  },
}));
