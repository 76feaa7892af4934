import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import type { CompiledStep } from '../../compiled/screen.ts';
import { fill } from '../../definition/texts.ts';
import { useHost, useTexts } from '../host.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { space, text } from '../ui/tokens.ts';
import { VisuallyHidden, visuallyHidden } from '../ui/visually-hidden.tsx';

interface StepperProps {
  /** The visible steps. */
  steps: CompiledStep[];
  index: number;
  /** All steps as they are defined, which do not change while visitors answer. */
  all: CompiledStep[];
  /** Whether the visitor can't go to another step now. */
  isLocked?: boolean;
}

/** The id of the text that says which step is on the screen: "Step 2 of 4". */
export const stepPositionId = 'step-position';

/**
 * Shows the visible steps: earlier ones completed and as links, the current one active, later ones disabled. On a phone,
 * and where the labels of many steps would not fit, a bar stands for them, above the heading of the step.
 */
export function Stepper({ steps, index, all, isLocked }: StepperProps) {
  const texts = useTexts();
  const { Link } = useHost();
  const isBar = all.length >= fewestInBar || all.some(({ itemSteps }) => itemSteps);
  const position = fill(texts.stepPosition, { number: index + 1, total: steps.length });
  return (
    <Navigation aria-label={texts.steps}>
      <Position id={stepPositionId} data-bar={isBar || undefined}>
        {position}
      </Position>
      <Steps
        activeStep={index}
        alternativeLabel
        component="ol"
        count={steps.length}
        data-bar={isBar || undefined}
      >
        {steps.map((step, position) => {
          const isCompleted = position < index;
          const label = (
            <StepLabel>
              <RichTextView text={step.title} />
              {isCompleted && <VisuallyHidden as="span"> {texts.stepCompleted}</VisuallyHidden>}
            </StepLabel>
          );
          return (
            <Step
              key={step.id}
              component="li"
              aria-current={position === index ? 'step' : undefined}
              aria-disabled={position > index || undefined}
            >
              {isCompleted && !isLocked ? <Link href={`#${step.id}`}>{label}</Link> : label}
            </Step>
          );
        })}
      </Steps>
    </Navigation>
  );
}

/** The number of steps, with those that can be skipped, from which on a bar shows them on wide screens too. */
const fewestInBar = 6;

/** The number of steps whose links a finger can tell apart on a line of the narrowest phone. */
const mostOnLine = 10;

const Navigation = styled('nav')(({ theme }) => ({
  marginBottom: space.xl,
  [theme.breakpoints.down('sm')]: { marginBottom: space.l },
}));

const Position = styled('p')(({ theme }) => ({
  ...text.small,
  margin: `0 0 ${space.xs}`,
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { '&:not([data-bar])': { ...visuallyHidden, margin: -1 } },
}));

const Steps = styled(MuiStepper, {
  shouldForwardProp: (name) => name !== 'count',
})<{ component: 'ol'; count: number }>(({ theme, count }) => {
  const { primary, divider, text } = (theme.vars ?? theme).palette;
  const bar = {
    '& .MuiStep-root': {
      height: 6,
      paddingInline: 2,
      backgroundClip: 'content-box',
      backgroundColor: primary.main,
      '&[aria-disabled]': { backgroundColor: divider },
    },
    '& .MuiStepConnector-root': { display: 'none' },
    '& .MuiStepLabel-root': { ...visuallyHidden, margin: 0 },
    // High enough for a finger.
    '& a': { position: 'absolute', insetBlock: '-8px -18px', insetInline: 0 },
    // Backgrounds are lost with forced colours.
    '@media (forced-colors: active)': {
      '& .MuiStep-root': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        '&[aria-disabled]': { backgroundColor: 'GrayText' },
      },
    },
  };
  const lines = Math.ceil(count / mostOnLine);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Shares of the steps that are there would move while the HTML is still arriving.
    '& .MuiStep-root': {
      boxSizing: 'border-box',
      flex: 'none',
      minWidth: 0,
      width: `${100 / count}%`,
    },
    '& .MuiStepLabel-label': { overflowWrap: 'anywhere' },
    '& a': {
      display: 'block',
      borderRadius: 4,
      textDecoration: 'none',
    },
    '& a .MuiStepLabel-label': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& a:hover .MuiStepLabel-label': { textDecorationThickness: 2 },
    '& a .MuiStepLabel-root': { cursor: 'pointer' },
    '& .MuiStepIcon-root:not(.Mui-active, .Mui-completed)': { color: text.secondary },
    '& .MuiStepConnector-root:is(.Mui-active, .Mui-completed) > span': {
      borderColor: primary.main,
    },
    '&[data-bar]': bar,
    [theme.breakpoints.down('sm')]: {
      ...bar,
      ...(lines > 1 && {
        '&[data-bar]': {
          flexWrap: 'wrap',
          rowGap: 20,
          '& .MuiStep-root': { width: `${100 / Math.ceil(count / lines)}%` },
          '& a': { insetBlock: -10 },
        },
      }),
    },
  };
});
