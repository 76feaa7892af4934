import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Choice } from '../compiled/question.ts';
import { aboutTyped, trimmed } from '../core/form/typed-text.ts';
import {
  countText,
  useChoiceSearch,
  useLanguage,
  useTexts,
  type WidgetProps,
} from '../engine/widget.ts';
import { SearchBox } from './parts/search/search-box.tsx';
import { takeChoice } from './parts/take-choice.ts';

export default function Search(field: WidgetProps) {
  const texts = useTexts();
  const language = useLanguage();
  const search = useChoiceSearch();
  const read = () => search?.state ?? idle;
  const state = useSyncExternalStore(search?.subscribe ?? subscribeToNothing, read, read);
  // Below a choice that is made, its own list is that of the last search.
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  /** A text that is the answer unless the call under way finds it. */
  const [sought, setSought] = useState<string>();
  const chosen = useChosen(field);
  const found = state.kind === 'found' ? state.choices : [];
  const hasFailed = isTyping && state.kind === 'failed';
  const isSearching = isTyping && state.kind === 'searching';
  const short = countText(texts.searchShort, { count: search?.minTyped ?? '' }, language);

  function type(text: string) {
    setTyping(true);
    setSought(undefined);
    search?.type(text);
  }

  function stopTyping() {
    setTyping(false);
    setSought(undefined);
    search?.close();
  }

  function choose(choice: Choice | null) {
    stopTyping();
    if (choice) search?.remember(choice);
    field.onChange(choice?.value);
  }

  const named = (text: string) =>
    found.find(({ label }) => label.toLowerCase() === trimmed(text).toLowerCase());

  const followSearch = useEffectEvent(() => {
    const isInside = document.activeElement?.id === field.id;
    // The visitor may have made the call again by a button outside the box, which closed the list.
    if (state.kind === 'found' && isTyping && isInside) setOpen(true);
    if (sought === undefined || isSearching) return;
    const meant = named(sought);
    if (meant && meant.disabled === undefined) choose(meant);
    else stopTyping();
  });
  useEffect(() => {
    if (state.kind !== 'idle') followSearch();
  }, [state.kind]);

  // An answer from elsewhere, such as another tab, takes the place of a text that is typed.
  const followAnswer = useEffectEvent(() => {
    if (field.value !== sought) stopTyping();
  });
  useEffect(() => {
    if (field.value !== undefined) followAnswer();
  }, [field.value]);

  // A text that is typed in full is an answer as well once the field is left.
  function leave(typed: string) {
    const meant = named(typed);
    if (field.options.freeText && !meant) {
      const own = trimmed(typed);
      if (isSearching) setSought(own);
      else stopTyping();
      field.onChange(own);
      return undefined;
    }
    switch (state.kind) {
      case 'found':
        return takeChoice(
          typed,
          meant ?? (found.length === 1 ? found[0] : undefined),
          texts,
          choose,
        );
      case 'failed':
        return aboutTyped(texts.notLookedUp, typed);
      case 'short':
        return short;
      default:
        if (state.kind === 'idle') type(typed);
        return texts.choicesLoading;
    }
  }

  return (
    <SearchBox<Choice>
      field={field}
      // It would cover the button that makes the call again.
      open={isOpen && !hasFailed}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={isTyping ? found : chosen ? [chosen] : noChoices}
      value={chosen}
      hasFailed={hasFailed}
      loading={isSearching}
      loadingText={texts.choicesLoading}
      noOptionsText={isTyping && state.kind === 'found' ? texts.noMatches : short}
      isAnnounced
      // The call has filtered them.
      filterOptions={(all) => all}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ value }) => JSON.stringify(value)}
      reasonOf={({ disabled }) => disabled}
      isOptionEqualToValue={(choice, other) => choice.value === other.value}
      onChange={(_, choice) => choose(choice)}
      onType={type}
      waitsAtEnter={isSearching && !field.options.freeText}
      onLeave={leave}
    />
  );
}

const idle = { kind: 'idle' } as const;
const noChoices: Choice[] = [];
const subscribeToNothing = () => () => {};

/**
 * Returns the choice that is the answer; one that was not searched for here is shown by its value. It stays the same
 * object while the answer is the same: MUI writes another one into the input, over the typed text.
 */
function useChosen({ value, choices }: WidgetProps): Choice | null {
  const known = choices.find((choice) => choice.value === value);
  return useMemo(
    () => (value === undefined ? null : (known ?? { value, label: String(value) })),
    [value, known],
  );
}
