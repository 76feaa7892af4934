import { styled } from '@mui/material/styles';
import { fill } from '../../../definition/texts.ts';
import { useLanguage, useTexts } from '../../host.tsx';
import { target } from '../../ui/tokens.ts';
import type { NoChoicesProps } from '../form-context.tsx';
import type { ReadyForm } from '../ready-form.ts';

/** Adds the component that replaces a widget without choices. */
export const addTo = (ready: ReadyForm): ReadyForm => ({ ...ready, NoChoices });

/** Replaces a widget whose choices are answers that are not given yet, and names the questions for them. */
function NoChoices({ question, id, labelId, invalid, describedBy }: NoChoicesProps) {
  const texts = useTexts();
  const language = useLanguage();
  const labels = question.source?.lists.flatMap((list) => list.question?.label ?? []) ?? [];
  const questions = new Intl.ListFormat(language).format([...new Set(labels)]);
  return (
    <Text
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      data-no-choices={invalid ? 'invalid' : ''}
    >
      {fill(texts.noChoices, { questions })}
    </Text>
  );
}

const Text = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  '--ring-offset': '4px',
  color: theme.vars?.palette.text.secondary,
  lineHeight: 1.5,
}));
