import { styled } from '@mui/material/styles';
import { Fragment, useContext } from 'react';
import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import { choicesFromSource } from '../../core/form/coerce-answers.ts';
import { getAt } from '../../core/pointer.ts';
import type { Answers } from '../form/answers.ts';
import { useHost, useTexts } from '../host.tsx';
import { useStore } from '../state/use-store.ts';
import { answerText } from '../text/answer-text.ts';
import { TextFillerContext, useFill } from '../text/text-filler.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { reviewBlocks } from '../review/review-blocks.ts';
import type { WizardStore } from './wizard-store.ts';

/** All answers of the visible steps, with a link back to each step. */
export function Review({ wizard }: { wizard: WizardStore }) {
  const { visible, forms, answers } = useStore(wizard, (state) => state);
  const sending = useStore(wizard.submission, (state) => state.sending);
  const texts = useTexts();
  const fill = useFill();
  const { Link, language } = useHost();
  const content = useContext(TextFillerContext)?.fillContent ?? ((question: Question) => question);
  const filling = { fill, content };
  const text = (
    question: Question,
    pointer: string,
    document: { answers: Answers },
    { countryAnswer }: CompiledForm,
  ) => {
    const value = getAt(document.answers, pointer);
    return question.secret && value !== undefined
      ? texts.secretAnswer
      : (answerText(value, {
          question,
          choices: content(question).choices ?? choicesFromSource(question, document, pointer),
          texts,
          language,
          countryAnswer,
        }) ?? texts.notAnswered);
  };
  return visible.map((step) => {
    const form = forms[step.id];
    if (!form) return null;
    const dataSources = wizard.sourcesOf(form);
    const document = { ...dataSources, answers };
    return (
      <Section key={step.id} aria-labelledby={`review-${step.id}`}>
        <header>
          <h3 id={`review-${step.id}`}>{fill(step.title)}</h3>
          {!sending && (
            <Link href={`#${step.id}`}>
              {texts.change}
              <VisuallyHidden as="span"> {fill(step.title)}</VisuallyHidden>
            </Link>
          )}
        </header>
        {reviewBlocks(form, answers, texts, dataSources, filling).map(({ heading, rows }) => (
          <Fragment key={rows[0]?.pointer}>
            {heading && <h4>{heading}</h4>}
            <dl>
              {rows.map(({ question, pointer }) => (
                <div key={pointer}>
                  <dt>{fill(question.label)}</dt>
                  <dd>{text(question, pointer, document, form)}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      </Section>
    );
  });
}

const Section = styled('section')(({ theme }) => ({
  margin: '24px 0',
  '& header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& h3': { ...theme.typography.h3, margin: '0 0 6px' },
  '& h4': { ...theme.typography.body1, fontWeight: 650, margin: '18px 0 2px' },
  '& dl': { margin: 0 },
  // Sets rows outside of any group apart from the group before them.
  '& dl + dl': { marginTop: 24 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 16,
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));
