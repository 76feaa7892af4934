import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import type { CompiledStep } from '../../compiled/screen.ts';
import { fill } from '../../definition/texts.ts';
import { useTexts } from '../host.tsx';
import { RichTextView } from '../rich-text.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Shows the visible steps: earlier ones completed, the current one active, later ones disabled. */
export function Stepper({ steps, index }: { steps: CompiledStep[]; index: number }) {
  const texts = useTexts();
  return (
    <Navigation aria-label={texts.steps}>
      <VisuallyHidden>
        {fill(texts.stepPosition, { number: index + 1, total: steps.length })}
      </VisuallyHidden>
      <Steps
        activeStep={index}
        alternativeLabel
        component="ol"
        count={steps.length}
        data-many={steps.length > maxLabels || undefined}
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

const Navigation = styled('nav')({ marginBottom: 36 });

/** The number of labels that fit beside each other on a phone. */
const maxLabels = 4;

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
    '&[data-many] .MuiStepLabel-label': {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}));
