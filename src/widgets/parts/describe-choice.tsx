import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type ShownChoice, text } from '../../engine/widget.ts';

interface DescribedChoice {
  /** The ARIA attributes with which the input of the choice is read. */
  attributes: {
    'aria-label'?: string;
    'aria-labelledby'?: string;
    'aria-describedby': string | undefined;
  };
  /** Its label, with the description below. */
  text: ReactNode;
}

/**
 * Returns how a choice with a description, or a reason why it can't be chosen, is shown; `undefined` where it has none.
 * The description stands inside the label, so that it can be pressed too, but is no part of its name.
 *
 * @param id the id of the choice
 * @param describedBy ids of the elements that describe the question, where this input leads to them
 */
export function describeChoice(
  id: string,
  { label, description, disabled, image }: ShownChoice,
  describedBy: string | undefined,
): DescribedChoice | undefined {
  if (description === undefined && !disabled) return undefined;
  return {
    attributes: {
      'aria-labelledby': image ? `${id}-image ${id}-label` : `${id}-label`,
      'aria-describedby': [`${id}-hint`, describedBy].filter(Boolean).join(' '),
    },
    text: (
      <span>
        <span id={`${id}-label`}>{label}</span>
        <span id={`${id}-hint`}>
          {disabled && <Description>{disabled}</Description>}
          {description && <Description>{description}</Description>}
        </span>
      </span>
    ),
  };
}

const Description = styled('span')(({ theme }) => ({
  ...text.small,
  display: 'block',
  color: theme.vars?.palette.text.secondary,
}));
