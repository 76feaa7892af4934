import { styled } from '@mui/material/styles';
import type { CompiledStep, Question } from '../../definition/compiled.ts';
import { at } from '../../definition/mapping.ts';
import { fill } from '../../definition/texts.ts';
import { type Answers, choicesFromSource, pointersIn, type Surroundings } from '../form/answers.ts';
import type { JudgedForm } from '../form/settle.ts';
import { useHost, useTexts } from '../host.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { answerText } from './answer-text.ts';

interface ReviewProps {
  steps: CompiledStep[];
  forms: Record<string, JudgedForm>;
  answers: Answers;
  surroundings: Surroundings;
}

/** Every answer given so far, step by step, with a link back to each step. */
export function Review({ steps, forms, answers, surroundings }: ReviewProps) {
  const texts = useTexts();
  const { Link } = useHost();
  return steps.map((step) => {
    const form = forms[step.id];
    if (!form) return null;
    return (
      <Section key={step.id} aria-labelledby={`review-${step.id}`}>
        <header>
          <h3 id={`review-${step.id}`}>{step.title}</h3>
          <Link href={`#${step.id}`}>
            {texts.change}
            <VisuallyHidden as="span"> {step.title}</VisuallyHidden>
          </Link>
        </header>
        <dl>
          {form.questions
            .filter(({ widget }) => widget !== 'list')
            .flatMap((question) => rows(question, answers))
            .map(({ question, pointer, number }) => (
              <div key={pointer}>
                <dt>
                  {number === undefined
                    ? question.label
                    : fill(texts.item, { label: question.label, number })}
                </dt>
                <dd>
                  {question.secret
                    ? texts.secretAnswer
                    : (answerText(at(answers, pointer), {
                        choices: question.choices ?? choicesFromSource(question, surroundings),
                        texts,
                      }) ?? texts.notAnswered)}
                </dd>
              </div>
            ))}
        </dl>
      </Section>
    );
  });
}

/** One row for a question, or one for each item of its list; none for a conditional question without an answer. */
function rows(question: Question, answers: Answers) {
  return pointersIn(question.at, answers)
    .filter((pointer) => !question.conditional || at(answers, pointer) !== undefined)
    .map((pointer) => {
      const position = /\/(\d+)\//.exec(pointer)?.[1];
      return {
        question,
        pointer,
        number: position === undefined ? undefined : Number(position) + 1,
      };
    });
}

const Section = styled('section')(({ theme }) => ({
  marginBottom: 24,
  '& header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& h3': { ...theme.typography.h3, margin: '0 0 6px' },
  '& dl': { margin: 0 },
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
