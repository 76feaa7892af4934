import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useHost, useTexts } from '../host.tsx';
import { readReview } from '../review/read-review.ts';
import { ReviewView } from '../review/review-view.tsx';
import { Button } from '../ui/button.tsx';
import { space } from '../ui/tokens.ts';

/** The answers that the form before the page has sent, with their questions; nothing where the page was opened otherwise. */
export function SentAnswers() {
  const texts = useTexts();
  const passed = useHost().usePassedValues();
  const sections = useMemo(() => readReview(passed), [passed]);
  if (!sections) return null;
  return (
    <Answers>
      <h2>{texts.sentAnswers}</h2>
      <ReviewView sections={sections} />
    </Answers>
  );
}

const Answers = styled('div')({ marginTop: space.xxl, textAlign: 'start' });

export function PrintButton() {
  const texts = useTexts();
  return (
    <Button type="button" variant="outlined" onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
}
