import { type FocusEvent, useRef, useState } from 'react';
import { fill } from '../../definition/texts.ts';
import { FieldAdvice, useTexts } from '../../engine/widget.ts';
import { ClosedSearchBox } from './closed-search-box.tsx';
import { FocusGroup } from './focus-group.tsx';
import type { SearchProps } from './search-props.ts';
import type { UnfinishedInput } from './unfinished-input.ts';
import { useSearchList } from './use-search-list.ts';

/**
 * A list that opens below an input, which searches it. The list is loaded once the visitor approaches the box, or the page
 * is idle; until then the box alone is shown; text typed into it continues in the list. A text that is left and is no answer
 * goes, with a word about it.
 */
export function SearchBox<Option, Multiple extends boolean = false>({
  advice,
  ...props
}: SearchProps<Option, Multiple>) {
  const { field, onLeave } = props;
  const texts = useTexts();
  const { SearchList, approach } = useSearchList();
  const box = useRef<HTMLDivElement>(null);
  const unfinished = useRef<UnfinishedInput>(undefined);
  const [leftOut, setLeftOut] = useState<{ text: string; beside: unknown }>();

  function leaveText(text: string): boolean {
    const isKept = onLeave(text);
    setLeftOut(isKept ? undefined : { text, beside: field.value });
    return isKept;
  }

  function leave({ target }: FocusEvent<HTMLElement>) {
    if (target.id === field.id) leaveText((target as HTMLInputElement).value);
    field.onBlur();
  }

  // Another answer has its own box, and nothing left out beside it.
  const isLeftOut = leftOut !== undefined && leftOut.beside === field.value;
  const said = advice || (isLeftOut && fill(texts.notInList, { text: leftOut.text }));
  const adviceId = `${field.id}-advice`;
  const describedBy = [field.describedBy, said && adviceId].filter(Boolean).join(' ');
  const Box = SearchList ?? ClosedSearchBox;
  return (
    <>
      <FocusGroup
        ref={box}
        onLeave={leave}
        onPointerEnter={approach}
        onFocus={approach}
        onInput={() => setLeftOut(undefined)}
      >
        <Box<Option, Multiple>
          {...props}
          field={{ ...field, describedBy: describedBy || undefined }}
          onLeave={leaveText}
          box={box}
          unfinished={unfinished}
        />
      </FocusGroup>
      <FieldAdvice field={field} id={adviceId}>
        {said}
      </FieldAdvice>
    </>
  );
}
