import { styled } from '@mui/material/styles';
import type { Choice } from '../../compiled/form.ts';

interface Props {
  /** The id of the choice. */
  id: string;
  choice: Choice;
}

/** The label of a choice, with its description below. */
export function ChoiceText({ id, choice: { label, description } }: Props) {
  if (description === undefined) return <span>{label}</span>;
  return (
    <span>
      <span id={`${id}-label`}>{label}</span>
      <Description id={`${id}-hint`}>{description}</Description>
    </span>
  );
}

/**
 * Returns the ARIA attributes with which the input of a choice is read. The description stands inside its label, so that it
 * can be pressed too, but is no part of its name.
 *
 * @param describedBy ids of the elements that describe the question, where this input leads to them
 */
export function choiceAttributes({ id, choice }: Props, describedBy: string | undefined) {
  if (choice.description === undefined) return { 'aria-describedby': describedBy };
  return {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': [`${id}-hint`, describedBy].filter(Boolean).join(' '),
  };
}

const Description = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
}));
