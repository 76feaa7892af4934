import { useRef, useState } from 'react';
import { FieldAdvice } from '../../../engine/widget.ts';
import { FocusGroup } from '../focus-group.tsx';
import { ClosedSearchBox } from './closed-search-box.tsx';
import type { SearchProps } from './search-props.ts';
import type { UnfinishedInput } from './unfinished-input.ts';
import { useSearchList } from './use-search-list.ts';

/**
 * A list that opens below an input, which searches it. The list is loaded once the visitor approaches the box, or the page
 * is idle; until then the box alone is shown; text typed into it continues in the list. A text that is left and is no answer
 * goes, with a word about it, or with the message of the rule that is broken without an answer.
 */
export function SearchBox<Option, Multiple extends boolean = false>({
  advice,
  onLeave,
  ...props
}: SearchProps<Option, Multiple>) {
  const { field, loading } = props;
  const { SearchList, approach } = useSearchList();
  const box = useRef<HTMLDivElement>(null);
  const unfinished = useRef<UnfinishedInput>(undefined);
  const [leftOut, setLeftOut] = useState<{ words: string; beside: string }>();
  const answer = JSON.stringify(field.value ?? null);
  // Nothing was left out beside another answer.
  if (leftOut && leftOut.beside !== answer) setLeftOut(undefined);

  function leave(text: string) {
    const words = onLeave(text);
    setLeftOut(words === undefined ? undefined : { words, beside: answer });
  }

  const said = advice || leftOut?.words;
  const adviceId = `${field.id}-advice`;
  const describedBy = [field.describedBy, said && adviceId].filter(Boolean).join(' ');
  const Box = SearchList ?? ClosedSearchBox;
  return (
    <>
      <FocusGroup
        ref={box}
        onLeave={field.onBlur}
        // The list empties its input as it is left, be it for a button beside it.
        onBlurCapture={({ target }) => {
          if (target.id === field.id) leave((target as unknown as HTMLInputElement).value);
        }}
        onPointerEnter={approach}
        onFocus={approach}
        onInput={() => setLeftOut(undefined)}
      >
        <Box<Option, Multiple>
          {...props}
          field={{ ...field, describedBy: describedBy || undefined }}
          onEnter={(text) => {
            // The rows that are still being loaded may have it.
            if (loading) onLeave(text);
            else leave(text);
          }}
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
