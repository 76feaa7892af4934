import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import type { CompiledStep } from '../../compiled/screen.ts';
import { fill } from '../../definition/texts.ts';
import { useTexts } from '../host.tsx';
import { RichTextView } from '../rich-text.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface StepperProps {
  /** The visible steps. */
  steps: CompiledStep[];
  index: number;
  /** The number of all steps, which does not change while visitors answer. */
  count: number;
}

/**
 * Shows the visible steps: earlier ones completed, the current one active, later ones disabled. The labels of many steps
 * would not fit: a bar and the label of the current one stand for them.
 */
export function Stepper({ steps, index, count }: StepperProps) {
  const texts = useTexts();
  const isBar = count >= fewestInBar;
  const position = fill(texts.stepPosition, { number: index + 1, total: steps.length });
  return (
    <Navigation aria-label={texts.steps}>
      {isBar ? (
        <p>
          {position}
          {/* Screen readers are told the label in the list. */}
          <span aria-hidden="true">
            {' · '}
            <RichTextView text={steps[index]?.title ?? ''} />
          </span>
        </p>
      ) : (
        <VisuallyHidden>{position}</VisuallyHidden>
      )}
      <Steps
        activeStep={index}
        alternativeLabel
        component="ol"
        count={steps.length}
        data-many={steps.length > maxLabels || undefined}
        data-bar={isBar || undefined}
      >
        {steps.map((step, position) => (
          <Step
            key={step.id}
            component="li"
            aria-current={position === index ? 'step' : undefined}
            aria-disabled={position > index || undefined}
          >
            <StepLabel>
              <RichTextView text={step.title} />
              {position < index && (
                <VisuallyHidden as="span"> {texts.stepCompleted}</VisuallyHidden>
              )}
            </StepLabel>
          </Step>
        ))}
      </Steps>
    </Navigation>
  );
}

const Navigation = styled('nav')(({ theme }) => ({
  marginBottom: 36,
  '& > p': { margin: '0 0 10px', color: theme.vars?.palette.text.secondary },
}));

/** The number of steps, with those that can be skipped, from which on a bar shows them. */
const fewestInBar = 6;

/** The number of labels that fit beside each other on a phone. */
const maxLabels = 4;

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** On a phone the labels of many steps are visually hidden; the heading below names the step. */
const Steps = styled(MuiStepper, {
  shouldForwardProp: (name) => name !== 'count',
})<{ component: 'ol'; count: number }>(({ theme, count }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Shares of the steps that are there would move while the HTML is still arriving.
  '& .MuiStep-root': { boxSizing: 'border-box', flex: 'none', width: `${100 / count}%` },
  [theme.breakpoints.down('sm')]: {
    '& .MuiStepLabel-label': { fontSize: '0.75rem', lineHeight: 1.3 },
    '& .MuiStep-root': { paddingInline: 4 },
    '&[data-many] .MuiStepLabel-label': visuallyHidden,
  },
  '&[data-bar]': {
    '& .MuiStep-root': {
      height: 6,
      paddingInline: 2,
      backgroundClip: 'content-box',
      backgroundColor: theme.vars?.palette.primary.main,
      '&[aria-disabled]': { backgroundColor: theme.vars?.palette.divider },
    },
    '& .MuiStepConnector-root': { display: 'none' },
    '& .MuiStepLabel-root': visuallyHidden,
  },
}));
