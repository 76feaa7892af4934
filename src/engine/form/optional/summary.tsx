import { styled } from '@mui/material/styles';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../definition/texts.ts';
import { useLanguage, useTexts } from '../../host.tsx';
import { MessageBox } from '../../message-box.ts';
import { countText } from '../../text/count-text.ts';
import { useStore } from '../../use-store.ts';
import { focusFirstInvalid, visibly } from '../focus.ts';
import { messageAt, messagePointers } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import { summaryLine } from './summary-line.ts';

/**
 * Sums up the messages that a form showed as this was mounted, which takes focus: a line for each, with a link to its
 * field. What is mended loses its line. The box keeps its height, so that nothing moves under the hands of who mends.
 */
export function Summary({ store }: { store: FormStore }) {
  const texts = useTexts();
  const language = useLanguage();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const state = useStore(store, (all) => all);
  const [pointers] = useState(() => messagePointers(state));
  const lines = pointers.flatMap((pointer) => {
    const message = messageAt(state, pointer);
    return message === undefined ? [] : [{ pointer, message }];
  });
  const isMended = lines.length === 0;
  useErrorTitle(!isMended);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.minHeight = `${element.offsetHeight}px`;
    element.focus();
  }, []);
  const goTo = (event: MouseEvent, pointer: string) => {
    event.preventDefault();
    focusField(idOf(pointer));
  };
  return (
    <Box
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-count`}
      aria-describedby={`${id}-lines`}
      data-summary
      data-mended={isMended || undefined}
    >
      <strong id={`${id}-count`}>
        {countText(texts.problems, { count: lines.length }, language)}
      </strong>
      <ul id={`${id}-lines`}>
        {lines.map(({ pointer, message }) => (
          <li key={pointer}>
            {pointer === '' ? (
              message
            ) : (
              <a href={`#${idOf(pointer)}`} onClick={(event) => goTo(event, pointer)}>
                {summaryLine(store, pointer, message, texts)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Moves focus to what is wrong in the field of an id. A list has only its button, which stands below its items. */
function focusField(id: string): void {
  const own = document.getElementById(id);
  const cell = document.getElementById(`${id}-note`)?.parentElement;
  if (cell && !own?.matches('[data-add]')) focusFirstInvalid(cell);
  else own?.focus(visibly);
}

/** As RJSF names the elements of fields, see `globalFormOptions`. */
const idOf = (pointer: string) => `field${pointer}`;

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

const Box = styled(MessageBox)({
  boxSizing: 'border-box',
  margin: '0 0 24px',
  scrollMarginTop: 16,
  // Nothing is scrolled for a line that moves within the box.
  overflowAnchor: 'none',
  '&[data-mended]': { visibility: 'hidden' },
  '& > ul': { margin: '6px 0 0', padding: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-block',
    minHeight: 24,
    padding: '3px 0',
    color: 'inherit',
    overflowWrap: 'anywhere',
  },
});
