import { type CSSObject, styled, type Theme } from '@mui/material/styles';
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
    <Navigation aria-label={texts.steps}>
      <Position id={stepPositionId} data-bar={isBar || undefined}>
        {fill(position, { number: index + 1, total: steps.length })}
      </Position>
      <Steps
        count={steps.length}
        data-bar={isBar || undefined}
        data-many={most >= fewestContinuous || undefined}
      >
        {steps.map((step, at) => {
          const isCompleted = at < index;
          const label = (
            <>
              <Mark aria-hidden data-mark>
                {isCompleted ? <Tick /> : at + 1}
              </Mark>
              <Label data-label>
                <RichTextView text={step.title} />
                {isCompleted && <VisuallyHidden as="span"> {texts.stepCompleted}</VisuallyHidden>}
              </Label>
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
    </Navigation>
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

const Navigation = styled('nav')(({ theme }) => ({
  marginBottom: space.xl,
  [theme.breakpoints.down('sm')]: { marginBottom: space.l },
}));

const Position = styled('p')(({ theme }) => ({
  ...text.small,
  margin: `0 0 ${space.xs}`,
  color: theme.vars?.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { '&:not([data-bar])': { ...visuallyHidden, margin: -1 } },
}));

/** The circle of a step: filled with a tick, filled with a ring around it, or an outline. */
const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  marginInline: 'auto',
  marginBottom: 8,
  border: '2px solid',
  borderColor: theme.vars?.palette.primary.main,
  borderRadius: '50%',
  backgroundColor: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  fontSize: '0.8125rem',
  fontWeight: 600,
  '[aria-current] > &': { boxShadow: ring(theme) },
  '[aria-disabled] > &': {
    borderWidth: 1,
    borderColor: 'currentColor',
    backgroundColor: 'transparent',
    color: theme.vars?.palette.text.secondary,
  },
  // Shadows and backgrounds are lost with forced colours.
  '@media (forced-colors: active)': {
    '[aria-current] > &': { outline: '2px solid', outlineOffset: 2 },
  },
}));

const Label = styled('span')({ overflowWrap: 'anywhere' });

/** A ring with a gap between it and the circle. */
function ring({ vars }: Theme): string {
  return `0 0 0 2px ${vars?.palette.background.paper}, 0 0 0 4px ${vars?.palette.primary.main}`;
}

const Steps = styled('ol', {
  shouldForwardProp: (name) => name !== 'count',
})<{ count: number }>(({ theme, count }) => {
  const { primary, background, text } = (theme.vars ?? theme).palette;
  const bar: CSSObject = {
    columnGap: 4,
    height: 12,
    alignItems: 'center',
    '& [data-mark]': { display: 'none' },
    '& [data-label]': visuallyHidden,
    '& > li': {
      flex: '1 1 0',
      height: 8,
      padding: 0,
      border: `1px solid ${primary.main}`,
      borderRadius: 4,
      backgroundColor: primary.main,
    },
    '& > li + li::before': { content: 'none' },
    '& > [aria-current]': { height: 12, borderRadius: 6 },
    '& > [aria-disabled]': { borderColor: text.secondary, backgroundColor: 'transparent' },
    '&[data-many]': {
      columnGap: 0,
      '& > li': { borderRadius: 0 },
      '& > li:first-of-type': { borderStartStartRadius: 4, borderEndStartRadius: 4 },
      '& > li:last-of-type': { borderStartEndRadius: 4, borderEndEndRadius: 4 },
      '& > [aria-current]': {
        borderStartEndRadius: 6,
        borderEndEndRadius: 6,
        borderInlineStartColor: background.paper,
      },
      '& > [aria-disabled]': { borderInlineWidth: 0 },
      '& > [aria-disabled]:last-of-type': { borderInlineEndWidth: 1 },
    },
    // High enough for a finger.
    '& a': { position: 'absolute', insetBlock: '-18px', insetInline: 0 },
    // Where one part is too narrow, each target has the width of two, in turns above and below.
    [`@media (max-width: ${24 * count + 39}px)`]: {
      '& > li:nth-of-type(odd) a': { insetBlock: '-20px 4px', insetInlineEnd: '-100%' },
      '& > li:nth-of-type(even) a': { insetBlock: '4px -20px', insetInlineEnd: '-100%' },
    },
    // Backgrounds are lost with forced colours.
    '@media (forced-colors: active)': {
      '& > li:not([aria-disabled])': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    },
  };
  return {
    display: 'flex',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      boxSizing: 'border-box',
      flex: 'none',
      minWidth: 0,
      // Shares of the steps that are there would move while the HTML is still arriving.
      width: `${100 / count}%`,
      paddingInline: 4,
      textAlign: 'center',
      ...theme.typography.body2,
      '&[aria-current]': { fontWeight: 600 },
      '&[aria-disabled]': { color: text.secondary },
    },
    // The line from the step before.
    '& > li + li::before': {
      content: '""',
      position: 'absolute',
      top: 13,
      insetInline: 'calc(-50% + 22px) calc(50% + 22px)',
      borderTop: `2px solid ${primary.main}`,
    },
    '& > [aria-disabled]::before': { borderTop: `1px dashed ${text.secondary}` },
    // Its step has the ring.
    '& a': { display: 'block', color: 'inherit', textDecoration: 'none', outline: 'none' },
    '& a [data-label]': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& a:hover [data-label]': { textDecorationThickness: 2 },
    '&[data-bar]': bar,
    [theme.breakpoints.down('sm')]: bar,
  };
});
