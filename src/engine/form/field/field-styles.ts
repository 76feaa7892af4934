import type { Interpolation, Theme } from '@mui/material/styles';
import { messageSign } from '../../ui/message-sign.ts';
import { space, target, text, weight } from '../../ui/tokens.ts';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import { fieldClasses, sharedWidths } from './field-classes.ts';

/** The widths of answers that need less than their row. */
const answerWidths = { short: '13rem', medium: '26rem' };

/** Matches a note with a message. */
const wrongNote = `.${fieldClasses.note}[data-error]`;

/** Matches what stands above the room that is reserved for messages, if that is empty. */
const aboveRoom = `:has(+ .${fieldClasses.note}:empty)`;

/** The room of a message of one line. */
const messageRow = `minmax(${text.caption.lineHeight}, auto)`;

/**
 * The styles of a form and of all its fields: elements with styles of their own take several times as long to render, and a
 * form has hundreds of them.
 */
export const fieldStyles: Interpolation<Theme> = (theme) => ({
  '.form': {
    [`& .${fieldClasses.cell}`]: {
      gridColumn: '1 / -1',
      position: 'relative',
      minWidth: 0,
      // A rule beside the whole question shows what its message belongs to, and moves nothing.
      [`&:has(> ${wrongNote}, > :is(div, fieldset) > ${wrongNote})::before`]: {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(-1 * ${space.m})`,
        borderInlineStart: `3px solid ${theme.vars?.palette.error.main}`,
      },
      // A link of the summary scrolls it to where the keyboard of a phone does not cover it.
      scrollMarginTop: '25vh',
      // Answers of one line are aligned with their labels, whatever their script. Right-to-left pages mirror this.
      '& input': { textAlign: 'left' },
      // The label above and the message below come into sight with the input.
      '& :is(input, select, textarea)': { scrollMarginBlock: '40px 48px' },
      [theme.breakpoints.up('sm')]: Object.fromEntries(
        Object.entries(sharedWidths).map(([width, span]) => [
          `&[data-width="${width}"]`,
          {
            gridColumn: `span ${span}`,
            // Two rows, the labels and all below them, so that inputs stand on a line where one label takes two.
            gridRow: 'span 2',
            display: 'grid',
            grid: 'subgrid / minmax(0, 1fr)',
            rowGap: 0,
            '& > :first-of-type': { alignSelf: 'end' },
          },
        ]),
      ),
    },
    // Read-only fields have the background of the page, a faint edge, and no icons that seem to open a list or calendar.
    '& [data-read-only]': {
      '--edge': theme.vars?.palette.divider,
      '--mui-palette-background-paper': theme.vars?.palette.background.default,
      '@media (forced-colors: active)': { '--edge': 'GrayText' },
      '& :is([data-ring], [data-chosen])': {
        '--mui-palette-primary-main': theme.vars?.palette.text.secondary,
      },
      '& .MuiInputBase-root svg, & ::-webkit-calendar-picker-indicator': { display: 'none' },
    },
    ...Object.fromEntries(
      Object.entries(answerWidths).map(([width, maxWidth]) => [
        `& [data-width="${width}"] > :not(.${fieldClasses.label}, .${fieldClasses.hint}, .${fieldClasses.note})`,
        { maxWidth },
      ]),
    ),
    [`& .${fieldClasses.label}`]: {
      ...text.label,
      marginBottom: space.xs,
      fontWeight: weight.label,
    },
    [`& .${fieldClasses.hint}`]: {
      ...text.small,
      margin: `0 0 ${space.xs}`,
      color: theme.vars?.palette.text.secondary,
      overflowWrap: 'anywhere',
      '& > p': { margin: 0 },
      '& > p:has(> strong)': { display: 'grid' },
      '& [data-gone]': { visibility: 'hidden' },
    },
    // A box has its own label, which begins behind the tick and has room around it.
    [`& label + .${fieldClasses.hint}`]: {
      marginBlockStart: `calc(-1 * ${space.s})`,
      marginInlineStart: target - 12,
    },
    // Several questions follow it.
    [`& .${fieldClasses.group} > .${fieldClasses.hint}, & .${fieldClasses.hint}:has(+ .${fieldClasses.grid})`]:
      { marginBottom: space.m },
    [`& .${fieldClasses.mark}`]: { color: theme.vars?.palette.text.secondary, fontWeight: 400 },
    [`& .${fieldClasses.marks}`]: {
      ...text.small,
      margin: `0 0 ${space.m}`,
      color: theme.vars?.palette.text.secondary,
    },
    // One line is reserved while there is no message. It is nearer to its input than to the label that follows.
    [`& .${fieldClasses.note}`]: {
      ...text.small,
      display: 'grid',
      gridTemplateRows: messageRow,
      marginTop: space.xs,
      color: theme.vars?.palette.text.secondary,
      overflowWrap: 'anywhere',
      '& > em': {
        ...text.caption,
        fontStyle: 'normal',
        color: theme.vars?.palette.text.primary,
      },
    },
    // It is nearer to the last of some boxes to tick, which has room around it, than to the question that follows.
    [`& [role="group"]:has(> label [type="checkbox"]) + .${fieldClasses.note} > em`]: {
      position: 'relative',
      top: `calc(-1 * ${space.s})`,
    },
    [`& .${fieldClasses.note} > *, & .${fieldClasses.hint} > p:has(> strong) > *`]: {
      gridArea: '1 / 1',
    },
    [`& :is(.${fieldClasses.note}, .${fieldClasses.hint} > p) > strong`]: {
      ...messageSign,
      fontWeight: 'inherit',
      color: theme.vars?.palette.error.main,
    },
  },
  [`.${fieldClasses.grid}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space.l,
    rowGap: space.s,
  },
  [`.${fieldClasses.group}`]: {
    margin: `${space.l} 0`,
    padding: 0,
    border: 0,
    minWidth: 0,
    '& > legend': {
      ...text.group,
      padding: 0,
      marginBottom: space.m,
      fontWeight: weight.heading,
    },
    [`& > legend:has(+ .${fieldClasses.hint})`]: { marginBottom: space.xs },
  },
  // The first group of a grid needs no room above it. Emotion warns of ":first-child".
  [`.${fieldClasses.grid} > .${fieldClasses.group}:not(* + *), .${fieldClasses.grid} > .${fieldClasses.cell}:not(* + *) > .${fieldClasses.group}`]:
    { marginTop: 0 },
  // What is said of choices that are not there.
  '.choices-status': {
    ...text.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    color: theme.vars?.palette.text.secondary,
    [`&${aboveRoom}, *${aboveRoom} > &`]: {
      marginBottom: `calc(-1 * (${space.xs} + ${text.caption.lineHeight}))`,
    },
    '&[data-group]': { ...text.body, minHeight: target, marginBottom: 0, '--ring-offset': '4px' },
    '&[data-hidden]': visuallyHidden,
    '& > button': {
      minHeight: target,
      marginInline: `calc(-1 * ${space.s})`,
      padding: `0 ${space.s}`,
      border: 0,
      background: 'none',
      color: theme.vars?.palette.primary.main,
      font: 'inherit',
      fontWeight: weight.label,
      textDecoration: 'underline',
      cursor: 'pointer',
      '--ring-offset': '-4px',
    },
  },
  // Smaller than the one around it.
  [`fieldset .${fieldClasses.group} > legend`]: text.body,
});
