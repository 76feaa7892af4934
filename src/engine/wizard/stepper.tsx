import { styled } from '@mui/material/styles';
import type { CompiledStep } from '../../compiled/screen.ts';
import { fill } from '../../definition/texts.ts';
import { useHost, useTexts } from '../host.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

interface StepperProps {
  /** The visible steps. */
  steps: CompiledStep[];
  index: number;
  /** All steps as they are defined, which do not change while visitors answer. */
  all: CompiledStep[];
  /** Whether the visitor can't go to another step now. */
  isLocked?: boolean;
}

/** The id of the text that says which step is on the screen: "Step 2 of 4", or "Step 2 of about 4". */
export const stepPositionId = 'step-position';

/**
 * Shows the visible steps: earlier ones completed and as links, the current one active, later ones disabled. On a phone,
 * and where the labels of many steps would not fit, a bar stands for them: of segments, or continuous for many steps.
 */
export function Stepper({ steps, index, all, isLocked }: StepperProps) {
  const texts = useTexts();
  const { Link } = useHost();
  const most = Math.max(all.length, steps.length);
  const position = canChange(all, steps[index]) ? texts.stepPositionAbout : texts.stepPosition;
  const isBar = most >= fewestInBar || all.some(({ itemSteps }) => itemSteps);
  return (
    <nav className="stepper" aria-label={texts.steps}>
      <p id={stepPositionId} data-bar={isBar || undefined}>
        {fill(position, { number: index + 1, total: steps.length })}
      </p>
      <Steps
        count={steps.length}
        data-bar={isBar || undefined}
        data-many={most >= fewestContinuous || undefined}
      >
        {steps.map((step, at) => {
          const isCompleted = at < index;
          const label = (
            <>
              <span aria-hidden data-mark>
                {isCompleted ? <Tick /> : at + 1}
              </span>
              <span data-label data-ring>
                <RichTextView text={step.title} />
                {isCompleted && <VisuallyHidden as="span"> {texts.stepCompleted}</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              aria-current={at === index ? 'step' : undefined}
              aria-disabled={at > index || undefined}
              data-ring
            >
              {isCompleted && !isLocked ? <Link href={`#${step.id}`}>{label}</Link> : label}
            </li>
          );
        })}
      </Steps>
    </nav>
  );
}

/** Returns whether answers can still show, skip or repeat a step: those of the step on the screen, or of a later one. */
function canChange(all: CompiledStep[], current: CompiledStep | undefined): boolean {
  const id = current?.item?.step ?? current?.id;
  const ahead = all.slice(all.findIndex((step) => step.id === id));
  const fields = new Set(ahead.flatMap((step) => step.fields));
  return ahead.some(({ decidedBy }) => decidedBy?.some((name) => fields.has(name)));
}

/** The number of steps, with those that can be skipped, from which on a bar shows them on wide screens too. */
const fewestInBar = 6;

/** The number of steps from which on the bar has no gaps. */
const fewestContinuous = 7;

const Tick = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
    <path d="m3 8.5 3.5 3.5L13 5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** Where one part of a bar is too narrow, each target has the width of two, in turns above and below. */
const Steps = styled('ol', {
  shouldForwardProp: (name) => name !== 'count',
})<{ count: number }>(({ count }) => ({
  // Shares of the steps that are there would move while the HTML is still arriving.
  '& > li': { width: `${100 / count}%` },
  [`@media (max-width: ${24 * count + 39}px)`]: {
    '& > li:nth-of-type(odd) a': { insetBlock: '-22px 4px', insetInlineEnd: '-100%' },
    '& > li:nth-of-type(even) a': { insetBlock: '4px -22px', insetInlineEnd: '-100%' },
  },
}));
