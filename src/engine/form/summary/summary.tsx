import { styled } from '@mui/material/styles';
import { type MouseEvent, memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../definition/texts.ts';
import { useLanguage, useTexts } from '../../host.tsx';
import { useStore } from '../../state/use-store.ts';
import { countText } from '../../text/count-text.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { movesLess } from '../../ui/moves-less.ts';
import { space } from '../../ui/tokens.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fieldId, focusQuestion } from '../field/focus-question.ts';
import { hidesProblems, messageAt } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import { summaryLine } from './summary-line.ts';

/**
 * Sums up the messages that a form showed as this was mounted, which takes focus: a line for each, with a link to its
 * field. All lines stay, so that nothing moves while the visitor fixes answers; those of fixed answers say so. Messages
 * that come later are beside their fields alone.
 */
export function Summary({ store }: { store: FormStore }) {
  const texts = useTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const state = useStore(store, (all) => all);
  const [reported] = useState(() =>
    state.reported.map((key = '') => {
      const message = messageAt(state, key) ?? '';
      return { key, message, text: summaryLine(store, key, message, texts) };
    }),
  );
  const [isFirstOfTwo] = useState(() => hidesProblems(state));
  const lines = reported.map(({ key, message, text }, index) => {
    const pointer = state.reported[index];
    if (pointer === undefined) return { key, text, isFixed: true, pointer };
    return {
      key,
      text: summaryLine(store, pointer, message, texts),
      isFixed: messageAt(state, pointer) === undefined,
      pointer: pointer !== '' && store.conditions.isAsked(pointer) ? pointer : undefined,
    };
  });
  const count = lines.filter(({ isFixed }) => !isFixed).length;
  useErrorTitle(count > 0);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  const goTo = (event: MouseEvent, pointer: string) => {
    event.preventDefault();
    focusQuestion(pointer);
  };
  return (
    <SummaryBox
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-count`}
      aria-describedby={`${id}-lines`}
      data-summary
      data-tone={count === 0 ? 'success' : undefined}
    >
      <strong id={`${id}-count`}>
        <Heading
          text={isFirstOfTwo ? texts.problemsFirst : texts.problems}
          count={count}
          total={lines.length}
        />
      </strong>
      <ul id={`${id}-lines`}>
        {lines.map(({ key, text, isFixed, pointer }) => {
          const content = (
            <>
              {unbroken(text)}
              {isFixed && <VisuallyHidden as="span"> {texts.problemFixed}</VisuallyHidden>}
            </>
          );
          return (
            <li key={key} data-fixed={isFixed || undefined}>
              {isFixed && (
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d="m5 12.5 4.5 4.5L19 7.5" />
                </svg>
              )}
              {pointer === undefined ? (
                <span>{content}</span>
              ) : (
                <a href={`#${fieldId(pointer)}`} onClick={(event) => goTo(event, pointer)}>
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </SummaryBox>
  );
}

/** Brings the summary, which has the focus, into sight from where the visitor is. */
export function scrollToSummary(): void {
  const box = document.activeElement;
  if (!box?.matches('[data-summary]')) return;
  box.scrollIntoView({
    behavior: movesLess() ? 'instant' : 'smooth',
    block: box.clientHeight < window.innerHeight ? 'nearest' : 'start',
  });
}

interface HeadingProps {
  /** What it says of a count, which replaces the word in braces. */
  text: string;
  count: number;
  total: number;
}

/** Says how many lines are not fixed. It has the height of its highest text, so that none of them moves the page. */
const Heading = memo(function Heading({ text, count, total }: HeadingProps) {
  const texts = useTexts();
  const language = useLanguage();
  const counts = Array.from({ length: total + 1 }, (_, position) => position);
  return counts.map((one) => (
    <span key={one} aria-hidden={one !== count || undefined}>
      {one === 0 ? texts.problemsFixed : countText(text, { count: one }, language)}
    </span>
  ));
});

/** Lets the title of the tab begin with the word for errors, before focus moves and is announced. */
function useErrorTitle(isWrong: boolean): void {
  const texts = useTexts();
  useLayoutEffect(() => {
    if (!isWrong) return;
    const before = document.title;
    const title = fill(texts.errorTitle, { title: before });
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [isWrong, texts]);
}

/** The box around a summary. */
export const SummaryBox = styled(MessageBox)(({ theme }) => ({
  boxSizing: 'border-box',
  // The fields glide out from below it.
  position: 'relative',
  zIndex: 1,
  backgroundColor: theme.vars?.palette.background.paper,
  margin: `0 0 ${space.l}`,
  scrollMarginTop: space.l,
  '& > strong': { display: 'grid', alignItems: 'start', textWrap: 'balance' },
  '& > strong > *': { gridArea: '1 / 1' },
  '& > strong > [aria-hidden]': { visibility: 'hidden' },
  '& > ul': { margin: `${space.xs} 0 0`, paddingInlineStart: 20 },
  '& > ul > li': { position: 'relative' },
  '& > ul > [data-fixed]': {
    listStyle: 'none',
    color: theme.vars?.palette.text.secondary,
    '& > a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  },
  '& svg': {
    position: 'absolute',
    insetInlineStart: -20,
    // In the middle of the first line, however large the text is.
    top: 'calc(0.75em - 4px)',
    width: 16,
    height: 16,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& > ul > li > :is(a, span)': {
    display: 'block',
    width: 'fit-content',
    minHeight: 24,
    padding: `${space.xs} 0`,
    color: 'inherit',
    overflowWrap: 'anywhere',
  },
}));
