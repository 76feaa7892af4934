import { type FocusEvent, useRef } from 'react';
import { ClosedSearchBox } from './closed-search-box.tsx';
import { FocusGroup } from './focus-group.tsx';
import type { SearchProps } from './search-props.ts';
import type { UnfinishedInput } from './unfinished-input.ts';
import { useSearchList } from './use-search-list.ts';

/**
 * A list that opens below an input, which searches it. The list is loaded once the visitor approaches the box, or the page
 * is idle; until then the box alone is shown; text typed into it continues in the list.
 */
export function SearchBox<Option, Multiple extends boolean = false>(
  props: SearchProps<Option, Multiple>,
) {
  const { field, onLeave } = props;
  const { SearchList, approach } = useSearchList();
  const box = useRef<HTMLDivElement>(null);
  const unfinished = useRef<UnfinishedInput>(undefined);

  function leave({ target }: FocusEvent<HTMLElement>) {
    onLeave?.(target.id === field.id ? (target as HTMLInputElement).value : undefined);
    field.onBlur();
  }

  const Box = SearchList ?? ClosedSearchBox;
  return (
    <FocusGroup ref={box} onLeave={leave} onPointerEnter={approach} onFocus={approach}>
      <Box<Option, Multiple> {...props} box={box} unfinished={unfinished} />
    </FocusGroup>
  );
}
