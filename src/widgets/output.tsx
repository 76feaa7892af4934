import { styled } from '@mui/material/styles';
import type { AnswerDisplay } from '../definition/widget-catalogue/index.ts';
import {
  answerText,
  controlHeight,
  space,
  text,
  useLanguage,
  useTexts,
  type WidgetProps,
} from '../engine/widget.ts';

/** A calculated answer. It is a polite live region: screen readers announce each change. */
export default function Output({ id, value, choices, invalid, describedBy, options }: WidgetProps) {
  const texts = useTexts();
  const language = useLanguage();
  const question = {
    unit: options.unit as string | undefined,
    unitPosition: options.unitPosition === 'before' ? ('before' as const) : undefined,
    numberFormat: options.currency ? { currency: options.currency as string } : undefined,
    display: options.display as AnswerDisplay | undefined,
  };
  return (
    <Result
      id={id}
      // Takes the focus where its rule is broken.
      tabIndex={-1}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    >
      {answerText(value, { question, choices, texts, language })}
    </Result>
  );
}

const Result = styled('output')(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  minHeight: controlHeight,
  // Puts the first line on that of the inputs beside it.
  ...text.body,
  padding: `${space.s} 0`,
  lineHeight: '32px',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // Draws a dash for a missing result, which is nothing for screen readers.
  '&:empty::before': {
    content: '""',
    display: 'inline-block',
    width: '0.5em',
    borderTop: '1.5px solid',
    verticalAlign: '0.3em',
    color: theme.vars?.palette.text.secondary,
  },
}));
